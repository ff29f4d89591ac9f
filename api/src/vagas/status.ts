import type { statusDeVaga } from '../db/schema.ts'

export type Status = (typeof statusDeVaga)[number]

/**
 * Where a vaga may go from where it is (specification §4: 'Finalizar seleção' and 'Reativar Vaga'; the early states
 * go forward one by one, and whatever runs can be ended). Staying is always allowed: a repeated request is no error.
 */
const transitions: Record<Status, readonly Status[]> = {
  aguardando: ['em_analise', 'encerrada'],
  em_analise: ['em_andamento', 'encerrada'],
  em_andamento: ['finalizada', 'encerrada'],
  finalizada: ['em_andamento', 'encerrada'],
  encerrada: ['em_andamento'],
}

/** As the specification §4 shows them. */
export const rotulos: Record<Status, string> = {
  aguardando: 'Aguardando',
  em_analise: 'Em análise',
  em_andamento: 'Em andamento',
  finalizada: 'Finalizada',
  encerrada: 'Encerrada',
}

export const mayBecome = (from: Status, to: Status): boolean => from === to || transitions[from].includes(to)
