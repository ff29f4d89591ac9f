import { z } from 'zod'
import { notificacaoSchema } from './notificacao.ts'
import { tiposDeNotificacao } from '../db/schema/rede.ts'
import { cursorFields, cursorQuery } from '../http/cursor.ts'
import { windowQuery } from '../http/texto.ts'

export const notificacoesQuery = z.object({
  tipo: z
    .string()
    .max(200)
    .default('')
    .transform(value => value.split(',').filter(Boolean))
    .pipe(z.array(z.enum(tiposDeNotificacao)))
    .describe('A comma-separated list of kinds; default: all'),
  ...windowQuery,
  ...cursorQuery,
})

export type NotificacoesQuery = z.infer<typeof notificacoesQuery>

export const notificacoesResponse = z.object({
  notificacoes: z.array(notificacaoSchema),
  ...cursorFields,
  total: z.int(),
  nao_lidas: z.int().describe('Of all kinds'),
})

export type NotificacoesAnswer = z.infer<typeof notificacoesResponse>

export const lidasBody = z.union([
  z.object({ ids: z.array(z.int().min(1).max(2_147_483_647)).max(1000) }),
  z.object({ todas: z.literal(true) }),
])
