import { useCallback, useMemo, useState } from 'react'
import { type EmSelecao, isMovable } from '../etapa.ts'

/** The selected candidaturas. The selection survives refetches, searches and filters. */
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
  // Withdrawn candidaturas, and those that a refetch has not loaded yet, do not count.
  const selecionados = useMemo(
    () => candidatos.filter(candidato => marcados.has(candidato.id) && isMovable(candidato)),
    [candidatos, marcados],
  )
  return { marcados, marcar, limpar, selecionados }
}
