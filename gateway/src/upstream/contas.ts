import { UpstreamFailure } from './failure.ts'
import type { Refusal } from './failure.ts'
import { toPapel, writeObjetivo } from './models/usuario.ts'
import type { ObjetivoPrincipal, Papel } from './models/usuario.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request, Write } from './transport/request.ts'
import { flag, id, nested, object, requiredText, text } from './wire/fields.ts'

export interface NovaConta {
  nome: string
  email: string
  senha: string
  papel: Papel
  curso?: string | null
  periodoDeInicio?: string | null
  objetivoPrincipal?: ObjetivoPrincipal | null
  departamento?: string | null
  sobre?: string | null
  /** Secret of the browser that registers. */
  prova?: string | null
  /** The publication of notice and terms that the person accepts. */
  documentos?: number | null
}

/** A registration that was accepted. */
export interface Cadastrada {
  codigo: string
  /** For the first interests; null if the upstream needs none. */
  tokenDeInteresses: string | null
}

export interface Codigo {
  token: string
  /** Secret of the browser that verifies. */
  prova: string | null
  /** Whether a registration of another browser is returned, not verified, by an upstream that can. */
  perguntar: boolean
}

/** The registration of another browser that a link would verify. */
export interface CadastroAlheio {
  papel: Papel
  nome: string
  curso: string | null
  departamento: string | null
}

export interface Verificacao {
  /** Null if the person must sign in. */
  token: string | null
  papel: Papel | null
  nome: string | null
  /** Token to set a password; null if the registration's password is valid. */
  tokenDeSenha: string | null
}

/** Verified, but without a token to sign in with. */
const semSessao: Verificacao = { token: null, papel: null, nome: null, tokenDeSenha: null }
const semResposta = 'sem resposta'
const tokenRefusals = [400, 401, 404, 409, 410, 422]

/** The calls without a session; `anonymous` carries no token. */
export function createContas(request: Request, anonymous: () => Request, extensions: Extensions) {
  const post = (path: string, json: unknown, refusals: number[]): Write => ({
    method: 'POST',
    path,
    json,
    refusals,
    open: true,
  })
  return {
    /** The new account, null if the upstream does not return its id, or why it was refused. */
    async create(conta: NovaConta): Promise<Cadastrada | null | Refusal> {
      const more = (await takesMore(anonymous(), extensions)) ? toExtensionFields(conta) : {}
      const { nome: usuario, senha: password, email } = conta
      const json = { usuario, password, ehaluno: conta.papel === 'ESTUDANTE', email, ...more }
      const made = await request.write(post('/users', json, [400, 409, 422]), toConta)
      return made instanceof UpstreamFailure ? null : made
    },
    /** Null once they are saved, or the upstream's reason: the account exists either way. */
    saveInteresses: async (conta: Cadastrada | null, interesses: string[]): Promise<string | null> =>
      conta === null ? semResposta : saveInteresses(request, conta, interesses),
    async verify({ token, prova, perguntar }: Codigo): Promise<Verificacao | { alheio: CadastroAlheio } | Refusal> {
      const more = prova !== null || perguntar
      const takes = more && (await takesMore(anonymous(), extensions))
      const json = takes ? { token, prova: prova ?? undefined, perguntar: perguntar || undefined } : { token }
      const verified = await request.write(post('/auth/verify-email', json, tokenRefusals), toVerificacao)
      return verified instanceof UpstreamFailure ? semSessao : verified
    },
    /** Whether the upstream sends such mails. */
    async sends(mail: 'resend-verification' | 'login-link'): Promise<boolean> {
      return extensions.isKnown(mail) ? !extensions.isMissing(mail) : takesMore(anonymous(), extensions)
    },
    /** Whether the upstream sends codes again. Never reveals whether the account exists. */
    async resendVerification(email: string): Promise<boolean> {
      const call = post('/auth/resend-verification', { email }, [400, 422])
      return (await optional(extensions, 'resend-verification', () => request.change(call))) !== undefined
    },
    /** Never reveals whether the account exists. */
    async forgotPassword(email: string): Promise<void> {
      await request.change(post('/auth/forgot-password', { email }, [400, 404, 422]))
    },
    /** Null once the new password is set. */
    resetPassword: (token: string, novaSenha: string): Promise<Refusal | null> =>
      request.change(post('/auth/reset-password', { token, new_password: novaSenha }, tokenRefusals)),
  }
}

function toConta(body: unknown): Cadastrada {
  const row = object(body)
  return { codigo: id(row, 'user_id'), tokenDeInteresses: text(row, 'interesses_token') }
}

function toVerificacao(body: unknown): Verificacao | { alheio: CadastroAlheio } {
  const row = object(body)
  const alheio = nested(row, 'cadastro', toAlheio)
  if (alheio) return { alheio }
  const token = text(row, 'access_token')
  const papel = toPapel(flag(row, 'is_student') ?? true)
  return { token, papel: token ? papel : null, nome: text(row, 'user_name'), tokenDeSenha: text(row, 'password_token') }
}

function toAlheio(body: unknown): CadastroAlheio {
  const row = object(body)
  const papel = toPapel(flag(row, 'ehaluno') ?? true)
  return {
    papel,
    nome: requiredText(row, 'usuario'),
    curso: text(row, 'curso'),
    departamento: text(row, 'departamento'),
  }
}

async function saveInteresses(
  request: Request,
  { codigo, tokenDeInteresses }: Cadastrada,
  interesses: string[],
): Promise<string | null> {
  const json = { usuario_id: Number(codigo), interesses, interesses_token: tokenDeInteresses ?? undefined }
  try {
    const refusals = [400, 401, 403, 404, 409, 422, 500]
    const refusal = await request.change({ method: 'POST', path: '/interesses/usuario', json, refusals, open: true })
    return refusal && String(refusal.status)
  } catch (error) {
    if (error instanceof UpstreamFailure) return semResposta
    throw error
  }
}

/** An upstream with one extension has them all. The probe carries no token, so a 401 means that the call exists. */
async function takesMore(anonymous: Request, extensions: Extensions): Promise<boolean> {
  if (!extensions.isKnown('notificacoes')) {
    const probe = () => anonymous.get('/notificacoes', body => body, { limit: 1 })
    await optional(extensions, 'notificacoes', probe).catch((error: unknown) => {
      if (error instanceof UpstreamFailure && error.kind === 'unauthenticated') extensions.learn('notificacoes', true)
    })
  }
  return extensions.isKnown('notificacoes') && !extensions.isMissing('notificacoes')
}

function toExtensionFields(conta: NovaConta) {
  return {
    curso: conta.curso ?? undefined,
    periodo_inicio: conta.periodoDeInicio ?? undefined,
    objetivo_principal: writeObjetivo(conta.objetivoPrincipal),
    departamento: conta.departamento ?? undefined,
    sobre: conta.sobre ?? undefined,
    prova: conta.prova ?? undefined,
    documentos: conta.documentos ?? undefined,
  }
}
