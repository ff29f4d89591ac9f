import Keyboard from 'lucide-react/icons/keyboard'
import { useState } from 'react'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import * as styles from './AtalhosButton.css.ts'
import { atalhosLigados, ligarAtalhos, useAtalhos } from './useAtalhos.ts'

type Props = {
  /** The keys to the previous and to the next candidate here. */
  setas: readonly [anterior: string, proximo: string]
}

const daPessoa = [
  [['1', '…', '5'], 'dar a nota'],
  [['0'], 'tirar a nota'],
  [['e'], 'nova etiqueta'],
  [['m'], 'mover, com confirmação'],
  [['c'], 'conversa'],
  [['n'], 'anotação'],
] as const

/** Lists the keys, also by `?`, and turns those of one character off. Not on a phone, which has no keyboard. */
export const AtalhosButton = ({ setas: [anterior, proximo] }: Props) => {
  const [open, setOpen] = useState(false)
  useAtalhos({ '?': () => setOpen(true) })
  const teclas = [
    [[proximo, 'j'], 'próximo candidato'],
    [[anterior, 'k'], 'candidato anterior'],
    [['s'], 'próximo sem nota'],
    ...daPessoa,
    [['Esc'], 'sair do campo'],
    [['?'], 'esta lista'],
  ] as const
  return (
    <span className={styles.root}>
      <IconButton
        label="Atalhos do teclado"
        icon={<Keyboard size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title="Atalhos do teclado">
        <Stack>
          <dl className={styles.lista}>
            {teclas.map(([keys, faz]) => (
              <div key={faz} className={styles.linha}>
                <dt className={styles.teclas}>{keys.map(key => (key === '…' ? key : <kbd key={key}>{key}</kbd>))}</dt>
                <dd>{faz}</dd>
              </div>
            ))}
          </dl>
          <Ligados />
        </Stack>
      </Dialog>
    </span>
  )
}

const Ligados = () => {
  const [ligados, setLigados] = useState(atalhosLigados)
  const handleChange = (next: boolean) => {
    ligarAtalhos(next)
    setLigados(next)
  }
  return (
    <Checkbox
      label="Usar as teclas de letras e números"
      hint="Neste navegador. As setas continuam."
      checked={ligados}
      onChange={event => handleChange(event.target.checked)}
    />
  )
}
