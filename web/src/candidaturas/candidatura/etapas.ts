import type { Tone } from '../../ui/tones.ts'
import type { EtapaDaCandidatura } from './__generated__/CandidaturaCard_situacao.graphql.ts'

type Etapa = {
  label: string
  tone: Tone
  /** Which of the four steps it is: received, in review, interview, result. Null if the candidatura left the path. */
  passo: number | null
}

/** Name, tone and step of each stage of a candidatura, in the order of a selection. */
export const etapas: Record<EtapaDaCandidatura, Etapa> = {
  RECEBIDA: { label: 'Recebida', tone: 'primary', passo: 1 },
  EM_ANALISE: { label: 'Em análise', tone: 'info', passo: 2 },
  ENTREVISTA: { label: 'Entrevista', tone: 'violet', passo: 3 },
  APROVADA: { label: 'Aprovada', tone: 'success', passo: 4 },
  LISTA_DE_ESPERA: { label: 'Lista de espera', tone: 'warning', passo: 4 },
  NAO_SELECIONADA: { label: 'Não selecionada', tone: 'neutral', passo: 4 },
  RETIRADA: { label: 'Retirada', tone: 'neutral', passo: null },
}
