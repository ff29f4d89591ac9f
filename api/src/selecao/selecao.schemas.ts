import { z } from 'zod'
import { decisoes, destinos, isDecisao } from './etapas.ts'
import { etapas } from '../db/schema.ts'
import { codigo, palavra } from '../http/texto.ts'

export const params = z.object({ id: codigo })

const idSchema = z.int().min(1).max(2_147_483_647)

export const selecaoSchema = z.object({
  vagas: z.int().nullable().describe('How many can be selected; null while the professor has not said'),
  aprovadas: z.int().describe('How many are selected, including held decisions'),
  retidas: z.int().describe('How many decisions are held back'),
  divulgacao_em: z.iso.datetime().nullable().describe('When held decisions are released automatically'),
})

export type Selecao = z.infer<typeof selecaoSchema>

const lugares = z.object({
  vagas: z
    .int('Escreva um número inteiro.')
    .min(1, 'São pelo menos 1 e no máximo 1000 vagas.')
    .max(1000, 'São pelo menos 1 e no máximo 1000 vagas.')
    .nullable(),
})

export const vagasBody = lugares.extend({
  antes: lugares
    .optional()
    .describe('The number that the form was opened with: 409 if somebody else has changed it to a third one'),
})

export type VagasBody = z.infer<typeof vagasBody>

const movimento = z.object({
  movimentos: z
    .array(z.object({ candidatura: idSchema, versao: z.int().min(0).max(2_147_483_647) }))
    .min(1, 'Escolha pelo menos uma candidatura.')
    .max(500, 'Escolha no máximo 500 candidaturas de uma vez.')
    .refine(
      movimentos => new Set(movimentos.map(({ candidatura }) => candidatura)).size === movimentos.length,
      'A mesma candidatura foi escolhida duas vezes.',
    ),
  para: z.enum(destinos, { error: 'Escolha uma etapa da lista.' }),
  palavra: palavra.describe('A message for each of the students'),
})

export const movimentosBody = movimento
  .extend({
    reter: z.boolean().default(false).describe('Holds a decision back until it is released'),
    liberar: z
      .boolean()
      .default(false)
      .describe('With `reter`: cancels their interviews that are to come now, and not with the release'),
  })
  .refine(({ reter, liberar }) => reter || !liberar, {
    path: ['liberar'],
    error: 'Só com a decisão retida se escolhe quando liberar o horário.',
  })
  .refine(({ reter, para }) => !reter || isDecisao(para), {
    path: ['reter'],
    error: 'Só aprovada, lista de espera e não selecionada podem esperar a divulgação.',
  })

export type Movimentos = z.infer<typeof movimentosBody>

const estado = z.object({ id: z.int(), etapa: z.enum(etapas), retida: z.boolean(), versao: z.int() })

export const movimentosResponse = z.object({
  movidas: z.array(estado),
  recusadas: z
    .array(estado.extend({ detail: z.string().describe('Why it was not moved') }))
    .describe('The candidaturas after the move'),
  selecao: selecaoSchema,
})

export type Movidas = z.infer<typeof movimentosResponse>

export const finalizacaoBody = z.object({
  divulgar: z.boolean().default(false).describe('Releases every held decision'),
  sem_decisao: movimento
    .extend({ para: z.enum(decisoes, { error: 'Escolha uma etapa da lista.' }) })
    .nullish()
    .describe('The decision on those who have none, visible at once'),
})

export type Finalizacao = z.infer<typeof finalizacaoBody>

export const divulgacaoBody = z
  .object({ em: z.iso.datetime({ offset: true }).nullish().describe('When, within 180 days; default: now') })
  .nullish()

export const finalizacaoResponse = movimentosResponse.extend({ divulgadas: z.array(estado) })

export const divulgacaoResponse = z.object({ divulgadas: z.array(estado), selecao: selecaoSchema })

export type Divulgadas = z.infer<typeof divulgacaoResponse>

export const agendaResponse = z.object({ selecao: selecaoSchema })

const mudanca = z.object({
  de: z.enum(etapas),
  para: z.enum(etapas),
  criado_em: z.iso.datetime(),
  palavra: z.string().nullable(),
  retida: z.boolean().describe('The student does not see it yet'),
  por: z
    .object({ id: z.int(), usuario: z.string(), avatar: z.string().nullable() })
    .nullable()
    .describe('Null if the account was deleted'),
})

export type MudancaAnswer = z.infer<typeof mudanca>

export const historicoResponse = z.array(mudanca)
