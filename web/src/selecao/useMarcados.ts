import { useCallback, useMemo, useState } from 'react'
import { type EmSelecao, isMovel } from './etapa.ts'

/** Who is chosen to be moved together, by candidatura: over a re-read, a search and another filter as well. */
export function useMarcados(candidatos: readonly EmSelecao[]) {
  const [marcados, setMarcados] = useState<ReadonlySet<string>>(new Set())
  const marcar = useCallback((ids: readonly string[], marcado: boolean) => {
    setMarcados(before => {
      const next = new Set(before)
      for (const id of ids) {
        if (marcado) next.add(id)
        else next.delete(id)
      }
      return next
    })
  }, [])
  const limpar = useCallback(() => setMarcados(new Set()), [])
  // Who withdrew meanwhile, or is being read again, is not counted.
  const selecionados = useMemo(
    () => candidatos.filter(candidato => marcados.has(candidato.id) && isMovel(candidato)),
    [candidatos, marcados],
  )
  return { marcados, marcar, limpar, selecionados }
}
