import { UpstreamFailure } from '../failure.ts'

/** Calls that only some upstreams have (extension calls in docs/rest-contract.md), by their names in the gateway. */
export type Extension =
  | 'logout'
  | 'login-link'
  | 'resend-verification'
  | 'candidaturas'
  | 'candidato'
  | 'rede'
  | 'bloqueios'
  | 'notificacoes'
  | 'alvos'
  | 'eventos'
  | 'selecao'
  | 'finalizacao'
  | 'avaliacoes'
  | 'entrevistas'
  | 'gestores'
  | 'requisitos'
  | 'atendimentos'
  | 'disciplinas'
  | 'perguntas'
  | 'parecidas'
  | 'pendencias'
  | 'contagens'
  | 'filtro-de-condicoes'
  | 'avisos'
  | 'colunas'
  | 'salvas'
  | 'buscas'
  | 'busca-de-mensagens'
  | 'numeros'
  | 'sessoes'
  | 'segundo-fator'
  | 'agenda'
  | 'aparelho'
  | 'dados'
  | 'mudanca-de-email'
  | 'privacidade'
  | 'leituras'
  | 'documentos'
  | 'retencao'
  | 'alcance'

/** Which extensions one upstream has. A fact expires after an hour: the upstream may be upgraded. */
export interface Extensions {
  isMissing(extension: Extension): boolean
  isKnown(extension: Extension): boolean
  /** Whether it was there at any time since this process started. */
  wasSeen(extension: Extension): boolean
  /** An extension that was seen counts as missing only after several 404s in a row, and then for half a minute. */
  learn(extension: Extension, there: boolean): void
}

const hour = 60 * 60 * 1000
const halfMinute = 30 * 1000
/** A deployment or a proxy may cause single 404s: only so many in a row count. */
const believed = 3

export function createExtensions(now: () => number = Date.now): Extensions {
  const learnt = new Map<Extension, { there: boolean; until: number }>()
  /** Consecutive 404s of each extension that was seen. */
  const misses = new Map<Extension, number>()
  const recall = (extension: Extension) => {
    const fact = learnt.get(extension)
    return fact && fact.until > now() ? fact : undefined
  }
  const note = (extension: Extension, there: boolean, milliseconds: number) =>
    void learnt.set(extension, { there, until: now() + milliseconds })
  return {
    isMissing: extension => recall(extension)?.there === false,
    isKnown: extension => recall(extension) !== undefined,
    wasSeen: extension => misses.has(extension),
    learn: (extension, there) => {
      if (there) {
        misses.set(extension, 0)
        note(extension, true, hour)
        return
      }
      const missed = misses.get(extension)
      if (missed !== undefined) misses.set(extension, missed + 1)
      if (missed === undefined) note(extension, false, hour)
      else if (missed + 1 >= believed) note(extension, false, halfMinute)
    },
  }
}

/**
 * The response of an extension call, or undefined if the upstream lacks it. A 404 or 405 means that the call is
 * missing, and it is not sent again; if it was seen before, the first 404s are ordinary failures. A 404 for one thing
 * counts only if that thing exists (`isThere`): otherwise anybody could disable an extension for all by requesting a
 * thing that is gone.
 */
export async function optional<T>(
  extensions: Extensions,
  extension: Extension,
  call: () => Promise<T>,
  isThere?: () => Promise<boolean>,
): Promise<T | undefined> {
  if (extensions.isMissing(extension)) return undefined
  try {
    const answer = await call()
    extensions.learn(extension, true)
    return answer
  } catch (error) {
    const kind = error instanceof UpstreamFailure ? error.kind : null
    if (kind !== 'unsupported' && kind !== 'not-found') throw error
    // Another call of the same extension may have learnt it while this one was on its way.
    if (extensions.isMissing(extension)) return undefined
    const isLacking = () => !isThere || (!extensions.isKnown(extension) && isThere())
    if (kind === 'not-found' && !(await isLacking())) throw error
    extensions.learn(extension, false)
    if (!extensions.isMissing(extension)) throw new UpstreamFailure('unavailable', `${extension} is not there any more`)
    return undefined
  }
}
