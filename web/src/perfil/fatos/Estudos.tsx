import { graphql, useFragment } from 'react-relay'
import { objetivos } from '../../sessao/cadastro/objetivos.ts'
import type { Estudos_usuario$key } from './__generated__/Estudos_usuario.graphql.ts'
import { Fato } from './Fato.tsx'

/** The studies of a student, and the objective. */
export const Estudos = ({ usuarioRef }: { usuarioRef: Estudos_usuario$key }) => {
  const { curso, periodoDeInicio, objetivoPrincipal } = useFragment(
    graphql`
      fragment Estudos_usuario on Usuario @throwOnFieldError {
        curso
        periodoDeInicio
        objetivoPrincipal
      }
    `,
    usuarioRef,
  )
  return (
    <>
      <Fato nome="Curso">{curso}</Fato>
      <Fato nome="Período de início">{periodoDeInicio}</Fato>
      <Fato nome="Objetivo principal">{objetivos.find(({ value }) => value === objetivoPrincipal)?.label}</Fato>
    </>
  )
}
