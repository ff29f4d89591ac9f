import { object } from '../wire/fields.ts'
import { camposDaVaga } from './camposDaVaga.ts'
import { toVaga } from './vaga.ts'
import type { Vaga } from './vaga.ts'

/** Candidates are not told of the number of places. */
const { lugares: _, ...contados } = camposDaVaga

/** As responses name a field, and as the schema does: `horasSemanais` as HORAS_SEMANAIS. */
const campos = Object.entries({ ...contados, requisitos: { lido: 'requisitos' } }).map(([nome, { lido }]) => ({
  lido,
  campo: nome.replaceAll(/[A-Z]/g, letter => `_${letter}`).toUpperCase(),
}))

/** A vaga as it was when the student applied. */
export interface VagaOriginal extends Vaga {
  /** Values of the schema's CampoDaVaga. */
  mudou: string[]
}

/**
 * From an own candidatura, whose `vaga_original` has the old values of changed fields; null if nothing changed or the
 * upstream has no record.
 */
export function toVagaOriginal(body: unknown): VagaOriginal | null {
  const { vaga, vaga_original: original } = object(body)
  if (vaga == null || original == null) return null
  const antes = object(original)
  const mudou = campos.filter(({ lido }) => lido in antes).map(({ campo }) => campo)
  return mudou.length > 0 ? { ...toVaga({ ...object(vaga), ...antes }), mudou } : null
}
