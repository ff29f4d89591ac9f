import type { Tone } from '../../ui/tones.ts'
import type { EtapaDaCandidatura } from './__generated__/CandidaturaCard_situacao.graphql.ts'

/** Name and tone of each stage of a candidatura, in the order of a selection. */
export const etapas: Record<EtapaDaCandidatura, { label: string; tone: Tone }> = {
  RECEBIDA: { label: 'Recebida', tone: 'primary' },
  EM_ANALISE: { label: 'Em análise', tone: 'info' },
  ENTREVISTA: { label: 'Entrevista', tone: 'violet' },
  APROVADA: { label: 'Aprovada', tone: 'success' },
  LISTA_DE_ESPERA: { label: 'Lista de espera', tone: 'warning' },
  NAO_SELECIONADA: { label: 'Não selecionada', tone: 'neutral' },
  RETIRADA: { label: 'Retirada', tone: 'neutral' },
}
