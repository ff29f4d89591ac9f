import { graphql, useFragment } from 'react-relay'
import type { VagaLugar_vaga$key } from './__generated__/VagaLugar_vaga.graphql.ts'
import { Lugar } from './Lugar.tsx'

/** Department and location of a vaga. */
export const VagaLugar = ({ vagaRef }: { vagaRef: VagaLugar_vaga$key }) => {
  const { departamento, local } = useFragment(
    graphql`
      fragment VagaLugar_vaga on Vaga @throwOnFieldError {
        local
        departamento {
          nome
        }
      }
    `,
    vagaRef,
  )
  return <Lugar departamento={departamento?.nome} local={local} />
}
