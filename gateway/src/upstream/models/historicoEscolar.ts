import { count, list, number, object, requiredText } from '../wire/fields.ts'

/** The part of the transcript that a student shares. */
export interface HistoricoEscolar {
  cr: number | null
  periodos: number
  creditos: number
  creditosComplementares: number
  naoReconhecidas: number
  disciplinas: { codigoDaDisciplina: string; nome: string }[]
}

export function toHistoricoEscolar(body: unknown): HistoricoEscolar {
  const row = object(body)
  return {
    cr: number(row, 'cr'),
    periodos: count(row, 'periodos'),
    creditos: count(row, 'creditos'),
    creditosComplementares: count(row, 'creditos_complementares'),
    naoReconhecidas: count(row, 'nao_reconhecidas'),
    disciplinas: list(row, 'disciplinas', each => {
      const disciplina = object(each)
      return { codigoDaDisciplina: requiredText(disciplina, 'codigo'), nome: requiredText(disciplina, 'nome') }
    }),
  }
}
