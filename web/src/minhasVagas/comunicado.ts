import type { Entrega } from './useEnviarComunicado.ts'

/** Longest text, in characters (specification §9). */
export const maximoDoComunicado = 1000

/**
 * How many people one request is for: it stays below the 30 calls of the gateway and well within its 8 s, and the next
 * one tells how far it is.
 */
const lote = 25

export const contarCandidatos = (total: number): string => (total === 1 ? '1 candidato' : `${total} candidatos`)

/** Who is told of a change; null where they could not be counted. */
export function seraoAvisados(total: number | null): string {
  if (total === null) return 'quem se candidatou será avisado'
  return `${contarCandidatos(total)} ${total === 1 ? 'será avisado' : 'serão avisados'}`
}

/** While more candidates are to come than are loaded. */
export const faltamCandidatos = 'Espere: ainda faltam candidatos nesta lista.'

/** To the letter of specification §8, for one as well. */
export const falhaAoEnviar = (total: number): string => `Falha ao enviar ${total} mensagens`

/** Everybody withdrew after the page was loaded. */
export const ninguemMais =
  'As candidaturas foram canceladas: não há a quem enviar. Recarregue a página para ver quem se candidatou.'

/** What sending came to; nobody, where those who were left withdrew meanwhile. */
export function quemRecebeu(enviadas: number): string {
  if (enviadas === 0) return 'Quem faltava cancelou a candidatura.'
  return enviadas === 1 ? '1 candidato recebeu.' : `${enviadas} candidatos receberam.`
}

/** What is wrong with a text, or null. */
export function conferirComunicado(texto: string): string | null {
  if (!texto.trim()) return 'Escreva a mensagem'
  if (texto.trim().length > maximoDoComunicado) return `A mensagem tem no máximo ${maximoDoComunicado} caracteres`
  return null
}

type Resultado = {
  enviadas: number
  /** REST ids of those who did not get it, or may not have got it. */
  faltam: readonly string[]
  recusa: string | null
}

/**
 * Sends to these people (REST ids), some at a time, and tells after each time how it stands. Stops where no answer
 * comes or nobody can be written to: the rest is still to be tried.
 */
export async function enviarEmLotes(
  para: readonly string[],
  enviar: (apenas: string[]) => Promise<Entrega>,
  onAndamento: (tentadas: number, faltam: readonly string[]) => void,
): Promise<Resultado> {
  const falhas: string[] = []
  let enviadas = 0
  for (let done = 0; done < para.length; done += lote) {
    const entrega = await enviar(para.slice(done, done + lote))
    if (entrega === null || 'recusa' in entrega) {
      return { enviadas, faltam: [...falhas, ...para.slice(done)], recusa: entrega?.recusa ?? null }
    }
    enviadas += entrega.enviadas
    falhas.push(...entrega.falhas)
    const rest = para.slice(done + lote)
    onAndamento(para.length - rest.length, [...falhas, ...rest])
  }
  return { enviadas, faltam: falhas, recusa: null }
}
