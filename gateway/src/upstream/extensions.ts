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

/** What is known of one upstream. A fact holds for an hour: an upstream may be brought up to date. */
export interface Extensions {
  isMissing(extension: Extension): boolean
  isKnown(extension: Extension): boolean
  /** Whether it was there once, in the life of this process. */
  wasSeen(extension: Extension): boolean
  /** One that was seen is missing only after several calls in a row that did not find it, and for half a minute. */
  learn(extension: Extension, there: boolean): void
}

const hour = 60 * 60 * 1000
const halfMinute = 30 * 1000
/** A deployment or a proxy in between answers a 404 now and then: so many in a row are believed. */
const believed = 3

export function createExtensions(now: () => number = Date.now): Extensions {
  const learnt = new Map<Extension, { there: boolean; until: number }>()
  /** Of those that were seen: how often they were not found since. */
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
 * What an extension call answers; undefined where the upstream has no such call: it says so with a 404 or 405,
 * is believed, and is not asked again. Where it was there before, that is first a failure like others. A 404 to a call about one thing is believed only where the thing is there
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
    if (!extensions.isMissing(extension)) throw new UpstreamFailure('unavailable', `${extension} is not there any more`)
    return undefined
  }
}
