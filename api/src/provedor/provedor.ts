import * as client from 'openid-client'
import type { Configuration, IDToken } from 'openid-client'
import type { Oidc } from './settings.ts'

/** The provider does not respond, or not as one. */
export class ProvedorFora extends Error {}

/** The provider, or a check of what it sent, refuses this sign-in. */
export class EntradaRecusada extends Error {}

/** What one sign-in has to come back with. */
export type Verificacao = { state: string; nonce: string; verifier: string }

export type Claims = Record<string, unknown> & { iss: string; sub: string }

/** Seconds of one call. */
const timeout = 5
/** Of one response, in bytes: keys, endpoints and tokens are a hundredth. */
const most = 1024 * 1024
/** Seconds that the clocks of board and provider may differ. */
const tolerance = 90
/** Milliseconds until the endpoints are read again. */
const fresh = 60 * 60 * 1000

const readBody = async (body: ReadableStream<Uint8Array> | null): Promise<Uint8Array[]> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new ProvedorFora(`a response of more than ${most} bytes`)
    chunks.push(chunk)
  }
  return chunks
}

/** Reads a response as a whole, within its time and size. */
const limitedFetch: client.CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit).catch((error: unknown) => {
    throw new ProvedorFora(`${new URL(url).host} does not respond`, { cause: error })
  })
  if (response.status >= 500) throw new ProvedorFora(`${new URL(url).host} responds ${response.status}`)
  const body = Buffer.concat(await readBody(response.body))
  const { status, headers } = response
  return new Response(body.length > 0 ? body : null, { status, headers })
}

const causesOf = (error: unknown): unknown[] =>
  error instanceof Error && error.cause !== undefined ? [error, ...causesOf(error.cause)] : [error]

const isLate = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === 'OAUTH_TIMEOUT' || (error as Error | null)?.name === 'TimeoutError'

/** Sorts what the library throws: it wraps our own errors and those of the network. */
const sort = (error: unknown): never => {
  const causes = causesOf(error)
  const message = causes.map(cause => (cause instanceof Error ? cause.message : '')).filter(Boolean)
  if (causes.some(cause => cause instanceof ProvedorFora || isLate(cause))) {
    throw new ProvedorFora(message.join(': '), { cause: error })
  }
  throw new EntradaRecusada(message.join(': '), { cause: error })
}

const discover = async ({ issuer, clientId, clientSecret }: Oidc): Promise<Configuration> => {
  const config = await client
    .discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: tolerance },
      client.ClientSecretBasic(clientSecret),
      {
        timeout,
        [client.customFetch]: limitedFetch,
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      },
    )
    .catch((error: unknown) => {
      throw new ProvedorFora(causesOf(error).map(String).join(': '), { cause: error })
    })
  const found = config.serverMetadata().issuer
  if (new URL(found).href !== new URL(issuer).href) throw new ProvedorFora(`the issuer calls itself ${found}`)
  return config
}

/** The endpoints: discovered at the first use, and then once an hour. What failed is tried again at the next request. */
const createDiscovery = (oidc: Oidc) => {
  let known: { config: Promise<Configuration>; until: number } | null = null
  return (): Promise<Configuration> => {
    if (known && Date.now() < known.until) return known.config
    const config = discover(oidc)
    const asked = { config, until: Date.now() + fresh }
    known = asked
    config.catch(() => {
      if (known === asked) known = null
    })
    return config
  }
}

const createVerificacao = (): Verificacao => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
})

const readUserInfo = async (config: Configuration, accessToken: string, { sub }: IDToken) =>
  config.serverMetadata().userinfo_endpoint === undefined ? {} : client.fetchUserInfo(config, accessToken, sub)

/** Exchanges the code of an answer, and reads who it is of. */
const exchange = async (config: Configuration, answer: URL, { state, nonce, verifier }: Verificacao) => {
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
  const tokens = await client.authorizationCodeGrant(config, answer, checks)
  const claims = tokens.claims()
  if (!claims || !tokens.id_token) throw new EntradaRecusada('no ID token')
  const info = await readUserInfo(config, tokens.access_token, claims)
  return { claims: { ...info, ...claims }, idToken: tokens.id_token }
}

export type Provedor = ReturnType<typeof createProvedor>

/**
 * The provider of the university's sign-in. Its keys are read again when a token names an unknown one, at most once a
 * minute. `publicUrl`: the board's own address.
 */
export const createProvedor = (oidc: Oidc, publicUrl: string) => {
  const redirectUri = `${publicUrl}/entrar/universidade`
  const find = createDiscovery(oidc)
  return {
    oidc,
    /** The endpoints, asked for now. @throws ProvedorFora */
    discover: async () => (await discover(oidc)).serverMetadata(),
    /** The address at the provider that begins a sign-in, and what it has to come back with. @throws ProvedorFora */
    begin: async (): Promise<{ url: string; verificacao: Verificacao }> => {
      const config = await find()
      const verificacao = createVerificacao()
      const { href } = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: oidc.scope,
        state: verificacao.state,
        nonce: verificacao.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verificacao.verifier),
        code_challenge_method: 'S256',
      })
      return { url: href, verificacao }
    },
    /**
     * Who signed in: the claims of the ID token, and those that only the provider's user info has. `resposta`: the query that
     * the browser came back with. @throws ProvedorFora, EntradaRecusada
     */
    finish: async (resposta: string, verificacao: Verificacao): Promise<{ claims: Claims; idToken: string }> =>
      exchange(await find(), new URL(`${redirectUri}?${resposta}`), verificacao).catch(sort),
    /** The address that ends the session at the provider too; null if it offers none, or cannot be reached. */
    leave: async (idToken: string): Promise<string | null> => {
      const config = await find().catch(() => null)
      if (config?.serverMetadata().end_session_endpoint === undefined) return null
      const post_logout_redirect_uri = `${publicUrl}/login`
      return client.buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri, state: 'saiu' }).href
    },
  }
}
