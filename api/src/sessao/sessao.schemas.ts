import { z } from 'zod'
import { prova } from '../db/texto.ts'
import { novaSenha } from '../senhaFraca.ts'

const email = z.string().trim().toLowerCase().min(1).max(254)

/** Not checked for being an address: what is no account's e-mail is refused like a wrong password. */
export const loginBody = z.object({
  email,
  password: z.string().min(1).max(200),
  device_token: z.string().max(200).optional().describe('What an earlier login answered on this device'),
})

export const loginResponse = z.object({
  access_token: z.string().describe('A JWT with user_id, is_student and exp'),
  is_student: z.boolean(),
  device_token: z.string().describe('Kept by the device: strangers who try this account do not delay it'),
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
    .describe("Where the registration's password does not count: the token to choose one by, as of a reset mail"),
})

export const resetPasswordBody = z.object({
  token,
  new_password: novaSenha,
})
