import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import { useEffect } from 'react'
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { toastError } from '../../ui/overlay/toast.ts'
import type { SalvarVaga_vaga$key } from './__generated__/SalvarVaga_vaga.graphql.ts'
import { isSalva, keepSalvas, onSalvasDeFora } from './salvas.ts'

/** The bookmark: a client-only field of the store, so that every view of the vaga updates, kept in local storage (salvas.ts). */
export const SalvarVaga = ({ vagaRef }: { vagaRef: SalvarVaga_vaga$key }) => {
  const { id, titulo, ...vaga } = useFragment(
    graphql`
      fragment SalvarVaga_vaga on Vaga {
        id
        titulo
        salva
      }
    `,
    vagaRef,
  )
  const salva = vaga.salva ?? isSalva(id)
  const environment = useRelayEnvironment()
  useEffect(() => {
    const follow = () => {
      if (isSalva(id) !== salva) showSalva(environment, id)
    }
    // Another tab or device may have changed it while this card was not mounted.
    follow()
    return onSalvasDeFora(follow)
  }, [environment, id, salva])
  const handleClick = () => {
    keepSalvas([id], !salva)
    // Not `!salva`: the browser may have refused to store it.
    showSalva(environment, id)
    if (isSalva(id) === salva) toastError('Não foi possível salvar', 'Este navegador não deixa o site guardar nada.')
  }
  return (
    <IconButton
      label={`Salvar ${titulo ?? 'oportunidade'}`}
      icon={salva ? <BookmarkCheck size={20} aria-hidden="true" /> : <Bookmark size={20} aria-hidden="true" />}
      aria-pressed={salva}
      onClick={handleClick}
    />
  )
}

/** Writes the record by id: no single query field leads to a vaga on every page. */
const showSalva = (environment: IEnvironment, id: string): void =>
  commitLocalUpdate(environment, store => store.get(id)?.setValue(isSalva(id), 'salva'))
