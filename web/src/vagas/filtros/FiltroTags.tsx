import Bookmark from 'lucide-react/icons/bookmark'
import Search from 'lucide-react/icons/search'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import type { useNomes_query$key } from './__generated__/useNomes_query.graphql.ts'
import type { Filtro } from './filtro.ts'
import { nomesDasEscolhas } from './nomes.ts'
import { useNomes } from './useNomes.ts'

type Props = { queryRef: useNomes_query$key; filtro: Filtro }

/** A filter as badges. */
export const FiltroTags = ({ queryRef, filtro }: Props) => {
  const nomes = useNomes(queryRef)
  const busca = filtro.busca.trim()
  return (
    <Cluster as="ul">
      {nomesDasEscolhas(filtro, nomes).map(nome => (
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
