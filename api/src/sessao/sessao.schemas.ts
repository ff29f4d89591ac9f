import { z } from 'zod'

/** Not checked for being an address: what is no account's e-mail is refused like a wrong password. */
export const loginBody = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  password: z.string().min(1).max(200),
})

export const loginResponse = z.object({
  access_token: z.string().describe('A JWT with user_id, is_student and exp'),
  is_student: z.boolean(),
})
