import { z } from 'zod'
import { codigo, texto } from '../db/texto.ts'

/** As many messages as one answer holds: an upstream client that knows no windows reads the newest of them. */
const mostMensagens = 1000

export const conversaParams = z.object({ id: codigo.describe('The other person') })

export const conversaQuery = z.object({
  antes: codigo.optional().describe('Only messages before the one of this id'),
  limit: z.coerce.number().int().min(1).max(mostMensagens).default(mostMensagens).describe('The newest of them'),
})

export const mensagemSchema = z.object({
  id: z.int(),
  conteudo: z.string(),
  criado_em: z.iso.datetime(),
  remetente_id: z.int(),
  destinatario_id: z.int(),
})

export type MensagemAnswer = z.infer<typeof mensagemSchema>

export const enviarBody = z.object({
  destinatario_id: z.int().min(1).max(2_147_483_647),
  conteudo: texto(5000)
    .transform(value => value.trim())
    .refine(value => value.length > 0, 'Escreva a mensagem.'),
})

export const conversaResponse = z.array(mensagemSchema)

export const conversasResponse = z.array(
  z.object({
    id: z.int(),
    usuario_id: z.int(),
    nome: z.string(),
    avatar: z.string().nullable(),
    ultima_mensagem: z.string().describe('Its first 200 characters'),
    ultima_atualizacao: z.iso.datetime(),
    nao_lidas: z.int(),
  }),
)
