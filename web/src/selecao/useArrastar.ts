import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { etapas } from '../candidaturas/etapas.ts'
import { destinosDe, type EmSelecao, type Etapa, nomeDe, todasAsEtapas } from './etapa.ts'

/** A card that is on its way; `alvo` is the column that it would go to, its own for none. */
export type Arrasto = { candidato: EmSelecao; alvo: Etapa; porTeclas: boolean }

type Given = {
  /** The candidate of this id where it can be moved. */
  achar: (id: string) => EmSelecao | undefined
  onSoltar: (candidato: EmSelecao, para: Etapa) => void
  onAnuncio: (anuncio: string) => void
}

/** In px: less is a press. */
const passo = 6
/** How near the board's edge the columns beyond it come along, and how far each time. */
const borda = 48

/**
 * Dragging cards between columns: by mouse anywhere on a card, by touch on its handle (`data-alca`), so that a finger
 * elsewhere scrolls, and with the handle's keys: Enter takes and puts, arrows choose, Escape gives up. Cards carry
 * `data-candidatura`, columns `data-etapa`; the handlers are the board's, so that no card is drawn for them.
 */
export function useArrastar({ achar, onSoltar, onAnuncio }: Given) {
  const [arrasto, setArrasto] = useState<Arrasto | null>(null)
  /** What follows the pointer. */
  const fantasma = useRef<HTMLDivElement>(null)
  const escuta = useRef<AbortController>(null)
  useEffect(() => () => escuta.current?.abort(), [])

  const soltar = ({ candidato, alvo }: Omit<Arrasto, 'porTeclas'>) => {
    setArrasto(null)
    if (alvo === candidato.etapa) onAnuncio(`${nomeDe(candidato)}: continua em ${etapas[alvo].label}.`)
    else onSoltar(candidato, alvo)
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const candidato = isPega(event) ? achar(idDe(event.target)) : undefined
    if (!candidato) return
    const quadro = event.currentTarget
    const inicio = { x: event.clientX, y: event.clientY }
    const ouvinte = new AbortController()
    const options = { signal: ouvinte.signal }
    escuta.current?.abort()
    escuta.current = ouvinte
    let alvo: Etapa | null = null
    const handleMove = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (alvo === null && Math.hypot(x - inicio.x, y - inicio.y) < passo) return
      const next = etapaEm(x, y)
      const destino = next && destinosDe([candidato]).includes(next) ? next : candidato.etapa
      if (destino !== alvo) setArrasto({ candidato, alvo: destino, porTeclas: false })
      alvo = destino
      fantasma.current?.style.setProperty('translate', `${x}px ${y}px`)
      rolar(quadro, x)
    }
    const acabar = (chegou: boolean) => {
      ouvinte.abort()
      if (alvo !== null) soltar({ candidato, alvo: chegou ? alvo : candidato.etapa })
    }
    window.addEventListener('pointermove', handleMove, options)
    window.addEventListener('pointerup', () => acabar(true), options)
    window.addEventListener('pointercancel', () => acabar(false), options)
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && acabar(false), options)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event
    if (!(target instanceof Element) || !target.closest('[data-alca]')) return
    const candidato = arrasto?.candidato ?? achar(idDe(target))
    if (!candidato || !['Enter', ' ', 'Escape', 'ArrowLeft', 'ArrowRight'].includes(key)) return
    if (!arrasto) {
      if (key !== 'Enter' && key !== ' ') return
      setArrasto({ candidato, alvo: candidato.etapa, porTeclas: true })
      onAnuncio(`${nomeDe(candidato)}: escolha a etapa com as setas e solte com Enter. Esc desiste.`)
    } else if (key === 'Escape') soltar({ ...arrasto, alvo: candidato.etapa })
    else if (key === 'Enter' || key === ' ') soltar(arrasto)
    else {
      const alvo = vizinha(arrasto, key === 'ArrowRight' ? 1 : -1)
      setArrasto({ candidato, alvo, porTeclas: true })
      onAnuncio(etapas[alvo].label)
      event.currentTarget
        .querySelector(`[data-etapa="${alvo}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    event.preventDefault()
  }
  /** A handle that loses the focus lets go. */
  const onBlur = () => {
    if (arrasto?.porTeclas) soltar({ ...arrasto, alvo: arrasto.candidato.etapa })
  }
  // The browser's own dragging, of links and images, would take the pointer.
  const handlers = {
    onPointerDown,
    onKeyDown,
    onBlur,
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }
  return { arrasto, fantasma, handlers }
}

const idDe = (target: EventTarget): string =>
  (target instanceof Element && target.closest<HTMLElement>('[data-candidatura]')?.dataset['candidatura']) || ''

/** Whether a press here may become a drag: not what has a use of its own. */
function isPega({ target, button, pointerType }: PointerEvent): boolean {
  if (button !== 0 || !(target instanceof Element)) return false
  if (target.closest('[data-alca]')) return true
  return pointerType !== 'touch' && !target.closest('a, button, input, label, [role="menu"]')
}

function etapaEm(x: number, y: number): Etapa | undefined {
  const coluna = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-etapa]')
  return todasAsEtapas.find(etapa => etapa === coluna?.dataset['etapa'])
}

function rolar(quadro: HTMLElement, x: number): void {
  const { left, right } = quadro.getBoundingClientRect()
  if (x > right - borda) quadro.scrollBy({ left: borda })
  else if (x < left + borda) quadro.scrollBy({ left: -borda })
}

/** The next column that it may go to, its own among them; the last one where there is none. */
function vizinha({ candidato, alvo }: Arrasto, passos: 1 | -1): Etapa {
  const abertas = todasAsEtapas.filter(etapa => etapa === candidato.etapa || destinosDe([candidato]).includes(etapa))
  return abertas[abertas.indexOf(alvo) + passos] ?? alvo
}
