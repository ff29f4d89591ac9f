import { gunzipSync, gzipSync } from 'node:zlib'
import { SignJWT } from 'jose'
import { z } from 'zod'
import { toKey, verifyJwt } from '../autenticacao/chaves.ts'
import type { Chaves } from '../autenticacao/chaves.ts'
import type { Settings } from '../config.ts'
import type { Disciplina } from './disciplina.ts'

/*
 * A transcript that was read in part is not stored before its student confirms it. It travels to the client and back,
 * signed: no table, nothing to clean up, and any API process can confirm it.
 */

const lifetime = '30m'
/** No session token has this type, and no reading has that of a session. */
const typ = 'historico+jwt'
/** Far more than a transcript has. */
export const mostDisciplinas = 1000
/** Characters of a signed reading of that many. */
export const longestPrevia = 400_000

type Issuer = Pick<Settings, 'publicUrl'> & Chaves

/** `base`: what the transcript was when the PDF was read. */
type Previa = { usuarioId: number; base: string; disciplinas: Disciplina[] }

const claims = z.object({ usuario: z.int(), base: z.string(), disciplinas: z.string() })

export const issuePrevia = (
  { jwtSecret, publicUrl }: Issuer,
  { usuarioId, base, disciplinas }: Previa,
): Promise<string> =>
  new SignJWT({ usuario: usuarioId, base, disciplinas: gzipSync(JSON.stringify(disciplinas)).toString('base64url') })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(publicUrl)
    .setExpirationTime(lifetime)
    .sign(toKey(jwtSecret))

/** Null if it is expired, tampered with, or of another board. */
export const readPrevia = async ({ publicUrl, ...chaves }: Issuer, token: string): Promise<Previa | null> => {
  try {
    const payload = await verifyJwt(chaves, token, { typ, issuer: publicUrl })
    const { usuario, base, disciplinas } = claims.parse(payload)
    const linhas = JSON.parse(gunzipSync(Buffer.from(disciplinas, 'base64url')).toString()) as Disciplina[]
    return { usuarioId: usuario, base, disciplinas: linhas }
  } catch {
    return null
  }
}
