import { useEffect, useEffectEvent } from 'react'
import { local } from '../../storage.ts'

const kept = 'candidatos:atalhos'

/**
 * Whether keys of one character do something, in this browser. One can turn them off, because speech input or a slip
 * triggers them too (WCAG 2.1.4).
 */
export const atalhosLigados = (): boolean => local.getItem(kept) !== 'desligados'

export const ligarAtalhos = (ligados: boolean): void => {
  local.setItem(kept, ligados ? 'ligados' : 'desligados')
}

/** Elements that one types in. */
const usesLetters = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'
/** Elements that use the arrow keys themselves: fields, the stars, an open menu or dialog. */
const usesArrows = 'input, textarea, select, [contenteditable], [role=menu], [role=region], dialog'

/** Escape leaves a field for the name of the candidate, where keys of one character work again. */
export function useSairDoCampo(): void {
  const handle = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return
    if (!(target instanceof Element && target.matches(usesLetters))) return
    const pane = document.querySelector<HTMLElement>('#candidato-pane')
    const nome = pane ?? document.querySelector('h1')
    nome?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Calls what a key stands for, unless a field, a menu or a dialog uses it. Null for a key that does nothing now. */
export function useAtalhos(acoes: Partial<Record<string, (() => void) | null>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    const acao = acoes[key]
    if (!acao || event.defaultPrevented || altKey || ctrlKey || metaKey) return
    const isCharacter = key.length === 1
    if (isCharacter ? !atalhosLigados() : shiftKey) return
    if (target instanceof Element && target.closest(isCharacter ? usesLetters : usesArrows)) return
    if (document.querySelector('dialog[open], [role=menu]')) return
    event.preventDefault()
    acao()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
