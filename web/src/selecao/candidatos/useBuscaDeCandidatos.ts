import { useDeferredValue, useMemo, useState } from 'react'
import { type Candidato, searchCandidatos } from './candidatos.ts'
import { pageSize } from './CandidatosList.tsx'

/** The orders to offer, by their names, and how to sort by each. `sort` is stable while its result would be the same. */
export type Ordenacao<C extends Candidato, Ordem extends string> = {
  nomes: Readonly<Partial<Record<Ordem, string>>>
  sort: (candidatos: readonly C[], ordem: Ordem) => readonly C[]
}

/** Searches and sorts the candidates on the client, which has all of them, and counts how many to render. */
export function useBuscaDeCandidatos<C extends Candidato, Ordem extends string>(
  candidatos: readonly C[],
  { nomes, sort }: Ordenacao<C, Ordem>,
  inicio: { ordem: Ordem; busca: string },
) {
  const [ordem, setOrdem] = useState(inicio.ordem)
  const [busca, setBusca] = useState(inicio.busca)
  const [visible, setVisible] = useState(pageSize)
  // Deferred, so that rendering the list does not block typing.
  const termo = useDeferredValue(busca.trim())
  const ordenados = useMemo(() => sort(candidatos, ordem), [sort, candidatos, ordem])
  const achados = useMemo(() => (termo ? searchCandidatos(ordenados, termo) : ordenados), [ordenados, termo])
  const showFirstPage = () => setVisible(pageSize)
  const onOrdem = (next: Ordem) => {
    setOrdem(next)
    showFirstPage()
  }
  const onBusca = (next: string) => {
    setBusca(next)
    showFirstPage()
  }
  const barra = { ordem, onOrdem, busca, onBusca, nomes }
  return { barra, termo, achados, visible, showMore: () => setVisible(visible + pageSize), showFirstPage }
}
