import { randomUUID } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import { z } from 'zod'

const lifetime = '7d'

const claims = z.object({
  user_id: z.int().positive().max(2_147_483_647),
  is_student: z.boolean(),
  /** `usuarios.versaoDoToken` when it was issued. */
  versao: z.int().min(0).max(2_147_483_647),
  jti: z.string(),
  exp: z.int(),
})

export type TokenClaims = z.infer<typeof claims>

const toKey = (secret: string) => new TextEncoder().encode(secret)

/** A signed bearer token for seven days. `user_id`, `is_student` and `exp` are what the REST contract promises. */
export const issueToken = (
  secret: string,
  { usuarioId, ehaluno, versao }: { usuarioId: number; ehaluno: boolean; versao: number },
): Promise<string> =>
  new SignJWT({ user_id: usuarioId, is_student: ehaluno, versao })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(toKey(secret))

/** Ours are a third of this. */
const longest = 1024

/** A decoder forgives bits and padding at the end: then many texts were one token, and a changed one would pass. */
const isWrittenAsSigned = (token: string): boolean => {
  const parts = token.split('.')
  return parts.length === 3 && parts.every(part => Buffer.from(part, 'base64url').toString('base64url') === part)
}

/** The claims, or null for a token that is expired, tampered with, of another algorithm or not ours. */
export const readToken = async (secret: string, token: string): Promise<TokenClaims | null> => {
  if (token.length > longest || !isWrittenAsSigned(token)) return null
  try {
    const { payload } = await jwtVerify(token, toKey(secret), { algorithms: ['HS256'] })
    return claims.parse(payload)
  } catch {
    return null
  }
}
