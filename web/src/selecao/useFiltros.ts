import { useMemo, useState } from 'react'
import { useBusca } from '../minhasVagas/useBusca.ts'
import type { EmSelecao, Etapa } from './etapa.ts'
import type { Visao } from './useVisao.ts'

/** Search, order and filters. The board has a column for each stage: there the filter by stage leaves out nobody. */
export function useFiltros(candidatos: readonly EmSelecao[], visao: Visao) {
  const { verDoInicio, achados, termo, ...busca } = useBusca(candidatos)
  const [etapa, setEtapa] = useState<Etapa | null>(null)
  const [curso, setCurso] = useState('')
  const deEtapa = visao === 'lista' ? etapa : null
  const filtrados = useMemo(
    () => achados.filter(one => (deEtapa === null || one.etapa === deEtapa) && (curso === '' || one.curso === curso)),
    [achados, deEtapa, curso],
  )
  const onEtapa = (next: Etapa | null) => {
    setEtapa(next)
    verDoInicio()
  }
  const onCurso = (next: string) => {
    setCurso(next)
    verDoInicio()
  }
  const filtrando = termo !== '' || deEtapa !== null || curso !== ''
  const resumo = filtrando ? `${filtrados.length} de ${candidatos.length} candidatos` : ''
  return { ...busca, filtrados, resumo, filtros: { etapa, onEtapa, curso, onCurso } }
}
