import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { isDevMail } from './devMail.ts'
import { toPath } from './requestLog.ts'
import { pageOf } from './site.ts'
import type { Page } from './site.ts'

export interface SecurityOptions {
  /** Where people open the site; https also closes http to them. */
  publicUrl?: string
  /** Origins of portraits beside our own. */
  imageOrigins?: string[]
  /** Documents, with what they have inline. */
  pages?: Page[]
  /** Without GraphiQL and the mail page, which need more than the site does. */
  production?: boolean
}

const none = ["'none'"]
const own = ["'self'"]
const anyInline = [...own, "'unsafe-inline'"]

const everywhere = {
  defaultSrc: own,
  scriptSrc: own,
  connectSrc: own,
  objectSrc: none,
  baseUri: none,
  formAction: own,
  frameAncestors: none,
}

/**
 * The web app: no script that is made of text, and no style outside of its files and its built pages. The one policy of
 * Trusted Types names the service worker (web/src/app/serviceWorker.ts).
 */
const site = {
  ...everywhere,
  fontSrc: own,
  workerSrc: own,
  manifestSrc: own,
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['service-worker'],
}

/** Its editor makes markup and styles of text. */
const graphiql = { ...everywhere, styleSrc: anyInline, fontSrc: [...own, 'data:'], imgSrc: [...own, 'data:'] }

/** Mails as they were sent: with styles in them, in a frame that can run nothing. */
const mail = { ...everywhere, scriptSrc: none, styleSrc: anyInline, imgSrc: ['data:'] }

const year = 31_536_000

export function createSecurityHeaders(options: SecurityOptions) {
  const { publicUrl = '', imageOrigins = [], pages = [], production = false } = options
  // Of this host alone: others of the university's domain are not ours.
  const strictTransportSecurity = publicUrl.startsWith('https:') && { maxAge: year, includeSubDomains: false }
  const toHeaders = (directives: Record<string, string[]>) =>
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives },
      strictTransportSecurity,
      referrerPolicy: { policy: 'same-origin' },
      frameguard: { action: 'deny' },
    })
  const toSite = ({ scripts, styles }: Page['inline']) =>
    toHeaders({
      ...site,
      scriptSrc: [...own, ...scripts],
      styleSrc: [...own, ...styles],
      // blob: is the portrait that a person is about to send, data: the icon of the page.
      imgSrc: [...own, 'blob:', 'data:', ...imageOrigins],
    })
  const ofSite = toSite({ scripts: [], styles: [] })
  const ofPages = new Map(pages.map(page => [page, toSite(page.inline)]))
  const ofGraphiql = toHeaders(graphiql)
  const ofMail = toHeaders(mail)

  // A file's type is what it says, other sites do not embed it, and every response says that there is https alone (RFC
  // 6797 §7.1). The other headers are about what a document may do.
  const ofFile = [helmet.noSniff(), helmet.crossOriginResourcePolicy()]
  if (strictTransportSecurity) ofFile.push(helmet.strictTransportSecurity(strictTransportSecurity))
  const ofFiles: typeof ofSite = (...exchange) => ofFile.forEach(set => set(...exchange))

  const choose = (path: string) => {
    if (isFile(path)) return ofFiles
    const page = pageOf(pages, path)
    const ofPath = (page && ofPages.get(page)) ?? ofSite
    if (production) return ofPath
    if (path === '/graphql' || path.startsWith('/graphiql/')) return ofGraphiql
    return isDevMail(path) ? ofMail : ofPath
  }

  return (request: IncomingMessage, response: ServerResponse): void =>
    choose(toPath(request.url ?? '/'))(request, response, done)
}

/** Scripts, styles, fonts and raster images: no document, and the script of no worker. Those have a policy of their own. */
const isFile = (path: string) => path.startsWith('/assets/') || path.startsWith('/avatares/')

/** Helmet sets its headers at once. */
const done = () => {}
