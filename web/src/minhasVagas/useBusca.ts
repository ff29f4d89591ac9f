import { useDeferredValue, useMemo, useState } from 'react'
import {
  type Candidato,
  type OrdemDeCandidatos,
  ordenarCandidatos,
  ordensDe,
  procurarCandidatos,
} from './candidatos.ts'
import { porVez } from './CandidatosList.tsx'

type Inicio = { ordem: OrdemDeCandidatos; busca: string }

/** The candidates, sorted and searched here, since all of them came with the page; and how many of them are drawn. */
export function useBusca<C extends Candidato>(
  candidatos: readonly C[],
  inicio: Inicio = { ordem: 'antigas', busca: '' },
) {
  const [ordem, setOrdem] = useState(inicio.ordem)
  const [busca, setBusca] = useState(inicio.busca)
  const [vistos, setVistos] = useState(porVez)
  // Typing goes before drawing: the list follows when there is time.
  const termo = useDeferredValue(busca.trim())
  const ordenados = useMemo(() => ordenarCandidatos(candidatos, ordem), [candidatos, ordem])
  const achados = useMemo(() => (termo ? procurarCandidatos(ordenados, termo) : ordenados), [ordenados, termo])
  const verDoInicio = () => setVistos(porVez)
  const onOrdem = (next: OrdemDeCandidatos) => {
    setOrdem(next)
    verDoInicio()
  }
  const onBusca = (next: string) => {
    setBusca(next)
    verDoInicio()
  }
  const barra = { ordem, onOrdem, busca, onBusca, ordens: ordensDe(candidatos) }
  return { barra, termo, achados, vistos, verMais: () => setVistos(vistos + porVez), verDoInicio }
}
