import { Tag } from '../ui/text/Tag.tsx'
import type { Tone } from '../ui/tones.ts'
import type { StatusDaVaga } from '../candidaturas/__generated__/CandidaturaItem_vaga.graphql.ts'

/** Names of the status values (specification §4), in the order of a selection, and of a draft. */
export const nomeDoStatus: Record<StatusDaVaga, string> = {
  AGUARDANDO: 'Aguardando',
  EM_ANALISE: 'Em análise',
  EM_ANDAMENTO: 'Em andamento',
  FINALIZADA: 'Finalizada',
  ENCERRADA: 'Encerrada',
  RASCUNHO: 'Rascunho',
}

/** What the two closed ones mean for a reader who has not applied, wherever it is said: at most two lines on a phone. */
export const significado = {
  FINALIZADA: 'A seleção foi finalizada, e esta oportunidade não recebe mais candidaturas.',
  ENCERRADA: 'Esta oportunidade está encerrada e não recebe mais candidaturas.',
} as const satisfies Partial<Record<StatusDaVaga, string>>

const tones: Record<StatusDaVaga, Tone> = {
  AGUARDANDO: 'warning',
  EM_ANALISE: 'info',
  EM_ANDAMENTO: 'success',
  FINALIZADA: 'neutral',
  ENCERRADA: 'danger',
  RASCUNHO: 'warning',
}

/** Whether the selection of the vaga is over. */
export const isFinal = (status: StatusDaVaga | null): status is 'FINALIZADA' | 'ENCERRADA' =>
  status === 'FINALIZADA' || status === 'ENCERRADA'

/** A draft that its professor has published: a moderator has the first look at it. */
export const aguardandoRevisao = 'Aguardando revisão'

/** The status of a vaga. `aguarda`: it waits for its first look. */
export const StatusTag = ({ status, aguarda = false }: { status: StatusDaVaga; aguarda?: boolean }) => (
  <Tag tone={tones[status]}>{aguarda ? aguardandoRevisao : nomeDoStatus[status]}</Tag>
)
