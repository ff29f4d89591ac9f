import { z } from 'zod'

/** For each rule of retention: its setting, and after how many days it deletes by default; 0: never. */
const prazos = {
  notificacoes: ['KEEP_NOTIFICATIONS', 365],
  cadastros: ['KEEP_UNVERIFIED', 30],
  arquivos: ['KEEP_ORPHAN_FILES', 1],
  emails: ['KEEP_OUTBOX', 90],
  auditoria: ['KEEP_AUDIT', 1825],
  casos: ['KEEP_CASES', 730],
  sessoes: ['KEEP_SESSIONS', 90],
  contas: ['KEEP_ACCOUNTS', 0],
  mensagens: ['KEEP_MESSAGES', 0],
  candidaturas: ['KEEP_APPLICATIONS', 0],
  historicos: ['KEEP_TRANSCRIPTS', 0],
} as const

export type Regra = keyof typeof prazos

/** Days after which each kind of row is deleted; 0 keeps it for ever. */
export type Keep = Record<Regra, number>

export const regras = Object.keys(prazos) as Regra[]

/** The days of a rule by default, with which it runs without a confirmation. */
export const padraoDe = (regra: Regra): number => prazos[regra][1]

const settingOf = (regra: Regra): string => prazos[regra][0]

/** Fewer would end accounts over a long vacation, soon after their warning. */
const fewest: Partial<Record<Regra, number>> = { contas: 90 }

const toField = (regra: Regra) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .refine(days => days === 0 || days >= (fewest[regra] ?? 0))
    .default(padraoDe(regra))

/** The settings, for the environment. */
export const keepFields = Object.fromEntries(regras.map(regra => [settingOf(regra), toField(regra)]))

/** What the operator reads if a setting is wrong. */
export const keepRules = Object.fromEntries(
  regras.map(regra => [
    settingOf(regra),
    `must be a whole number of days${fewest[regra] ? `, at least ${fewest[regra]}` : ''}; 0 keeps for ever`,
  ]),
)

/** @throws ZodError never: the environment was parsed with `keepFields` */
export const readKeep = (given: Record<string, unknown>): Keep =>
  Object.fromEntries(regras.map(regra => [regra, z.number().parse(given[settingOf(regra)])])) as Keep
