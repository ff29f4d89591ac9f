import { z } from 'zod'
import { conversaSchema, mensagemSchema } from '../db/mensagem.ts'
import { codigo, texto } from '../db/texto.ts'

/** As many messages as one answer holds: an upstream client that knows no windows reads the newest of them. */
const mostMensagens = 1000

export const conversaParams = z.object({ id: codigo.describe('The other person') })

export const conversaQuery = z.object({
  antes: codigo.optional().describe('Only messages before the one of this id'),
  limit: z.coerce.number().int().min(1).max(mostMensagens).default(mostMensagens).describe('The newest of them'),
})

export const enviarBody = z.object({
  destinatario_id: z.int().min(1).max(2_147_483_647),
  conteudo: texto(5000)
    .transform(value => value.trim())
    .refine(value => value.length > 0, 'Escreva a mensagem.'),
})

export const conversaResponse = z.array(mensagemSchema)

export const conversasResponse = z.array(conversaSchema)
