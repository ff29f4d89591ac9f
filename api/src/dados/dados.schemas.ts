import { z } from 'zod'

const instante = z.iso.datetime()

const copia = z.object({
  pedida_em: instante,
  pronta_em: instante.nullable().describe('Null while it is being made'),
  expira_em: instante.nullable().describe('Until when it can be downloaded; null while it is being made'),
  falhou: z.boolean().describe('It could not be made: ask for another one'),
  bytes: z.int(),
})

const exclusao = z.object({
  pedida_em: instante,
  executar_em: instante.describe('When the account ends; until then it can be cancelled'),
})

export const dadosResponse = z.object({
  copia: copia.nullable().describe('The copy of the data; null without one'),
  exclusao: exclusao.nullable().describe('The end of the account that the person asked for; null without one'),
  oportunidades_em_andamento: z
    .int()
    .describe('Open vagas of the person that nobody else manages: they close with the account'),
})

export const exclusaoBody = z.object({ password: z.string().min(1).max(200) })
