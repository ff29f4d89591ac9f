import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Settings } from '../config.ts'

/* Passkeys (WebAuthn). The library is loaded by the first person who has or adds one. */

const load = () => import('@simplewebauthn/server')

/** From PUBLIC_URL, never from the request: a passkey of another site is refused. */
const siteOf = ({ publicUrl }: Site) => {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, id: hostname }
}

type Site = Pick<Settings, 'publicUrl'>
export type Chave = { id: string; chavePublica: string; contador: number; transportes: string[] }

/** It only follows the password: that its owner is there is enough, and a key without a PIN works. */
const userVerification = 'preferred'

const toDescritor = ({ id, transportes }: Pick<Chave, 'id' | 'transportes'>) => ({
  id,
  transports: transportes as AuthenticatorTransport[],
})

/** What a browser needs to make a new passkey (PublicKeyCredentialCreationOptionsJSON). `assina`: the challenge. */
export const toOpcoesDeCriacao = async (
  site: Site,
  sigla: string,
  { usuarioId, email, usuario, chaves }: { usuarioId: number; email: string; usuario: string; chaves: Chave[] },
  assina: string,
) => {
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpID: siteOf(site).id,
    rpName: sigla,
    userID: new TextEncoder().encode(String(usuarioId)),
    userName: email,
    userDisplayName: usuario,
    challenge: Buffer.from(assina, 'base64url'),
    attestationType: 'none',
    excludeCredentials: chaves.map(toDescritor),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  })
}

/** What a browser needs to sign with one of the passkeys (PublicKeyCredentialRequestOptionsJSON). */
export const toOpcoesDeUso = async (site: Site, chaves: Pick<Chave, 'id' | 'transportes'>[], assina: string) => {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: siteOf(site).id,
    challenge: Buffer.from(assina, 'base64url'),
    allowCredentials: chaves.map(toDescritor),
    userVerification,
  })
}

/** The new passkey; null if the response is not of this site, this challenge, or not intact. */
export const readNovaChave = async (
  site: Site,
  assina: string,
  response: RegistrationResponseJSON,
): Promise<Chave | null> => {
  const { verifyRegistrationResponse } = await load()
  const { origin, id } = siteOf(site)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: assina,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return null
  const { credential } = registrationInfo
  return {
    id: credential.id,
    chavePublica: Buffer.from(credential.publicKey).toString('base64url'),
    contador: credential.counter,
    transportes: credential.transports ?? [],
  }
}

/**
 * The counter that the passkey sent with its signature; null if the signature is not of this key, site and challenge.
 * The counter is compared by the caller: synced keys send 0, so one that goes back is no proof of a copy.
 */
export const verifyUso = async (
  site: Site,
  assina: string,
  { id, chavePublica, transportes }: Chave,
  response: AuthenticationResponseJSON,
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await load()
  const { origin, id: rpId } = siteOf(site)
  const uso = await verifyAuthenticationResponse({
    response,
    expectedChallenge: assina,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { ...toDescritor({ id, transportes }), publicKey: Buffer.from(chavePublica, 'base64url'), counter: 0 },
    requireUserVerification: false,
  }).catch(() => null)
  return uso?.verified ? uso.authenticationInfo.newCounter : null
}
