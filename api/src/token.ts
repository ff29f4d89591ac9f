import { randomUUID } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Settings } from './config.ts'

const lifetime = '7d'

/** What a bearer token is, and whom it is for: no other kind of token, signed with the same secret, passes for one. */
const typ = 'at+jwt'
const audience = 'api'

/** The board at `publicUrl` issues it: a second board with the same secret does not take it. */
type Issuer = Pick<Settings, 'jwtSecret' | 'publicUrl'>

const claims = z.object({
  aud: z.literal(audience),
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
  { jwtSecret, publicUrl }: Issuer,
  { usuarioId, ehaluno, versao }: { usuarioId: number; ehaluno: boolean; versao: number },
): Promise<string> =>
  new SignJWT({ user_id: usuarioId, is_student: ehaluno, versao })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(publicUrl)
    .setAudience(audience)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(toKey(jwtSecret))

/** Ours are a third of this. */
const longest = 1024

/** A decoder forgives bits and padding at the end: then many texts were one token, and a changed one would pass. */
const isWrittenAsSigned = (token: string): boolean => {
  const parts = token.split('.')
  return parts.length === 3 && parts.every(part => Buffer.from(part, 'base64url').toString('base64url') === part)
}

/** The claims, or null for a token that is expired, tampered with, of another algorithm, kind or board. */
export const readToken = async ({ jwtSecret, publicUrl }: Issuer, token: string): Promise<TokenClaims | null> => {
  if (token.length > longest || !isWrittenAsSigned(token)) return null
  try {
    const { payload } = await jwtVerify(token, toKey(jwtSecret), { algorithms: ['HS256'], typ, issuer: publicUrl })
    return claims.parse(payload)
  } catch {
    return null
  }
}
