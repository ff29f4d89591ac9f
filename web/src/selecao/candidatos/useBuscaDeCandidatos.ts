import { useDeferredValue, useMemo, useState } from 'react'
import { type Candidato, type OrdemDeCandidatos, sortCandidatos, ordensDe, searchCandidatos } from './candidatos.ts'
import { pageSize } from './CandidatosList.tsx'

type Inicio = { ordem: OrdemDeCandidatos; busca: string }

/** Sorts and searches the candidates on the client, which has all of them, and counts how many to render. */
export function useBuscaDeCandidatos<C extends Candidato>(
  candidatos: readonly C[],
  inicio: Inicio = { ordem: 'antigas', busca: '' },
) {
  const [ordem, setOrdem] = useState(inicio.ordem)
  const [busca, setBusca] = useState(inicio.busca)
  const [visible, setVisible] = useState(pageSize)
  // Deferred, so that rendering the list does not block typing.
  const termo = useDeferredValue(busca.trim())
  const ordenados = useMemo(() => sortCandidatos(candidatos, ordem), [candidatos, ordem])
  const achados = useMemo(() => (termo ? searchCandidatos(ordenados, termo) : ordenados), [ordenados, termo])
  const showFirstPage = () => setVisible(pageSize)
  const onOrdem = (next: OrdemDeCandidatos) => {
    setOrdem(next)
    showFirstPage()
  }
  const onBusca = (next: string) => {
    setBusca(next)
    showFirstPage()
  }
  const barra = { ordem, onOrdem, busca, onBusca, ordens: ordensDe(candidatos) }
  return { barra, termo, achados, visible, showMore: () => setVisible(visible + pageSize), showFirstPage }
}
