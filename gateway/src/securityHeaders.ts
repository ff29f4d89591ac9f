import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { isDevMail } from './devMail.ts'
import { toPath } from './requestLog.ts'

export interface SecurityOptions {
  /** Where people open the site; https also closes http to them. */
  publicUrl?: string
  /** Origins of portraits beside our own. */
  imageOrigins?: string[]
  /** Without GraphiQL and the mail page, which need more than the site does. */
  production?: boolean
}

const none = ["'none'"]
const own = ["'self'"]
const inline = [...own, "'unsafe-inline'"]

const everywhere = {
  defaultSrc: own,
  scriptSrc: own,
  connectSrc: own,
  objectSrc: none,
  baseUri: none,
  formAction: own,
  frameAncestors: none,
}

/** The web app: no script that is made of text, and no style outside of its files. */
const site = {
  ...everywhere,
  styleSrc: own,
  fontSrc: own,
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: none,
}

/** Its editor makes markup and styles of text. */
const graphiql = { ...everywhere, styleSrc: inline, fontSrc: [...own, 'data:'], imgSrc: [...own, 'data:'] }

/** Mails as they were sent: with styles in them, in a frame that can run nothing. */
const mail = { ...everywhere, scriptSrc: none, styleSrc: inline, imgSrc: ['data:'] }

const year = 31_536_000

export function createSecurityHeaders({ publicUrl = '', imageOrigins = [], production = false }: SecurityOptions) {
  const toHeaders = (directives: Record<string, string[]>) =>
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives },
      // Of this host alone: others of the university's domain are not ours.
      strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: year, includeSubDomains: false },
      referrerPolicy: { policy: 'same-origin' },
      frameguard: { action: 'deny' },
    })
  // blob: is the portrait that a person is about to send.
  const ofSite = toHeaders({ ...site, imgSrc: [...own, 'blob:', ...imageOrigins] })
  const ofGraphiql = toHeaders(graphiql)
  const ofMail = toHeaders(mail)

  const choose = (path: string) => {
    if (production) return ofSite
    if (path === '/graphql' || path.startsWith('/graphiql/')) return ofGraphiql
    return isDevMail(path) ? ofMail : ofSite
  }

  return (request: IncomingMessage, response: ServerResponse): void =>
    choose(toPath(request.url ?? '/'))(request, response, done)
}

/** Helmet sets its headers at once. */
const done = () => {}
