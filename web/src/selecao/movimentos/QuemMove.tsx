import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { type EmSelecao, nomeDe } from '../etapa.ts'
import * as styles from './QuemMove.css.ts'

/** Named at once; the others on demand. */
const atFirst = 5

type Props = {
  candidatos: readonly EmSelecao[]
  /** Takes one out of the move; not offered for the last. */
  onTirar: (id: string) => void
}

/** Names everybody that a move changes, so that nobody is moved unseen. */
export const QuemMove = ({ candidatos, onTirar }: Props) => {
  const root = useRef<HTMLUListElement>(null)
  const [todos, setTodos] = useState(false)
  const shown = todos ? candidatos : candidatos.slice(0, atFirst)
  const mais = candidatos.length - shown.length
  const tirar = (id: string) => {
    onTirar(id)
    // The pressed button is gone: keep the focus in the list.
    root.current?.focus()
  }
  return (
    <ul ref={root} tabIndex={-1} aria-label="Quem será movido" className={styles.root}>
      {shown.map(candidato => (
        <li key={candidato.id} className={styles.pessoa}>
          {nomeDe(candidato)}
          {candidatos.length > 1 ? (
            <IconButton
              label={`Tirar ${nomeDe(candidato)}`}
              icon={<X size={16} />}
              onClick={() => tirar(candidato.id)}
            />
          ) : null}
        </li>
      ))}
      {mais > 0 ? (
        <li>
          <Button look="secondary" shape="compact" onClick={() => setTodos(true)}>
            {`mais ${mais}`}
          </Button>
        </li>
      ) : null}
    </ul>
  )
}
