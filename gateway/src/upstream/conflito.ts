import { afterWrite } from './failure.ts'
import type { Refusal } from './failure.ts'
import type { Vaga } from './models/vaga.ts'

/** Not saved: the fields that the refusal names have changed since `antes`. The vaga as it is now. */
export type Conflito = { conflito: Refusal; vaga: Vaga | Error }

/** A refusal that names fields in conflict, with the vaga as it is now at the cost of a call; else the result itself. */
export async function orConflito<T>(result: T | Refusal, get: () => Promise<Vaga>): Promise<T | Refusal | Conflito> {
  if (!isRefusal(result) || result.status !== 409 || result.campos.length === 0) return result
  return { conflito: result, vaga: await afterWrite(get()) }
}

function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'refused' in result
}
