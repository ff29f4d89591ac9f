import type { Modalidade } from './__generated__/camposDaVaga_condicoes.graphql.ts'

/** Name of each modality, in the order of the form. */
export const modalidades: Record<Modalidade, string> = {
  PRESENCIAL: 'Presencial',
  HIBRIDO: 'Híbrida',
  REMOTO: 'Remota',
}
