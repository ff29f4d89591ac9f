import type { CampoDaVaga } from './__generated__/VagaMudou_candidatura.graphql.ts'

/** Names of the fields of a vaga, for use within a sentence. */
export const nomeDoCampo: Record<CampoDaVaga, string> = {
  TITULO: 'título',
  DESCRICAO: 'descrição',
  PRAZO: 'prazo',
  TIPO: 'tipo',
  DEPARTAMENTO: 'departamento',
  LOCAL: 'local',
  INTERESSES: 'interesses',
  REMUNERACAO: 'remuneração',
  DESCONTO: 'desconto na mensalidade',
  HORAS_COMPLEMENTARES: 'horas complementares',
  HORAS_SEMANAIS: 'carga horária',
  MODALIDADE: 'modalidade',
  RESPOSTA_ATE: 'data da resposta',
  REQUISITOS: 'requisitos',
}
