import { z } from 'zod'
import { prova } from '../http/texto.ts'
import { novaSenha } from '../autenticacao/senhaFraca.ts'

const email = z.string().trim().toLowerCase().min(1).max(254)

/** Not validated as an address: an unknown e-mail is refused like a wrong password. */
export const loginBody = z.object({
  email,
  password: z.string().min(1).max(200),
  device_token: z.string().max(200).optional().describe('What an earlier login returned on this device'),
})

export const loginResponse = z.object({
  access_token: z.string().describe('A JWT with user_id, is_student and exp'),
  is_student: z.boolean(),
  device_token: z.string().describe('For the device to keep: then strangers who try this account do not delay it'),
})

export const emailBody = z.object({ email })

export const detailResponse = z.object({ detail: z.string() })

const token = z.string().trim().min(1).max(200)

export const verifyEmailBody = z.object({
  token: token.describe("The link's token, or the code as typed"),
  prova: prova.describe('What the browser sent when it registered'),
})

export const verifyEmailResponse = z.object({
  access_token: z.string(),
  is_student: z.boolean(),
  user_name: z.string(),
  password_token: z
    .string()
    .optional()
    .describe("If the registration's password does not count: a token for choosing one, as in a reset mail"),
})

export const resetPasswordBody = z.object({
  token,
  new_password: novaSenha,
})
