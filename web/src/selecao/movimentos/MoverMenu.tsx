import ChevronDown from 'lucide-react/icons/chevron-down'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { etapas } from '../../candidaturas/candidatura/etapas.ts'
import { Button } from '../../ui/form/Button.tsx'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { positionAt } from '../../ui/overlay/position.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { destinosDe, type EmSelecao, type Etapa, isDecisao, nomeDe } from '../etapa.ts'
import * as styles from './MoverMenu.css.ts'

/** With null the dialog asks for the etapa and a palavra. */
export type Mover = (candidato: EmSelecao, para: Etapa | null) => void

type Props = {
  candidato: EmSelecao
  /** A move is in flight. */
  busy: boolean
  onMover: Mover
  /** 'icon': without words, for a row. */
  shape?: 'compact' | 'icon'
}

/** The etapas that a candidate can move to. An item that ends in '…' opens the dialog. */
export const MoverMenu = ({ candidato, busy, onMover, shape = 'compact' }: Props) => {
  // The candidate as the menu shows it: a move by another professor must not put another item below the pointer, and is
  // refused by its `versao`.
  const [aberto, setAberto] = useState<EmSelecao | null>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const mostrado = aberto ?? candidato
  const destinos = destinosDe([mostrado])
  if (destinos.length === 0) return null
  const open = aberto !== null
  const setOpen = (next: boolean) => setAberto(next ? candidato : null)
  const fechar = () => {
    setOpen(false)
    anchor.current?.querySelector('button')?.focus()
  }
  const escolher = (para: Etapa | null) => {
    fechar()
    onMover(mostrado, para)
  }
  const nome = nomeDe(candidato)
  return (
    <span ref={anchor}>
      <OpenButton nome={nome} open={open} busy={busy} onOpen={setOpen} shape={shape} />
      {open
        ? createPortal(
            <Menu anchor={anchor} nome={nome} onClose={fechar} onLeave={() => setOpen(false)}>
              {[...destinos, null].map(para => (
                <Item key={para} para={para} onClick={() => escolher(para)} />
              ))}
            </Menu>,
            document.body,
          )
        : null}
    </span>
  )
}

type OpenButtonProps = {
  nome: string
  open: boolean
  busy: boolean
  onOpen: (open: boolean) => void
  shape: 'compact' | 'icon'
}

const OpenButton = ({ nome, open, busy, onOpen, shape }: OpenButtonProps) => {
  const menu = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-busy': busy || undefined,
    'aria-disabled': busy || undefined,
    onClick: () => !busy && onOpen(!open),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || busy) return
      event.preventDefault()
      onOpen(true)
    },
  } as const
  if (shape === 'icon')
    return <IconButton label={`Mover para… (${nome})`} icon={<EllipsisVertical size={20} />} {...menu} />
  return (
    <Button look="secondary" shape="compact" busy={busy} {...menu}>
      <span>
        Mover para…<VisuallyHidden>{` (${nome})`}</VisuallyHidden>
      </span>
      <ChevronDown size={16} aria-hidden="true" />
    </Button>
  )
}

const Item = ({ para, onClick }: { para: Etapa | null; onClick: () => void }) => (
  <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onClick}>
    {para ? `${etapas[para].label}${isDecisao(para) ? '…' : ''}` : 'Com mensagem…'}
  </button>
)

type MenuProps = {
  anchor: { readonly current: HTMLElement | null }
  nome: string
  /** Closes and restores the focus. */
  onClose: () => void
  /** Closes without moving the focus, which is elsewhere already. */
  onLeave: () => void
  children: ReactNode
}

/** Rendered in a portal, because the board would clip it. */
const Menu = ({ anchor, nome, onClose, onLeave, children }: MenuProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!ref.current || !anchor.current) return
    positionAt(ref.current, anchor.current.getBoundingClientRect())
    ref.current.querySelector('button')?.focus({ preventScroll: true })
  }, [anchor])
  useLeave(ref, anchor, onLeave)
  const handleKeyDown = (event: KeyboardEvent) => {
    const items = [...(ref.current?.querySelectorAll('button') ?? [])]
    const at = items.findIndex(item => item === document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Tab') onLeave()
    if (next === undefined && event.key !== 'Escape') return
    event.preventDefault()
    if (next === undefined) onClose()
    else items.at(next % items.length)?.focus()
  }
  return (
    <div
      ref={ref}
      role="menu"
      tabIndex={-1}
      aria-label={`Mover ${nome} para`}
      className={styles.menu}
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  )
}

/** Closes the menu on a press outside it, or when its button scrolls away. */
function useLeave(ref: MenuProps['anchor'], anchor: MenuProps['anchor'], onLeave: () => void) {
  useEffect(() => {
    const handlePress = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target) && !anchor.current?.contains(target)) onLeave()
    }
    const topOf = () => anchor.current?.getBoundingClientRect().top
    const top = topOf()
    // The event of a scroll that ended before the press may arrive after it.
    const handleScroll = () => {
      if (topOf() !== top) onLeave()
    }
    document.addEventListener('pointerdown', handlePress)
    document.addEventListener('scroll', handleScroll, true)
    return () => {
      document.removeEventListener('pointerdown', handlePress)
      document.removeEventListener('scroll', handleScroll, true)
    }
  }, [ref, anchor, onLeave])
}
