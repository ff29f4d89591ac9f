import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { isDevMail } from '../http/devMail.ts'
import { cspReportsPath } from '../http/cspReports.ts'
import { toPath } from '../http/path.ts'
import { pageOf } from './site.ts'
import type { Page } from './site.ts'

export interface SecurityOptions {
  /** Where people open the site. With https, HSTS is sent. */
  publicUrl?: string
  /** Origins of portraits besides our own. */
  imageOrigins?: string[]
  /** The documents and their inline code. */
  pages?: Page[]
  /** Whether browsers report violations of the policies. */
  cspReports?: boolean
  /** Without GraphiQL and the mail page, which need looser policies. */
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
  // The code sends every form: a browser would put a password into the URL.
  formAction: none,
  frameAncestors: none,
}

/**
 * The web app: no script built from text, and no styles except files and built pages. The one Trusted Types policy is
 * for the service worker (web/src/app/serviceWorker.ts).
 */
const site = {
  ...everywhere,
  fontSrc: own,
  workerSrc: own,
  manifestSrc: own,
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['service-worker'],
}

/** GraphiQL's editor creates markup and styles from text. */
const graphiql = { ...everywhere, styleSrc: anyInline, fontSrc: [...own, 'data:'], imgSrc: [...own, 'data:'] }

/** Mails keep their inline styles, in a frame without scripts. The list around them has a search and a button. */
const mail = { ...everywhere, scriptSrc: none, styleSrc: anyInline, imgSrc: ['data:'], formAction: own }

const year = 31_536_000

/** What no page uses, so that no script that gets into one may either. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
]
  .map(feature => `${feature}=()`)
  .join(', ')

type SetHeaders = ReturnType<typeof helmet>

/** Helmet does not know this header. */
const withPermissions =
  (set: SetHeaders): SetHeaders =>
  (request, response, next) => {
    response.setHeader('permissions-policy', permissions)
    set(request, response, next)
  }

export function createSecurityHeaders(options: SecurityOptions) {
  const { publicUrl = '', imageOrigins = [], pages = [], production = false, cspReports = false } = options
  // Only for this host: other hosts of the university's domain are not ours.
  const strictTransportSecurity = publicUrl.startsWith('https:') && { maxAge: year, includeSubDomains: false }
  const reporting: Record<string, string[]> = cspReports ? { reportUri: [cspReportsPath] } : {}
  const toHeaders = (directives: Record<string, string[]>) =>
    withPermissions(
      helmet({
        contentSecurityPolicy: { useDefaults: false, directives: { ...directives, ...reporting } },
        strictTransportSecurity,
        referrerPolicy: { policy: 'same-origin' },
        frameguard: { action: 'deny' },
      }),
    )
  const toSite = ({ scripts, styles }: Page['inline']) =>
    toHeaders({
      ...site,
      scriptSrc: [...own, ...scripts],
      styleSrc: [...own, ...styles],
      // blob: is the preview of a portrait to upload, data: is the page's icon.
      imgSrc: [...own, 'blob:', 'data:', ...imageOrigins],
    })
  const ofSite = toSite({ scripts: [], styles: [] })
  const ofPages = new Map(pages.map(page => [page, toSite(page.inline)]))
  const ofGraphiql = toHeaders(graphiql)
  const ofMail = toHeaders(mail)

  // A file needs only these headers: its type is final, other sites do not embed it, and HSTS is on every response (RFC
  // 6797 §7.1). The other headers govern documents.
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

/** Scripts, styles, fonts and raster images; neither documents nor worker scripts, which need a policy. */
const isFile = (path: string) => path.startsWith('/assets/') || path.startsWith('/avatares/')

/** Helmet sets its headers synchronously. */
const done = () => {}
