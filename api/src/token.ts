import { randomUUID } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import { z } from 'zod'

const lifetime = '7d'

const claims = z.object({
  user_id: z.int().positive(),
  is_student: z.boolean(),
  /** `usuarios.versaoDoToken` when it was issued. */
  versao: z.int(),
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

/** The claims, or null for a token that is expired, tampered with, of another algorithm or not ours. */
export const readToken = async (secret: string, token: string): Promise<TokenClaims | null> => {
  try {
    const { payload } = await jwtVerify(token, toKey(secret), { algorithms: ['HS256'] })
    return claims.parse(payload)
  } catch {
    return null
  }
}
