import Bookmark from 'lucide-react/icons/bookmark'
import Search from 'lucide-react/icons/search'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import type { Filtro } from './filtro.ts'
import { type Nomes, nomesDasEscolhas } from './nomes.ts'

type Props = { nomes: Nomes; filtro: Filtro }

/** A filter as badges. */
export const FiltroTags = ({ nomes, filtro }: Props) => {
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
