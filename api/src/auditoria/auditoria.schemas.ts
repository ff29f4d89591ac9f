import { z } from 'zod'
import { codigo } from '../http/texto.ts'
import { acoes } from './acoes.ts'

export const filtrosDaAuditoria = z.object({
  acao: z.enum(acoes).optional(),
  pessoa: codigo.optional().describe('The id of the person to whom it was done'),
  ator: codigo.optional().describe('The id of the person who did it'),
  de: z.iso.date().optional().describe('First day'),
  ate: z.iso.date().optional().describe('Last day'),
})

export type FiltrosDaAuditoria = z.output<typeof filtrosDaAuditoria>

const nome = z.string().nullable()

export const linhaDaAuditoria = z.object({
  id: z.int(),
  em: z.iso.datetime(),
  acao: z.enum(acoes),
  ator_id: z.int().nullable().describe("Who did it; null for a command of the operator's"),
  ator: nome.describe('Their name, or what is left of it'),
  pessoa_id: z.int().nullable().describe('To whom'),
  pessoa: nome,
  objeto: z.string().nullable().describe("What it was about, as 'candidatura 7'"),
  antes: z.string().nullable().describe('The old values, as JSON'),
  depois: z.string().nullable().describe('The new values, or the chosen filters, as JSON'),
  motivo: z.string().nullable(),
})

export type LinhaDaAuditoria = z.output<typeof linhaDaAuditoria>
