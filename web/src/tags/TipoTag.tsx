import { graphql, useFragment } from 'react-relay'
import { Tag } from '../ui/text/Tag.tsx'
import type { TipoTag_vaga$key } from './__generated__/TipoTag_vaga.graphql.ts'
import { tipos } from './tipos.ts'

/** The type of a vaga; nothing for a draft without one. */
export const TipoTag = ({ vagaRef }: { vagaRef: TipoTag_vaga$key }) => {
  const { tipo, nomeDoTipo, status } = useFragment(
    graphql`
      fragment TipoTag_vaga on Vaga @throwOnFieldError {
        tipo
        nomeDoTipo
        status
      }
    `,
    vagaRef,
  )
  if (status === 'RASCUNHO' && nomeDoTipo === null) return null
  return <Tag tone={tipos[tipo].tone}>{nomeDoTipo ?? tipos[tipo].nome}</Tag>
}
