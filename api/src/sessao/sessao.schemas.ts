import { z } from 'zod'
import { prova } from '../http/texto.ts'
import { segundoPasso } from '../segundoFator/segundoFator.schemas.ts'
import type { toNovaSenha } from '../autenticacao/senhaFraca.ts'

const email = z.string().trim().toLowerCase().min(1).max(254)

/** Not validated as an address: an unknown e-mail is refused like a wrong password. */
export const loginBody = z.object({
  email,
  password: z.string().min(1).max(200),
  device_token: z.string().max(200).optional().describe('What an earlier login returned on this device'),
})

/** A new session. */
export const sessaoResponse = z.object({
  access_token: z.string().describe('A JWT with user_id, is_student and exp'),
  is_student: z.boolean(),
  papeis: z.array(z.string()).describe('Extension: the roles of the account'),
  device_token: z.string().describe('For the device to keep: then strangers who try this account do not delay it'),
  exclusao_em: z.iso
    .datetime()
    .nullable()
    .optional()
    .describe('Extension: when the account ends, if its owner asked for that; null without'),
})

/** The response of a sign-in: a session, or the challenge of the second step. */
export const loginResponse = z.union([sessaoResponse, z.object({ segundo_fator: segundoPasso })])

export const logoutResponse = z.object({ url: z.string().describe('Where the browser ends the session as well') })

export const emailBody = z.object({ email })

export const detailResponse = z.object({ detail: z.string() })

const token = z.string().trim().min(1).max(200)

export const verifyEmailBody = z.object({
  token: token.describe("The link's token, or the code as typed"),
  prova: prova.describe('What the browser sent when it registered'),
  perguntar: z
    .boolean()
    .optional()
    .describe('True: a registration of another browser stays unverified, and is returned as `cadastro`'),
})

export const verifyEmailResponse = z.object({
  access_token: z.string().optional().describe('Missing with `cadastro`, as are the next two'),
  is_student: z.boolean().optional(),
  user_name: z.string().optional(),
  password_token: z
    .string()
    .optional()
    .describe("If the registration's password does not count: a token for choosing one, as in a reset mail"),
  cadastro: z
    .object({
      usuario: z.string(),
      ehaluno: z.boolean(),
      curso: z.string().nullable(),
      departamento: z.string().nullable(),
    })
    .optional()
    .describe('With `perguntar`: the registration of another browser that the token verifies without it'),
})

export const loginByLinkBody = z.object({ token })

export const toResetPasswordBody = (novaSenha: ReturnType<typeof toNovaSenha>) =>
  z.object({ token, new_password: novaSenha })

export const toNovaSenhaBody = (novaSenha: ReturnType<typeof toNovaSenha>) =>
  z.object({ senha_atual: z.string().min(1, 'Digite a sua senha atual.').max(200), nova_senha: novaSenha })
