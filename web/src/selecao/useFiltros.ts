import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { countPorAvaliar } from './candidatos/candidatos.ts'
import { useBuscaDeCandidatos } from './candidatos/useBuscaDeCandidatos.ts'
import { paths } from '../paths.ts'
import { type EmSelecao, etiquetasDe } from './etapa.ts'
import { type Filtro, filterCandidatos, readFiltro, semFiltro, toLista, usesCriterios } from './filtro.ts'
import { linkedFiltro } from './filtros/linkedFiltro.ts'
import { type Ordem, ordensDe, sortSelecao } from './filtros/ordem.ts'
import { useCriterios } from './filtros/useCriterios.ts'
import type { Visao } from './useVisao.ts'

type Escolhidos = Omit<Filtro, 'ordem' | 'busca'>

/**
 * Search, order and filters. They are read from the URL and written to it, so that the list is the same on the way back
 * from a candidate. The board ignores the filter by etapa, because it has a column for each. `codigo`: REST id of the
 * vaga.
 */
export function useFiltros(codigo: string, candidatos: readonly EmSelecao[], visao: Visao) {
  const [params] = useSearchParams()
  const [initial] = useState(() => readFiltro(params))
  const { precisar, ...criterios } = useCriteriosDaLista(codigo, initial, candidatos.length)
  const carregados = criterios.carregados?.criterios ?? null
  const ordenacao = useOrdenacao(candidatos, carregados)
  const { barra, termo, achados, showFirstPage, ...busca } = useBuscaDeCandidatos(candidatos, ordenacao, initial)
  const [chosen, setChosen] = useState<Escolhidos>(initial)
  const etiquetas = useEtiquetas(candidatos)
  // The filter ends with the last candidatura that has the etiqueta.
  const etiqueta = etiquetas.includes(chosen.etiqueta) ? chosen.etiqueta : ''
  const filtro = useMemo(
    (): Filtro => ({ ...chosen, ...noQuadro(visao), ordem: barra.ordem, busca: termo, etiqueta }),
    [chosen, visao, barra.ordem, termo, etiqueta],
  )
  const filtrados = useMemo(() => filterCandidatos(achados, filtro, carregados), [achados, filtro, carregados])
  const onFiltro = (change: Partial<Escolhidos>) => {
    setChosen({ ...chosen, ...change })
    if (usesCriterios({ ...filtro, ...change })) precisar()
    showFirstPage()
  }
  const onOrdem = (ordem: Ordem) => {
    barra.onOrdem(ordem)
    if (usesCriterios({ ...filtro, ordem })) precisar()
  }
  useLinkedFiltro(linked => {
    onFiltro(linked)
    onOrdem(linked.ordem)
    barra.onBusca(linked.busca)
  })
  const isFiltering = filtrados.length < candidatos.length || termo !== ''
  return {
    ...busca,
    barra: { ...barra, onOrdem },
    filtrados,
    resumo: toResumo(isFiltering ? filtrados : null, candidatos),
    linkTo: useListAddress(codigo, filtro, params),
    filtros: { filtro, etiquetas, onFiltro, onLimpar: () => onFiltro(semFiltro) },
    criterios: { ...criterios, precisar },
  }
}

/** As '2 de 12 candidaturas · Faltam 5 por avaliar'. `filtrados`: null while all are shown. */
const toResumo = (filtrados: readonly EmSelecao[] | null, candidatos: readonly EmSelecao[]): string =>
  [filtrados && `${filtrados.length} de ${candidatos.length} candidaturas`, countPorAvaliar(candidatos)]
    .filter(Boolean)
    .join(' · ')

const noQuadro = (visao: Visao) => (visao === 'quadro' ? { etapa: null } : {})

/** Loads them once something needs them; from then on they are kept. */
function useCriteriosDaLista(codigo: string, initial: Filtro, total: number) {
  const [precisa, setPrecisa] = useState(() => usesCriterios(initial))
  const criterios = useCriterios({ codigo, precisa, total })
  const precisar = useCallback(() => setPrecisa(true), [])
  return { ...criterios, precisar }
}

function useOrdenacao(candidatos: readonly EmSelecao[], criterios: Parameters<typeof sortSelecao>[2]) {
  const nomes = useMemo(() => ordensDe(candidatos), [candidatos])
  return useMemo(
    () => ({ nomes, sort: (todos: readonly EmSelecao[], ordem: Ordem) => sortSelecao(todos, ordem, criterios) }),
    [nomes, criterios],
  )
}

/** Stable while the etiquetas are equal, so that a move re-renders no other card. */
function useEtiquetas(candidatos: readonly EmSelecao[]): readonly string[] {
  const joined = etiquetasDe(candidatos).join('\n')
  return useMemo(() => joined.split('\n').filter(Boolean), [joined])
}

function useLinkedFiltro(adopt: (filtro: Filtro) => void) {
  const { key, state, search } = useLocation()
  const isLinked = (state as Partial<typeof linkedFiltro> | null)?.filtro === linkedFiltro.filtro
  const onLink = useEffectEvent(() => {
    if (isLinked) adopt(readFiltro(new URLSearchParams(search)))
  })
  useEffect(() => {
    onLink()
  }, [key])
}

/** Writes order and filters to the URL. Returns the URL of a candidate, by a function that is stable with the filters. */
function useListAddress(codigo: string, filtro: Filtro, params: URLSearchParams) {
  const navigate = useNavigate()
  const toAddress = (one: Filtro) =>
    paths.professor.vaga(codigo, { ...toLista(one), aba: params.get('aba'), candidato: params.get('candidato') })
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
