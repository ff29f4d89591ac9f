import { graphql, useFragment } from 'react-relay'
import { Tag } from '../ui/text/Tag.tsx'
import type { TipoTag_vaga$key } from './__generated__/TipoTag_vaga.graphql.ts'
import { tipos } from './tipos.ts'

/** The type of a vaga. */
export const TipoTag = ({ vagaRef }: { vagaRef: TipoTag_vaga$key }) => {
  const { tipo, nomeDoTipo } = useFragment(
    graphql`
      fragment TipoTag_vaga on Vaga @throwOnFieldError {
        tipo
        nomeDoTipo
      }
    `,
    vagaRef,
  )
  return <Tag tone={tipos[tipo].tone}>{nomeDoTipo ?? tipos[tipo].nome}</Tag>
}
