import { useSearchParams } from 'react-router-dom'
import type { EtapaDaCandidatura } from './candidatura/__generated__/CandidaturaCard_situacao.graphql.ts'
import { etapas } from './candidatura/etapas.ts'

const todas = Object.keys(etapas) as EtapaDaCandidatura[]

/** The only stage that the list shows, as '?etapa=entrevista' in the address; null for all. */
export function useFiltroPorEtapa() {
  const [params, setParams] = useSearchParams()
  const filtro = todas.find(etapa => etapa.toLowerCase() === params.get('etapa')) ?? null
  const setFiltro = (etapa: EtapaDaCandidatura | null) =>
    setParams(etapa ? { etapa: etapa.toLowerCase() } : {}, { replace: true, preventScrollReset: true })
  return [filtro, setFiltro] as const
}
