import { graphql, readInlineData } from 'react-relay'
import { serverNow } from '../../relay/serverClock.ts'
import { diasAte } from '../../tags/prazo.ts'
import { dayOf } from '../../ui/fuso.ts'
import { semana } from '../semana.ts'
import type { porVaga_pendencias$key } from './__generated__/porVaga_pendencias.graphql.ts'
import { type Aberta, semTitulo } from './vagas.ts'

const fragment = graphql`
  fragment porVaga_pendencias on Pendencias @inline {
    totalDeNovas
    novasPorVaga {
      vaga {
        codigo
        titulo
      }
      total
      maisRecente
    }
    respostas {
      vaga {
        codigo
        titulo
      }
      semResposta
      esperandoHa7Dias
      retidas
      divulgacaoEm
      respostaAte
    }
  }
`

/** What waits for the professor in one vaga. */
export type VagaQueEspera = {
  codigo: string
  titulo: string
  /** Days until it closes, within a week; null if it does not. */
  fechaEm: number | null
  novas: number
  /** The newest of `novas`; null without any. */
  maisRecente: string | null
  semResposta: number
  /** Null over an upstream that does not count them. */
  esperandoHa7Dias: number | null | undefined
  retidas: number
  divulgacaoEm: string | null | undefined
  respostaAte: string | null | undefined
}

const nada = {
  fechaEm: null,
  novas: 0,
  maisRecente: null,
  semResposta: 0,
  esperandoHa7Dias: null,
  retidas: 0,
  divulgacaoEm: null,
  respostaAte: null,
} satisfies Partial<VagaQueEspera>

type Espera = {
  /** With something that is due within a week, the next one first. */
  vencem: VagaQueEspera[]
  /** With candidates who wait for an answer, most candidates first. */
  devidas: VagaQueEspera[]
  comNovas: VagaQueEspera[]
  /** New candidaturas to other vagas. */
  outrasNovas: number
}

/** `fecham`: the vagas that close within a week. */
export function esperaPorVaga(
  pendenciasRef: porVaga_pendencias$key | null | undefined,
  fecham: readonly Aberta[],
  now = serverNow(),
): Espera {
  const pendencias = pendenciasRef ? readInlineData(fragment, pendenciasRef) : null
  const { novasPorVaga = [], respostas = [], totalDeNovas = 0 } = pendencias ?? {}
  const vagas = new Map<string, VagaQueEspera>()
  const add = (vaga: { codigo: string; titulo: string | null | undefined } | null | undefined, espera: object) => {
    if (!vaga) return
    const { codigo, titulo } = vaga
    vagas.set(codigo, { ...(vagas.get(codigo) ?? { codigo, titulo: titulo ?? semTitulo, ...nada }), ...espera })
  }
  for (const vaga of fecham) add(vaga, { fechaEm: vaga.dias })
  for (const { vaga, ...resposta } of respostas) add(vaga, resposta)
  for (const { vaga, total, maisRecente } of novasPorVaga) add(vaga, { novas: total, maisRecente })
  return {
    ...sort([...vagas.values()], now),
    outrasNovas: totalDeNovas - novasPorVaga.reduce((sum, { total }) => sum + total, 0),
  }
}

function sort(vagas: readonly VagaQueEspera[], now: Date): Omit<Espera, 'outrasNovas'> {
  const todas = vagas.map(vaga => ({ vaga, vence: venceEm(vaga, now) }))
  const outras = todas.flatMap(({ vaga, vence }) => (vence === null ? [vaga] : []))
  return {
    vencem: todas
      .flatMap(({ vaga, vence }) => (vence === null ? [] : [{ vaga, vence }]))
      .toSorted((one, other) => one.vence - other.vence)
      .map(({ vaga }) => vaga),
    devidas: outras
      .filter(vaga => semResposta(vaga) > 0)
      .toSorted((one, other) => semResposta(other) - semResposta(one)),
    comNovas: outras.filter(vaga => semResposta(vaga) === 0),
  }
}

/** Candidates without an answer: all of a closed vaga, those of a week ago in an open one. */
export const semResposta = (vaga: Pick<VagaQueEspera, 'semResposta' | 'esperandoHa7Dias'>): number =>
  Math.max(vaga.semResposta, vaga.esperandoHa7Dias ?? 0)

/** Days until the answer that its candidates were promised, negative if it is late; null if it is not due within a week. */
export function promessaDe(vaga: VagaQueEspera, now = serverNow()): number | null {
  const dias = vaga.respostaAte && semResposta(vaga) > 0 ? diasAte(vaga.respostaAte, now) : null
  return dias !== null && dias <= semana ? dias : null
}

/** Days until the first thing that is due within a week, null if nothing is; results without a time are due now. */
function venceEm(vaga: VagaQueEspera, now: Date): number | null {
  const { fechaEm, retidas, divulgacaoEm } = vaga
  const divulgacao = divulgacaoEm ? diasAte(dayOf(new Date(divulgacaoEm)), now) : 0
  const prazos = [fechaEm, retidas > 0 && divulgacao <= semana ? divulgacao : null, promessaDe(vaga, now)]
  const proximos = prazos.filter(dias => dias !== null)
  return proximos.length > 0 ? Math.min(...proximos) : null
}
