import { z } from 'zod'

/** The university's sign-in: an OpenID Connect provider. */
export type Oidc = {
  /** As the provider writes it: it is in each ID token. */
  issuer: string
  clientId: string
  clientSecret: string
  /** `so`: nobody but administrators signs in with a password. */
  modo: 'ao-lado' | 'so'
  scope: string
  /** The names of the claims. */
  claims: { papel: string; email: string; matricula: string; curso: string }
  /** The values of the claim of the role that make a student, and a professor; case does not count. */
  valores: { aluno: readonly string[]; professor: readonly string[] }
}

/** Browsers and the provider send no secret in the clear; this machine is for development and tests. */
const isHttps = (url: string) => /^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(url)

/** One address for the accounts of any organization: who issued a token is not known before it is read. */
const isTemplate = (url: string) => /[{}]|%7b|\/(common|organizations|consumers)(\/|$)/i.test(url)

const words = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform(text =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
const claim = (fallback: string) => z.string().trim().max(100).default(fallback)

export const oidcEnvironment = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(url => isHttps(url) && !isTemplate(url) && !/[?#]/.test(url))
    .nullable()
    .default(null),
  OIDC_CLIENT_ID: z.string().trim().nullable().default(null),
  OIDC_CLIENT_SECRET: z.string().nullable().default(null),
  OIDC_MODE: z.enum(['beside', 'only']).default('beside'),
  OIDC_SCOPE: z
    .string()
    .refine(scope => scope.split(' ').includes('openid'))
    .default('openid profile email'),
  OIDC_CLAIM_ROLE: claim('papel'),
  OIDC_CLAIM_EMAIL: claim('email'),
  OIDC_CLAIM_REGISTRATION: claim('matricula'),
  OIDC_CLAIM_COURSE: claim('curso'),
  OIDC_ROLE_STUDENT: words('aluno student'),
  OIDC_ROLE_PROFESSOR: words('professor faculty'),
}

const claimRule = 'must be the name of a claim'
const roleRule = 'must be values of the claim of the role, with spaces between them'

export const oidcRules: Record<keyof typeof oidcEnvironment, string> = {
  OIDC_ISSUER:
    'must be the https address of one provider, such as https://sso.puc.example/realms/puc; not a template for many, such as common',
  OIDC_CLIENT_ID: 'must be the id of the board at the provider',
  OIDC_CLIENT_SECRET: 'must be the secret of the board at the provider',
  OIDC_MODE: 'must be beside or only',
  OIDC_SCOPE: 'must be scopes with spaces between them, one of them openid',
  OIDC_CLAIM_ROLE: claimRule,
  OIDC_CLAIM_EMAIL: claimRule,
  OIDC_CLAIM_REGISTRATION: claimRule,
  OIDC_CLAIM_COURSE: claimRule,
  OIDC_ROLE_STUDENT: roleRule,
  OIDC_ROLE_PROFESSOR: roleRule,
}

type Given = z.output<z.ZodObject<typeof oidcEnvironment>>

/** Null without a provider. @throws if it has no client */
export const readOidc = (given: Given): Oidc | null => {
  if (given.OIDC_ISSUER === null) return null
  if (!given.OIDC_CLIENT_ID) throw new Error('OIDC_CLIENT_ID is required with OIDC_ISSUER')
  if (!given.OIDC_CLIENT_SECRET) throw new Error('OIDC_CLIENT_SECRET is required with OIDC_ISSUER')
  return {
    issuer: given.OIDC_ISSUER,
    clientId: given.OIDC_CLIENT_ID,
    clientSecret: given.OIDC_CLIENT_SECRET,
    modo: given.OIDC_MODE === 'only' ? 'so' : 'ao-lado',
    scope: given.OIDC_SCOPE,
    claims: {
      papel: given.OIDC_CLAIM_ROLE,
      email: given.OIDC_CLAIM_EMAIL,
      matricula: given.OIDC_CLAIM_REGISTRATION,
      curso: given.OIDC_CLAIM_COURSE,
    },
    valores: { aluno: given.OIDC_ROLE_STUDENT, professor: given.OIDC_ROLE_PROFESSOR },
  }
}
