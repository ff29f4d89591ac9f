import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useBuscaDeCandidatos } from './candidatos/useBuscaDeCandidatos.ts'
import { paths } from '../paths.ts'
import { type EmSelecao, etiquetasDe } from './etapa.ts'
import { type Filtro, filterCandidatos, readFiltro, toLista } from './filtro.ts'
import type { Visao } from './useVisao.ts'

/**
 * Search, order and filters. They are read from the URL and written to it, so that the list is the same on the way back
 * from a candidate. The board ignores the filter by etapa, because it has a column for each. `codigo`: REST id of the
 * vaga.
 */
export function useFiltros(codigo: string, candidatos: readonly EmSelecao[], visao: Visao) {
  const [params] = useSearchParams()
  const [initial] = useState(() => readFiltro(params))
  const { showFirstPage, achados, termo, ...busca } = useBuscaDeCandidatos(candidatos, initial)
  const [chosen, setChosen] = useState<Omit<Filtro, 'ordem' | 'busca'>>(initial)
  // Stable while the etiquetas are equal, so that a move re-renders no other card.
  const joined = etiquetasDe(candidatos).join('\n')
  const etiquetas = useMemo(() => joined.split('\n').filter(Boolean), [joined])
  const { etapa, curso, periodo } = chosen
  // The filter ends with the last candidatura that has the etiqueta.
  const etiqueta = etiquetas.includes(chosen.etiqueta) ? chosen.etiqueta : ''
  const { ordem } = busca.barra
  const filtro = useMemo(
    () => ({ ordem, busca: termo, etapa: visao === 'quadro' ? null : etapa, curso, periodo, etiqueta }),
    [ordem, termo, visao, etapa, curso, periodo, etiqueta],
  )
  const filtrados = useMemo(() => filterCandidatos(achados, filtro), [achados, filtro])
  const linkTo = useListAddress(codigo, filtro, params)
  const onFiltro = (change: Partial<typeof chosen>) => {
    setChosen(before => ({ ...before, ...change }))
    showFirstPage()
  }
  const isFiltering = filtrados.length < candidatos.length || termo !== ''
  const resumo = isFiltering ? `${filtrados.length} de ${candidatos.length} candidaturas` : ''
  return { ...busca, filtrados, resumo, linkTo, filtros: { etapa, curso, periodo, etiqueta, etiquetas, onFiltro } }
}

/** Writes order and filters to the URL. Returns the URL of a candidate, by a function that is stable with the filters. */
function useListAddress(codigo: string, filtro: Filtro, params: URLSearchParams) {
  const navigate = useNavigate()
  const toAddress = (one: Filtro) => paths.professor.vaga(codigo, { ...toLista(one), aba: params.get('aba') })
  const [atual, lista] = [toAddress(readFiltro(params)), toAddress(filtro)]
  const syncAddress = useEffectEvent(() => {
    if (atual !== lista) void navigate(lista, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    syncAddress()
  }, [lista])
  return useMemo(
    () => (candidato: EmSelecao) => paths.professor.candidato(codigo, candidato.codigoDaCandidatura, toLista(filtro)),
    [codigo, filtro],
  )
}
