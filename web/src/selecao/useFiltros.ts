import { useMemo, useState } from 'react'
import { useBusca } from '../minhasVagas/useBusca.ts'
import { type EmSelecao, type Etapa, etiquetasDe } from './etapa.ts'
import type { Visao } from './useVisao.ts'

/** Search, order and filters. The board has a column for each stage: there the filter by stage leaves out nobody. */
export function useFiltros(candidatos: readonly EmSelecao[], visao: Visao) {
  const { verDoInicio, achados, termo, ...busca } = useBusca(candidatos)
  const [etapa, setEtapa] = useState<Etapa | null>(null)
  const [curso, setCurso] = useState('')
  const [etiqueta, setEtiqueta] = useState('')
  // The same list while it says the same: a move draws no other card again.
  const escritas = etiquetasDe(candidatos).join('\n')
  const etiquetas = useMemo(() => escritas.split('\n').filter(Boolean), [escritas])
  // The last candidatura may have lost it.
  const comEtiqueta = etiquetas.includes(etiqueta) ? etiqueta : ''
  const deEtapa = visao === 'lista' ? etapa : null
  const filtrados = useMemo(
    () =>
      achados.filter(
        one =>
          (deEtapa === null || one.etapa === deEtapa) &&
          (curso === '' || one.curso === curso) &&
          (comEtiqueta === '' || one.avaliacao?.etiquetas.includes(comEtiqueta)),
      ),
    [achados, deEtapa, curso, comEtiqueta],
  )
  const onEtapa = (next: Etapa | null) => {
    setEtapa(next)
    verDoInicio()
  }
  const onCurso = (next: string) => {
    setCurso(next)
    verDoInicio()
  }
  const onEtiqueta = (next: string) => {
    setEtiqueta(next)
    verDoInicio()
  }
  const filtrando = termo !== '' || deEtapa !== null || curso !== '' || comEtiqueta !== ''
  const resumo = filtrando ? `${filtrados.length} de ${candidatos.length} candidatos` : ''
  const filtros = { etapa, onEtapa, curso, onCurso, etiqueta: comEtiqueta, onEtiqueta, etiquetas }
  return { ...busca, filtrados, resumo, filtros }
}
