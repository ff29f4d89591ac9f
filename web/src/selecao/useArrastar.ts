import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { etapas } from '../candidaturas/etapas.ts'
import { type EmSelecao, type Etapa, nomeDe, podeMover, todasAsEtapas } from './etapa.ts'

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
  const parar = useRef<() => void>(null)
  useEffect(() => () => parar.current?.(), [])
  const soltar = (candidato: EmSelecao, alvo: Etapa) => {
    setArrasto(null)
    if (alvo === candidato.etapa) onAnuncio(`${nomeDe(candidato)}: continua em ${etapas[alvo].label}.`)
    else onSoltar(candidato, alvo)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const candidato = isPega(event) ? achar(idDe(event.target)) : undefined
    if (!candidato) return
    const quadro = event.currentTarget
    parar.current?.()
    parar.current = seguir(event, {
      onMove: (x, y, before) => {
        const alvo = alvoEm(candidato, x, y)
        if (alvo !== before) setArrasto({ candidato, alvo, porTeclas: false })
        fantasma.current?.style.setProperty('translate', `${x}px ${y}px`)
        rolar(quadro, x)
        return alvo
      },
      onEnd: alvo => soltar(candidato, alvo ?? candidato.etapa),
    })
  }
  return {
    arrasto,
    fantasma,
    handlers: { onPointerDown, onDragStart, ...porTeclas({ arrasto, setArrasto, soltar, achar, onAnuncio }) },
  }
}

type Teclas = Pick<Given, 'achar' | 'onAnuncio'> & {
  arrasto: Arrasto | null
  setArrasto: (arrasto: Arrasto) => void
  soltar: (candidato: EmSelecao, alvo: Etapa) => void
}

/** The same by the keys of a handle. */
function porTeclas({ arrasto, setArrasto, soltar, achar, onAnuncio }: Teclas) {
  const pego = arrasto?.porTeclas ? arrasto : null
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (!(target instanceof Element) || !target.closest('[data-alca]')) return
    const candidato = pego?.candidato ?? achar(idDe(target))
    const gesto = candidato && toGesto(key, pego)
    if (!gesto) return
    event.preventDefault()
    if (gesto === 'pegar') {
      setArrasto({ candidato, alvo: candidato.etapa, porTeclas: true })
      onAnuncio(`${nomeDe(candidato)}: escolha a etapa com as setas e solte com Enter. Esc desiste.`)
    } else if (gesto === 'soltar' || gesto === 'desistir') {
      soltar(candidato, (gesto === 'soltar' && pego?.alvo) || candidato.etapa)
    } else {
      setArrasto({ candidato, alvo: gesto.alvo, porTeclas: true })
      onAnuncio(etapas[gesto.alvo].label)
      const coluna = currentTarget.querySelector(`[data-etapa="${gesto.alvo}"]`)
      coluna?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  }
  /** A handle that loses the focus lets go. */
  const onBlur = () => {
    if (pego) soltar(pego.candidato, pego.candidato.etapa)
  }
  return { onKeyDown, onBlur }
}

/** The browser's own dragging, of links and images, would take the pointer. */
const onDragStart = (event: { preventDefault: () => void }) => event.preventDefault()

type Seguido = {
  /** The pointer is here; takes and gives the column. */
  onMove: (x: number, y: number, before: Etapa | null) => Etapa
  /** Over; null where it was given up. Not called for what was a press. */
  onEnd: (alvo: Etapa | null) => void
}

/** Follows a pressed pointer until it is let go, or the function that it returns stops it. */
function seguir({ clientX, clientY }: PointerEvent, { onMove, onEnd }: Seguido): () => void {
  const ouvinte = new AbortController()
  const options = { signal: ouvinte.signal }
  let alvo: Etapa | null = null
  const acabar = (chegou: boolean) => {
    ouvinte.abort()
    if (alvo !== null) onEnd(chegou ? alvo : null)
  }
  const handleMove = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
    if (alvo !== null || Math.hypot(x - clientX, y - clientY) >= passo) alvo = onMove(x, y, alvo)
  }
  window.addEventListener('pointermove', handleMove, options)
  window.addEventListener('pointerup', () => acabar(true), options)
  window.addEventListener('pointercancel', () => acabar(false), options)
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && acabar(false), options)
  return () => ouvinte.abort()
}

/** What a key of the handle does with the card that it took, or would take. */
function toGesto(key: string, arrasto: Arrasto | null): 'pegar' | 'soltar' | 'desistir' | { alvo: Etapa } | null {
  if (key === 'Enter' || key === ' ') return arrasto ? 'soltar' : 'pegar'
  if (!arrasto) return null
  if (key === 'Escape') return 'desistir'
  const passos = { ArrowRight: 1, ArrowLeft: -1 }[key]
  return passos === undefined ? null : { alvo: vizinha(arrasto, passos) }
}

const idDe = (target: EventTarget): string =>
  (target instanceof Element && target.closest<HTMLElement>('[data-candidatura]')?.dataset['candidatura']) || ''

/** Whether a press here may become a drag: not what has a use of its own. */
function isPega({ target, button, pointerType }: PointerEvent): boolean {
  if (button !== 0 || !(target instanceof Element)) return false
  if (target.closest('[data-alca]')) return true
  return pointerType !== 'touch' && !target.closest('a, button, input, label, [role="menu"]')
}

function alvoEm(candidato: EmSelecao, x: number, y: number): Etapa {
  const coluna = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-etapa]')
  return todasAsEtapas.find(one => one === coluna?.dataset['etapa'] && podeMover(candidato, one)) ?? candidato.etapa
}

function rolar(quadro: HTMLElement, x: number): void {
  const { left, right } = quadro.getBoundingClientRect()
  if (x > right - borda) quadro.scrollBy({ left: borda })
  else if (x < left + borda) quadro.scrollBy({ left: -borda })
}

/** The next column that it may go to, its own among them; the last one where there is none. */
function vizinha({ candidato, alvo }: Arrasto, passos: number): Etapa {
  const abertas = todasAsEtapas.filter(etapa => etapa === candidato.etapa || podeMover(candidato, etapa))
  return abertas[abertas.indexOf(alvo) + passos] ?? alvo
}
