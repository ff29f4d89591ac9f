import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { useRouteExists } from '../ui/routeExists.ts'
import { TextLink } from '../ui/TextLink.tsx'
import type { VagaAutor_vaga$key } from './__generated__/VagaAutor_vaga.graphql.ts'
import { Autor } from './Autor.tsx'

/** Who published a vaga, linking to their profile, and how long ago. */
export const VagaAutor = ({ vagaRef }: { vagaRef: VagaAutor_vaga$key }) => {
  const { autor, criadaEm } = useFragment(
    graphql`
      fragment VagaAutor_vaga on Vaga @throwOnFieldError {
        criadaEm
        autor {
          codigo
          nome
          avatar
        }
      }
    `,
    vagaRef,
  )
  const nome = autor?.nome ?? 'Autor desconhecido'
  const perfil = autor ? paths.perfil(autor.codigo) : null
  const routeExists = useRouteExists()
  return (
    <Autor nome={autor?.nome} avatar={autor?.avatar} criadaEm={criadaEm}>
      {perfil && routeExists(perfil) ? (
        <TextLink to={perfil} look="plain">
          {nome}
        </TextLink>
      ) : (
        nome
      )}
    </Autor>
  )
}
