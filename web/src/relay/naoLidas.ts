import type { RecordSourceProxy } from 'relay-runtime'

/**
 * Sets a count of the header out of what it says. Answers whether it changed; a count that was never loaded is left
 * alone.
 */
export function contarNaoLidas(
  store: RecordSourceProxy,
  de: 'mensagens' | 'notificacoes',
  count: (before: number) => number,
): boolean {
  const naoLidas = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('naoLidas')
  const before = naoLidas?.getValue(de)
  if (!naoLidas || typeof before !== 'number') return false
  const now = Math.max(0, count(before))
  naoLidas.setValue(now, de)
  return now !== before
}
