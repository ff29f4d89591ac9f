import { z } from 'zod'
import { conversaSchema, mensagemSchema } from './mensagem.ts'
import { isBlank } from '../http/caracteres.ts'
import { codigo, idempotencyHeaders, palavras, texto } from '../http/texto.ts'

/** The most that one response has: a client without windows reads the newest of them. */
const mostMensagens = 1000

export const conversaParams = z.object({ id: codigo.describe('The other person') })

export const conversaQuery = z.object({
  antes: codigo.optional().describe('Only messages before the one with this id'),
  limit: z.coerce.number().int().min(1).max(mostMensagens).default(mostMensagens).describe('How many of the newest'),
})

export const enviarHeaders = idempotencyHeaders.extend({
  'comunicado-vaga': codigo
    .optional()
    .describe('The vaga to whose candidates this is a comunicado: the mail about it names it. Ignored from others'),
})

export const buscaQuery = z.object({
  busca: palavras(100).default('').describe('Without a word nothing is found'),
  limit: z.coerce.number().int().min(1).max(20).default(20),
})

const pessoa = z.object({ id: z.int(), usuario: z.string(), avatar: z.string().nullable() })

export const buscaResponse = z.array(mensagemSchema.extend({ pessoa: pessoa.describe('The other person') }))

export const enviarBody = z.object({
  destinatario_id: z.int().min(1).max(2_147_483_647),
  conteudo: texto(5000)
    .transform(value => value.trim())
    .refine(value => !isBlank(value), 'Escreva a mensagem.'),
})

export type Enviar = z.infer<typeof enviarBody>

export const conversaResponse = z.array(mensagemSchema)

export const conversasResponse = z.array(conversaSchema)
