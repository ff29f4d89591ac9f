import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { etapas } from '../../candidaturas/candidatura/etapas.ts'
import { canMoveTo, type EmSelecao, type Etapa, nomeDe, todasAsEtapas } from '../etapa.ts'

/** A card being dragged. `target` is the column it would drop on; its own column means no move. */
export type Drag = { candidato: EmSelecao; target: Etapa; byKeyboard: boolean }

type Options = {
  /** Returns the candidate with this candidatura id, if it can be moved. */
  find: (id: string) => EmSelecao | undefined
  onDrop: (candidato: EmSelecao, para: Etapa) => void
  onAnnounce: (announcement: string) => void
}

/** In px: a shorter movement is a press. */
const dragThreshold = 6
/** In px: within this distance of the board's edge the board scrolls, by this much per event. */
const edge = 48

/**
 * Drags cards between columns. A mouse drags anywhere on a card. A finger drags by the handle (`data-alca`) only, so that
 * it can scroll elsewhere. The keyboard uses the handle: Enter picks up and drops, the arrows choose a column, Escape
 * cancels. Cards carry `data-candidatura`, columns `data-etapa`. The handlers belong to the board, so a drag re-renders
 * no card.
 */
export function useDragCard({ find, onDrop, onAnnounce }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null)
  /** The element that follows the pointer. */
  const ghost = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(null)
  useEffect(() => () => stop.current?.(), [])
  const drop = (candidato: EmSelecao, target: Etapa) => {
    setDrag(null)
    if (target === candidato.etapa) onAnnounce(`${nomeDe(candidato)}: continua em ${etapas[target].label}.`)
    else onDrop(candidato, target)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const candidato = canStartDrag(event) ? find(idOf(event.target)) : undefined
    if (!candidato) return
    const board = event.currentTarget
    stop.current?.()
    stop.current = followPointer(event, {
      onMove: (x, y, before) => {
        const target = targetAt(candidato, x, y)
        if (target !== before) setDrag({ candidato, target, byKeyboard: false })
        ghost.current?.style.setProperty('translate', `${x}px ${y}px`)
        scrollNearEdge(board, x)
        return target
      },
      onEnd: target => drop(candidato, target ?? candidato.etapa),
    })
  }
  return {
    drag,
    ghost,
    handlers: { onPointerDown, onDragStart, ...keyboardHandlers({ drag, setDrag, drop, find, onAnnounce }) },
  }
}

type KeyboardOptions = Pick<Options, 'find' | 'onAnnounce'> & {
  drag: Drag | null
  setDrag: (drag: Drag) => void
  drop: (candidato: EmSelecao, target: Etapa) => void
}

function keyboardHandlers({ drag, setDrag, drop, find, onAnnounce }: KeyboardOptions) {
  const picked = drag?.byKeyboard ? drag : null
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (!(target instanceof Element) || !target.closest('[data-alca]')) return
    const candidato = picked?.candidato ?? find(idOf(target))
    const action = candidato && actionOf(key, picked)
    if (!action) return
    event.preventDefault()
    if (action === 'pick up') {
      setDrag({ candidato, target: candidato.etapa, byKeyboard: true })
      onAnnounce(`${nomeDe(candidato)}: escolha a etapa com as setas e solte com Enter. Esc desiste.`)
    } else if (action === 'drop' || action === 'cancel') {
      drop(candidato, (action === 'drop' && picked?.target) || candidato.etapa)
    } else {
      setDrag({ candidato, target: action.target, byKeyboard: true })
      onAnnounce(etapas[action.target].label)
      const column = currentTarget.querySelector(`[data-etapa="${action.target}"]`)
      column?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  }
  /** Losing the focus cancels the drag. */
  const onBlur = () => {
    if (picked) drop(picked.candidato, picked.candidato.etapa)
  }
  return { onKeyDown, onBlur }
}

/** The browser's native dragging of links and images would capture the pointer. */
const onDragStart = (event: { preventDefault: () => void }) => event.preventDefault()

type PointerOptions = {
  /** Takes the pointer's position and the previous column; returns the column under the pointer. */
  onMove: (x: number, y: number, before: Etapa | null) => Etapa
  /** Called once a drag ends, with null if it was cancelled. A press does not call it. */
  onEnd: (target: Etapa | null) => void
}

/** Follows a pressed pointer until it is released. Returns a function that stops following. */
function followPointer({ clientX, clientY }: PointerEvent, { onMove, onEnd }: PointerOptions): () => void {
  const listeners = new AbortController()
  const options = { signal: listeners.signal }
  let target: Etapa | null = null
  const end = (released: boolean) => {
    listeners.abort()
    if (target !== null) onEnd(released ? target : null)
  }
  const handleMove = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
    if (target !== null || Math.hypot(x - clientX, y - clientY) >= dragThreshold) target = onMove(x, y, target)
  }
  window.addEventListener('pointermove', handleMove, options)
  window.addEventListener('pointerup', () => end(true), options)
  window.addEventListener('pointercancel', () => end(false), options)
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), options)
  return () => listeners.abort()
}

function actionOf(key: string, drag: Drag | null): 'pick up' | 'drop' | 'cancel' | { target: Etapa } | null {
  if (key === 'Enter' || key === ' ') return drag ? 'drop' : 'pick up'
  if (!drag) return null
  if (key === 'Escape') return 'cancel'
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  return step === undefined ? null : { target: columnBeside(drag, step) }
}

const idOf = (target: EventTarget): string =>
  (target instanceof Element && target.closest<HTMLElement>('[data-candidatura]')?.dataset['candidatura']) || ''

/** Whether a press on this element may become a drag. Links, buttons and inputs keep their presses. */
function canStartDrag({ target, button, pointerType }: PointerEvent): boolean {
  if (button !== 0 || !(target instanceof Element)) return false
  if (target.closest('[data-alca]')) return true
  return pointerType !== 'touch' && !target.closest('a, button, input, label, [role="menu"]')
}

function targetAt(candidato: EmSelecao, x: number, y: number): Etapa {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-etapa]')
  return todasAsEtapas.find(one => one === column?.dataset['etapa'] && canMoveTo(candidato, one)) ?? candidato.etapa
}

function scrollNearEdge(board: HTMLElement, x: number): void {
  const { left, right } = board.getBoundingClientRect()
  if (x > right - edge) board.scrollBy({ left: edge })
  else if (x < left + edge) board.scrollBy({ left: -edge })
}

/** The next column that the card can move to, its own included; the current target at either end. */
function columnBeside({ candidato, target }: Drag, step: number): Etapa {
  const columns = todasAsEtapas.filter(etapa => etapa === candidato.etapa || canMoveTo(candidato, etapa))
  return columns[columns.indexOf(target) + step] ?? target
}
