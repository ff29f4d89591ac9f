import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { z } from 'zod'
import type { Settings } from '../config.ts'
import { toKey, verifyJwt } from './chaves.ts'
import type { Chaves } from './chaves.ts'
import type { Papel } from './papeis.ts'

/** The type and audience of a session token: no other token that is signed with the same secret passes for one. */
const typ = 'at+jwt'
const audience = 'api'

/** The board at `publicUrl` is the issuer: a second board with the same secret refuses the token. */
type Issuer = Pick<Settings, 'publicUrl'> & Chaves

const claims = z.object({
  aud: z.literal(audience),
  user_id: z.int().positive().max(2_147_483_647),
  is_student: z.boolean(),
  /** For clients: the API reads the stored roles. */
  papeis: z.array(z.string()).optional(),
  /** `usuarios.versaoDoToken` at the time of issue. */
  versao: z.int().min(0).max(2_147_483_647),
  jti: z.string(),
  exp: z.int(),
})

export type TokenClaims = z.infer<typeof claims>

const dayMs = 24 * 60 * 60 * 1000

/** What makes each token its own: an id, and an end. */
export const createClaims = ({ dias }: Settings['sessao']): { jti: string; expiraEm: Date } => ({
  jti: randomUUID(),
  expiraEm: new Date(Date.now() + dias * dayMs),
})

/** A signed bearer token. `user_id`, `is_student` and `exp` are part of the REST contract, `papeis` an extension. */
export const issueToken = (
  { jwtSecret, publicUrl, sessao }: Pick<Settings, 'jwtSecret' | 'publicUrl' | 'sessao'>,
  { usuarioId, papeis, versao }: { usuarioId: number; papeis: readonly Papel[]; versao: number },
  { jti, expiraEm } = createClaims(sessao),
): Promise<string> =>
  new SignJWT({ user_id: usuarioId, is_student: papeis.includes('aluno'), papeis, versao })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(publicUrl)
    .setAudience(audience)
    .setJti(jti)
    .setIssuedAt()
    .setExpirationTime(expiraEm)
    .sign(toKey(jwtSecret))

/** Our own tokens are a third of this. */
const longest = 1024

/** Decoders ignore padding and trailing bits: several texts would be one token, and a changed one would pass. */
const isWrittenAsSigned = (token: string): boolean => {
  const parts = token.split('.')
  return parts.length === 3 && parts.every(part => Buffer.from(part, 'base64url').toString('base64url') === part)
}

/** The claims; null if the token is expired, tampered with, or of another algorithm, type or board. */
export const readToken = async ({ publicUrl, ...chaves }: Issuer, token: string): Promise<TokenClaims | null> => {
  if (token.length > longest || !isWrittenAsSigned(token)) return null
  try {
    return claims.parse(await verifyJwt(chaves, token, { typ, issuer: publicUrl }))
  } catch {
    return null
  }
}
