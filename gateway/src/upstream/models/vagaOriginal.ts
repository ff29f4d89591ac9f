import { object } from '../wire/fields.ts'
import { toVaga } from './vaga.ts'
import type { Vaga } from './vaga.ts'

const campos = {
  titulo: 'TITULO',
  descricao: 'DESCRICAO',
  prazo: 'PRAZO',
  tipo: 'TIPO',
  department: 'DEPARTAMENTO',
  location: 'LOCAL',
  interesses: 'INTERESSES',
  remuneracao: 'REMUNERACAO',
  desconto: 'DESCONTO',
  horas_complementares: 'HORAS_COMPLEMENTARES',
  horas_semanais: 'HORAS_SEMANAIS',
  modalidade: 'MODALIDADE',
  resposta_ate: 'RESPOSTA_ATE',
  requisitos: 'REQUISITOS',
} as const

/** A vaga as it was when the student applied. */
export interface VagaOriginal extends Vaga {
  mudou: (typeof campos)[keyof typeof campos][]
}

/**
 * From an own candidatura, whose `vaga_original` has the old values of changed fields; null if nothing changed or the
 * upstream has no record.
 */
export function toVagaOriginal(body: unknown): VagaOriginal | null {
  const { vaga, vaga_original: original } = object(body)
  if (vaga == null || original == null) return null
  const antes = object(original)
  const mudou = Object.entries(campos).flatMap(([field, campo]) => (field in antes ? [campo] : []))
  return mudou.length > 0 ? { ...toVaga({ ...object(vaga), ...antes }), mudou } : null
}
