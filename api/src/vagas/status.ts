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

/** What those who applied to the vaga read of its new status. The pages say the same (web/src/tags/StatusTag.tsx). */
const noticias: Record<Status, (vaga: string) => string> = {
  aguardando: vaga => `A seleção de ${vaga} ainda não começou.`,
  em_analise: vaga => `A seleção de ${vaga} está em análise.`,
  em_andamento: vaga => `A seleção de ${vaga} está em andamento.`,
  finalizada: vaga => `A seleção de ${vaga} foi finalizada, e esta oportunidade não recebe mais candidaturas.`,
  encerrada: vaga =>
    `A oportunidade ${vaga} está encerrada e não recebe mais candidaturas. Quem já se candidatou ainda pode ter resposta.`,
}

export const describeStatus = (titulo: string, status: Status): string => noticias[status](`“${titulo}”`)

export const mayBecome = (from: Status, to: Status): boolean => from === to || transitions[from].includes(to)
