import { UpstreamFailure } from './failure.ts'

/** Calls that only some upstreams have (rest-contract.md, extension calls), under the names used here. */
export type Extension =
  | 'logout'
  | 'resend-verification'
  | 'candidaturas'
  | 'candidato'
  | 'rede'
  | 'notificacoes'
  | 'eventos'
  | 'selecao'
  | 'avaliacoes'
  | 'entrevistas'
  | 'gestores'
  | 'requisitos'
  | 'disciplinas'
  | 'perguntas'

/** What is known of one upstream, for as long as the process lives or an hour: an upstream may be brought up to date. */
export interface Extensions {
  isMissing(extension: Extension): boolean
  isKnown(extension: Extension): boolean
  learn(extension: Extension, there: boolean): void
}

const hour = 60 * 60 * 1000

export function createExtensions(now: () => number = Date.now): Extensions {
  const learnt = new Map<Extension, { there: boolean; until: number }>()
  const recall = (extension: Extension) => {
    const fact = learnt.get(extension)
    return fact && fact.until > now() ? fact : undefined
  }
  return {
    isMissing: extension => recall(extension)?.there === false,
    isKnown: extension => recall(extension) !== undefined,
    learn: (extension, there) => void learnt.set(extension, { there, until: now() + hour }),
  }
}

/**
 * What an extension call answers; undefined where the upstream has no such call: it says so with a 404 or 405,
 * is believed, and is not asked again. A 404 to a call about one thing is believed only where the thing is there
 * (`isThere`): otherwise anybody could name one that is gone, and take the extension from everybody.
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
    const isLacking = () => !isThere || (!extensions.isKnown(extension) && isThere())
    const lacks = kind === 'unsupported' || (kind === 'not-found' && (await isLacking()))
    if (!lacks) throw error
    extensions.learn(extension, false)
    return undefined
  }
}
