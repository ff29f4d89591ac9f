import Bookmark from 'lucide-react/icons/bookmark'
import Search from 'lucide-react/icons/search'
import { graphql, useFragment } from 'react-relay'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import type { FiltroTags_query$key } from './__generated__/FiltroTags_query.graphql.ts'
import type { Filtro } from './filtro.ts'
import { nomesDasEscolhas } from './nomes.ts'

type Props = { queryRef: FiltroTags_query$key; filtro: Filtro }

/** A filter as badges. */
export const FiltroTags = ({ queryRef, filtro }: Props) => {
  const { departamentos } = useFragment(
    graphql`
      fragment FiltroTags_query on Query {
        departamentos @catch(to: NULL) {
          codigo
          nome
        }
      }
    `,
    queryRef,
  )
  const departamento = departamentos?.find(({ codigo }) => codigo === filtro.codigoDoDepartamento)?.nome
  const busca = filtro.busca.trim()
  return (
    <Cluster as="ul">
      {nomesDasEscolhas(filtro, departamento).map(nome => (
        <li key={nome}>
          <Tag>{nome}</Tag>
        </li>
      ))}
      {busca ? (
        <li>
          <Tag icon={<Search size={16} aria-hidden="true" />}>{`“${busca}”`}</Tag>
        </li>
      ) : null}
      {filtro.salvas ? (
        <li>
          <Tag icon={<Bookmark size={16} aria-hidden="true" />}>Salvas</Tag>
        </li>
      ) : null}
    </Cluster>
  )
}
