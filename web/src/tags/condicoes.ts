import type { Modalidade } from '../candidaturas/__generated__/VagaAntesQuery.graphql.ts'

/** Name of each modality, in the order of the form. */
export const modalidades: Record<Modalidade, string> = {
  PRESENCIAL: 'Presencial',
  HIBRIDO: 'Híbrida',
  REMOTO: 'Remota',
}

/** '1 vaga', '3 vagas': the places of a vaga. */
export const formatVagas = (lugares: number): string => (lugares === 1 ? '1 vaga' : `${lugares} vagas`)
