import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { toastError } from '../../ui/overlay/toast.ts'
import type { Mover_entrada$key } from './__generated__/Mover_entrada.graphql.ts'
import { useSalvarEntrada } from './useSalvarEntrada.ts'

const fragment = graphql`
  fragment Mover_entrada on EntradaDeLista {
    codigo
    lista
    nome
    posicao
  }
`

const passos = { cima: [-1, ArrowUp], baixo: [1, ArrowDown] } as const
type Para = keyof typeof passos

type Props = {
  entradaRef: Mover_entrada$key
  /** Nothing follows that it could change places with. */
  ultima: boolean
}

/** Changes places with the neighbour above or below. The row moves, and the focus stays on the pressed button. */
export const Mover = ({ entradaRef, ultima }: Props) => {
  const { codigo, lista, nome, posicao } = useFragment(fragment, entradaRef)
  const [salvar, busy] = useSalvarEntrada()
  const [root, keep] = useFocusAfter(posicao)
  if (posicao === null || posicao === undefined) return null
  const mover = (para: Para) => {
    keep(para)
    salvar({ lista, entrada: codigo, posicao: posicao + passos[para][0] }, { onRecusa: tellRecusa })
  }
  const isEnd = { cima: posicao === 1, baixo: ultima }
  return (
    <div ref={root}>
      <Cluster gap="none">
        {(Object.keys(passos) as Para[]).map(para => (
          <Passo
            key={para}
            para={para}
            label={`Mover ${nome} para ${para}`}
            inert={isEnd[para] || busy}
            onPress={() => mover(para)}
          />
        ))}
      </Cluster>
    </div>
  )
}

type PassoProps = { para: Para; label: string; inert: boolean; onPress: () => void }

/** Not `disabled`: the focus stays on the button at the end of the list. */
const Passo = ({ para, label, inert, onPress }: PassoProps) => {
  const [, Icon] = passos[para]
  return (
    <IconButton
      data-para={para}
      label={label}
      icon={<Icon size={18} />}
      aria-disabled={inert}
      onClick={inert ? undefined : onPress}
    />
  )
}

const tellRecusa = ({ mensagem, campos }: { mensagem: string | null; campos: Partial<Record<string, string>> }) =>
  toastError('Não foi possível mudar a ordem', mensagem ?? Object.values(campos).join(' '))

/** A row that moves within the page loses the focus: the button that was pressed gets it back. */
function useFocusAfter(posicao: number | null | undefined) {
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef<Para>(null)
  useEffect(() => {
    if (pressed.current === null) return
    root.current?.querySelector<HTMLElement>(`[data-para="${pressed.current}"]`)?.focus()
    pressed.current = null
  }, [posicao])
  return [root, (para: Para) => (pressed.current = para)] as const
}
