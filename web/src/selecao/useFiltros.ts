import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useBusca } from '../minhasVagas/useBusca.ts'
import { paths } from '../paths.ts'
import { type EmSelecao, etiquetasDe } from './etapa.ts'
import { type Filtro, filtrar, lerFiltro, toLista } from './filtro.ts'
import type { Visao } from './useVisao.ts'

/**
 * Search, order and filters, as the address has them, which follows: who comes back from a candidate finds the same list.
 * The board has a column for each stage: there the filter by stage leaves out nobody. `codigo`: REST id of the vaga.
 */
export function useFiltros(codigo: string, candidatos: readonly EmSelecao[], visao: Visao) {
  const [params] = useSearchParams()
  const [inicio] = useState(() => lerFiltro(params))
  const { verDoInicio, achados, termo, ...busca } = useBusca(candidatos, inicio)
  const [escolhido, escolher] = useState<Omit<Filtro, 'ordem' | 'busca'>>(inicio)
  // The same list while it says the same: a move draws no other card again.
  const escritas = etiquetasDe(candidatos).join('\n')
  const etiquetas = useMemo(() => escritas.split('\n').filter(Boolean), [escritas])
  const { etapa, curso, periodo } = escolhido
  // The last candidatura may have lost it.
  const etiqueta = etiquetas.includes(escolhido.etiqueta) ? escolhido.etiqueta : ''
  const { ordem } = busca.barra
  const filtro = useMemo(
    () => ({ ordem, busca: termo, etapa: visao === 'lista' ? etapa : null, curso, periodo, etiqueta }),
    [ordem, termo, visao, etapa, curso, periodo, etiqueta],
  )
  const filtrados = useMemo(() => filtrar(achados, filtro), [achados, filtro])
  const endereco = useEndereco(codigo, filtro, paths.professor.vaga(codigo, toLista(lerFiltro(params))))
  const onFiltro = (change: Partial<typeof escolhido>) => {
    escolher({ ...escolhido, ...change })
    verDoInicio()
  }
  const filtrando = filtrados.length < candidatos.length || termo !== ''
  const resumo = filtrando ? `${filtrados.length} de ${candidatos.length} candidaturas` : ''
  return { ...busca, filtrados, resumo, endereco, filtros: { etapa, curso, periodo, etiqueta, etiquetas, onFiltro } }
}

/** Keeps the address as the list is; gives the way to a candidate of it, the same function while the list is the same. */
function useEndereco(codigo: string, filtro: Filtro, atual: string) {
  const navigate = useNavigate()
  const lista = paths.professor.vaga(codigo, toLista(filtro))
  const seguir = useEffectEvent(() => {
    if (atual !== lista) void navigate(lista, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    seguir()
  }, [lista])
  return useMemo(
    () => (candidato: EmSelecao) => paths.professor.candidato(codigo, candidato.codigoDaCandidatura, toLista(filtro)),
    [codigo, filtro],
  )
}
