import type { statusDeVaga } from '../db/schema.ts'

export type Status = (typeof statusDeVaga)[number]

/**
 * Which status may follow which (specification §4: 'Finalizar seleção' and 'Reativar Vaga'; early statuses advance one
 * by one, and each can be ended). Keeping the status is always allowed, so that a retry is no error.
 */
const transitions: Record<Status, readonly Status[]> = {
  aguardando: ['em_analise', 'encerrada'],
  em_analise: ['em_andamento', 'encerrada'],
  em_andamento: ['finalizada', 'encerrada'],
  finalizada: ['em_andamento', 'encerrada'],
  encerrada: ['em_andamento'],
}

/** As in specification §4. */
export const rotulos: Record<Status, string> = {
  aguardando: 'Aguardando',
  em_analise: 'Em análise',
  em_andamento: 'Em andamento',
  finalizada: 'Finalizada',
  encerrada: 'Encerrada',
}

/** What the two closed ones mean, in the words of the pages (web/src/tags/StatusTag.tsx). */
const significado: Partial<Record<Status, string>> = {
  finalizada: 'A seleção foi finalizada, e esta oportunidade não recebe mais candidaturas.',
  encerrada:
    'Esta oportunidade está encerrada e não recebe mais candidaturas. Quem já se candidatou ainda pode ter resposta.',
}

/** What those who applied to the vaga read of its new status. */
export function describeStatus(titulo: string, status: Status): string {
  const mudanca = `${titulo}: agora ${rotulos[status]}.`
  return significado[status] ? `${mudanca} ${significado[status]}` : mudanca
}

export const mayBecome = (from: Status, to: Status): boolean => from === to || transitions[from].includes(to)
