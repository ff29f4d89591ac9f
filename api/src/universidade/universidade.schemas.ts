import { z } from 'zod'
import { segundoPasso } from '../segundoFator/segundoFator.schemas.ts'
import { sessaoResponse } from '../sessao/sessao.schemas.ts'

/** A path of this board, so that nothing leads to another site. */
const voltar = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\s]*$/)
  .nullable()

const selo = z.string().min(1).max(4000)

export const inicioBody = z.object({
  voltar: voltar.optional().describe('The path to open after the sign-in; null for the first page of the role'),
})

export const inicioResponse = z.object({
  url: z.string().describe('Where the browser signs in'),
  transacao: z
    .string()
    .describe('Sealed, for this browser to keep: the sign-in ends only with it, once, within ten minutes'),
})

const device_token = z.string().max(200).optional().describe('What an earlier login returned on this device')

export const entradaBody = z.object({
  transacao: selo,
  resposta: z
    .string()
    .min(1)
    .max(4000)
    .describe('The query that the browser came back with, without its question mark'),
  device_token,
})

const { access_token, is_student, papeis, device_token: novo, exclusao_em } = sessaoResponse.shape

export const entradaResponse = z.object({
  access_token: access_token
    .optional()
    .describe('A JWT; missing with `vinculo` or `segundo_fator`, as are the next three'),
  is_student: is_student.optional(),
  papeis: papeis.optional(),
  device_token: novo.optional(),
  exclusao_em,
  voltar: z.string().nullable().optional().describe('As it was given at the beginning'),
  segundo_fator: segundoPasso.optional(),
  vinculo: z
    .object({ token: z.string(), email: z.string() })
    .optional()
    .describe('The account of this address may be theirs: its password proves it, within ten minutes'),
})

export const vinculoBody = z.object({ vinculo: selo, password: z.string().min(1).max(200), device_token })

/** What is sealed between the two calls of a sign-in. */
export const transacao = z.object({
  jti: z.string(),
  exp: z.number(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  voltar: z.string().nullable(),
})
