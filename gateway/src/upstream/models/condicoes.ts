import { day, text, whole } from '../wire/fields.ts'
import type { Row } from '../wire/fields.ts'

export type Modalidade = 'PRESENCIAL' | 'HIBRIDO' | 'REMOTO'

/** What a vaga offers besides its benefits; all null if the upstream does not return it. */
export interface Condicoes {
  lugares: number | null
  horasSemanais: number | null
  modalidade: Modalidade | null
  /** A day as `2026-12-31`. */
  respostaAte: string | null
}

const modalidades = new Set<string>(['PRESENCIAL', 'HIBRIDO', 'REMOTO'])
const isModalidade = (written: string | undefined): written is Modalidade =>
  written !== undefined && modalidades.has(written)

export function toCondicoes(row: Row): Condicoes {
  const modalidade = text(row, 'modalidade')?.toUpperCase()
  return {
    lugares: whole(row, 'lugares') || null,
    horasSemanais: whole(row, 'horas_semanais') || null,
    modalidade: isModalidade(modalidade) ? modalidade : null,
    respostaAte: day(row, 'resposta_ate'),
  }
}
