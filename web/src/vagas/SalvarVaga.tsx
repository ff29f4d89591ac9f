import { Bookmark, BookmarkCheck } from 'lucide-react'
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { IconButton } from '../ui/IconButton.tsx'
import type { SalvarVaga_vaga$key } from './__generated__/SalvarVaga_vaga.graphql.ts'
import { isSalva, keepSalva } from './salvas.ts'

/** The bookmark: a field that only the store knows, so that every view of the vaga follows, kept over reloads. */
export const SalvarVaga = ({ vagaRef }: { vagaRef: SalvarVaga_vaga$key }) => {
  const environment = useRelayEnvironment()
  const vaga = useFragment(
    graphql`
      fragment SalvarVaga_vaga on Vaga {
        id
        titulo
        salva
      }
    `,
    vagaRef,
  )
  const salva = vaga.salva ?? isSalva(vaga.id)
  const handleClick = () => {
    keepSalva(vaga.id, !salva)
    commitLocalUpdate(environment, store => store.get(vaga.id)?.setValue(!salva, 'salva'))
  }
  return (
    <IconButton
      label={`Salvar ${vaga.titulo ?? 'oportunidade'}`}
      icon={salva ? <BookmarkCheck size={20} aria-hidden="true" /> : <Bookmark size={20} aria-hidden="true" />}
      aria-pressed={salva}
      onClick={handleClick}
    />
  )
}
