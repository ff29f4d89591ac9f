import { useRascunhoDeTexto } from './rascunho.ts'

/** The draft of an edit has the values that were stored when it began. */
type Kept<Values> = Values & { antes?: string }

/**
 * An edit of stored values, with its draft of this name. `read` parses a draft; null if it is invalid. `mudou`: other
 * values were stored since the edit began, which saving would overwrite.
 */
export function useRascunhoDeEdicao<Values extends object>(
  nome: string,
  salvos: Values,
  read: (kept: string) => Kept<Values> | null,
) {
  const rascunho = useRascunhoDeTexto(nome)
  const editado = read(rascunho.texto)
  const agora = JSON.stringify(salvos)
  const antes = editado?.antes ?? agora
  const values: Values = editado ?? salvos
  const save = (next: Values, since: string) => rascunho.save(JSON.stringify({ ...next, antes: since }))
  return {
    values,
    restaurado: rascunho.restaurado,
    mudou: antes !== agora,
    update: (change: Partial<Values>) => save({ ...values, ...change }, antes),
    descartar: () => rascunho.save(''),
    /** Keeps the edit: saving then overwrites the stored values. */
    manter: () => save(values, agora),
  }
}
