import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, decodeJwt, exportJWK, generateKeyPair } from 'jose'
import type { CryptoKey, JWTPayload } from 'jose'
import { Provider } from 'oidc-provider'
import type { Oidc } from '../settings.ts'

/** Claims by `sub`. */
export type Pessoas = Record<string, Record<string, unknown>>

type Options = {
  pessoas: Pessoas
  /** The board's addresses. */
  publicUrl: string
  port?: number
}

const clientId = 'mural'
const clientSecret = 'a secret that is only good for tests'

const html = (body: string) =>
  `<!doctype html><html lang="pt-BR"><title>Universidade</title><body>${body}</body></html>`

/** A signing key, private, as the provider and the forgeries use it. */
const createKey = async (kid: string) => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, privateKey, jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' } }
}

const createProvider = (issuer: string, { pessoas, publicUrl }: Options, jwk: object) =>
  new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        application_type: publicUrl.startsWith('http:') ? 'native' : 'web',
        redirect_uris: [`${publicUrl}/entrar/universidade`],
        post_logout_redirect_uris: [`${publicUrl}/login`],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['only good for tests'] },
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'papel', 'matricula', 'curso'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, sub) => (pessoas[sub] ? { accountId: sub, claims: () => ({ sub, ...pessoas[sub] }) } : undefined),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc: { client, session, provider } }) => {
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = html(`${form}<button form="op.logoutForm" name="logout" value="yes">Sair da universidade</button>`)
        },
      },
    },
  })

/**
 * A university with a real OpenID Connect provider on a port of its own, whose people sign in by choosing their `sub`. Its faults
 * are switched on one by one.
 */
export const createUniversidade = async (options: Options) => {
  let key = await createKey('1')
  /** What becomes of the ID tokens. */
  let forge: ((claims: JWTPayload) => JWTPayload) | null = null
  let signer: CryptoKey | null = null
  let isDown = false
  const server = createServer()
  await new Promise<void>(resolve => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`

  const reissue = (idToken: string) =>
    new SignJWT(forge ? forge(decodeJwt(idToken)) : decodeJwt(idToken))
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .sign(signer ?? key.privateKey)
  const start = () => {
    const provider = createProvider(issuer, options, key.jwk)
    provider.use(async (ctx, next) => {
      await next()
      const body = ctx.body as { id_token?: string } | null
      if (ctx.path === '/token' && body?.id_token && (forge || signer)) {
        ctx.body = { ...body, id_token: await reissue(body.id_token) }
      }
    })
    return { provider, callback: provider.callback() }
  }
  let running = start()

  /** The page of the provider's sign-in: a button for each person. */
  const interact = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const accountId = url.searchParams.get('sub')
    if (accountId !== null) {
      // A board without TLS is a native client, for which the provider wants a consent, too.
      await running.provider.interactionFinished(request, response, { login: { accountId }, consent: {} })
      return
    }
    const links = Object.entries(options.pessoas).map(
      ([sub, { name }]) => `<p><a href="${url.pathname}?sub=${sub}">${String(name)}</a></p>`,
    )
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html(`<h1>Entrar na universidade</h1>${links.join('')}`))
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', issuer)
    if (isDown) response.writeHead(503).end()
    else if (url.pathname.startsWith('/interaction/')) {
      interact(request, response, url).catch((error: unknown) => response.writeHead(400).end(String(error)))
    } else void running.callback(request, response)
  })

  const oidc: Oidc = {
    issuer,
    clientId,
    clientSecret,
    modo: 'ao-lado',
    scope: 'openid profile email',
    claims: { papel: 'papel', email: 'email', matricula: 'matricula', curso: 'curso' },
    valores: { aluno: ['aluno'], professor: ['professor'] },
  }
  return {
    issuer,
    /** The settings of a board at this university. */
    oidc,
    pessoas: options.pessoas,
    /** Changes the claims of the ID tokens from now on, signed with the right key; null: no more. */
    forge: (change: typeof forge) => (forge = change),
    /** Signs ID tokens with another key than the published one. */
    signWithAnother: async () => (signer = (await createKey('2')).privateKey),
    /** From now on another key signs, and is published. */
    rotate: async () => {
      key = await createKey('3')
      running = start()
    },
    heal: () => {
      forge = null
      signer = null
      isDown = false
    },
    goDown: () => (isDown = true),
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A browser that follows an address to where the provider sends it back to: the query of that page. */
export const createNavegador = () => {
  const cookies = new Map<string, string>()
  const go = async (url: string, sub: string): Promise<string> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${url} responds ${response.status}: ${await response.text()}`)
    const next = new URL(location, url)
    if (next.pathname === '/entrar/universidade') return next.search.slice(1)
    if (next.pathname.startsWith('/interaction/')) next.searchParams.set('sub', sub)
    return go(next.href, sub)
  }
  return { go }
}
