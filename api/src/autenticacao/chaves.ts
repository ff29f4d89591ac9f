import { jwtVerify } from 'jose'
import type { JWTPayload, JWTVerifyOptions } from 'jose'
import type { Settings } from '../config.ts'

/** The key that signs, and those that verify besides: what an earlier key signed stays valid while it is listed. */
export type Chaves = Pick<Settings, 'jwtSecret' | 'jwtAnteriores'>

export const toKey = (secret: string) => new TextEncoder().encode(secret)

export const secretsOf = ({ jwtSecret, jwtAnteriores }: Chaves): string[] => [jwtSecret, ...jwtAnteriores]

/** The payload of a JWT that one of the keys signed. @throws unless it is valid */
export const verifyJwt = async (chaves: Chaves, token: string, options: JWTVerifyOptions): Promise<JWTPayload> => {
  const tries = secretsOf(chaves).map(secret => jwtVerify(token, toKey(secret), { ...options, algorithms: ['HS256'] }))
  return (await Promise.any(tries)).payload
}
