import type { EtapaDaCandidatura } from '../candidatos/__generated__/useCandidatos_candidatura.graphql.ts'
import type { Entrega } from './useEnviarComunicado.ts'
import { countCharacters, isBlank } from '../../ui/characters.ts'

export type Destinatario = {
  id: string
  nome: string | null
  /** Null on an upstream without etapas. */
  etapa: EtapaDaCandidatura | null
  /** Global id of the candidatura. */
  candidatura: string
  /** Whether they got a comunicado of the vaga today; null on an upstream that does not tell. */
  recebeuHoje: boolean | null
}

/** To whom: everybody (null), those at one etapa, or these people (global ids). */
export type Para = { etapa: string } | { pessoas: readonly string[] } | null

export const destinatariosDe = (candidatos: readonly Destinatario[], para: Para): readonly Destinatario[] => {
  if (para === null) return candidatos
  if ('etapa' in para) return candidatos.filter(({ etapa }) => etapa === para.etapa)
  return candidatos.filter(({ id }) => para.pessoas.includes(id))
}

/** In characters (specification §9). */
export const maximoDoComunicado = 1000

/**
 * Recipients per request: few enough for the gateway's limits of 30 REST calls and 8 s, and for the progress to advance
 * between requests.
 */
const batchSize = 25

export const countOfCandidatos = (total: number): string => (total === 1 ? '1 candidato' : `${total} candidatos`)

/** Says how many candidates a change notifies; null if they could not be counted. */
export function recipientsNotice(total: number | null): string {
  if (total === null) return 'quem se candidatou será avisado'
  return `${countOfCandidatos(total)} ${total === 1 ? 'será avisado' : 'serão avisados'}`
}

/** Shown while more candidates are still loading. */
export const faltamCandidatos = 'Espere: ainda faltam candidatos nesta lista.'

/** The text of specification §8, also for one mensagem. */
export const falhaAoEnviar = (total: number): string => `Falha ao enviar ${total} mensagens`

/** Shown if every candidate withdrew after the page loaded. */
export const ninguemMais =
  'As candidaturas foram canceladas: não há a quem enviar. Recarregue a página para ver quem se candidatou.'

/** Says how many candidates received it. Zero means that the remaining ones withdrew meanwhile. */
export function countOfRecipients(enviadas: number): string {
  if (enviadas === 0) return 'Quem faltava cancelou a candidatura.'
  return enviadas === 1 ? '1 candidato recebeu.' : `${enviadas} candidatos receberam.`
}

/** Returns what is wrong with a text, or null. */
export function validateComunicado(texto: string): string | null {
  if (isBlank(texto)) return 'Escreva a mensagem'
  if (countCharacters(texto.trim()) > maximoDoComunicado)
    return `A mensagem tem no máximo ${maximoDoComunicado} caracteres`
  return null
}

type Resultado = {
  enviadas: number
  /** Global ids of the candidates who did not receive it, or may not have received it. */
  faltam: readonly string[]
  refusal: string | null
}

/**
 * Sends to these candidates (global ids) in batches and calls `onProgress` after each. Stops at the first batch that gets
 * no response or is refused, and returns the rest as `faltam`.
 */
export async function sendInBatches(
  para: readonly string[],
  enviar: (apenas: string[]) => Promise<Entrega>,
  onProgress: (tentadas: number, faltam: readonly string[]) => void,
): Promise<Resultado> {
  const falhas: string[] = []
  let enviadas = 0
  for (let done = 0; done < para.length; done += batchSize) {
    const entrega = await enviar(para.slice(done, done + batchSize))
    if (entrega === null || 'refusal' in entrega) {
      return { enviadas, faltam: [...falhas, ...para.slice(done)], refusal: entrega?.refusal ?? null }
    }
    enviadas += entrega.enviadas
    falhas.push(...entrega.falhas)
    const rest = para.slice(done + batchSize)
    onProgress(para.length - rest.length, [...falhas, ...rest])
  }
  return { enviadas, faltam: falhas, refusal: null }
}
