import type { Refusal } from './body.ts'
import { optional } from './extensions.ts'
import type { Extensions } from './extensions.ts'
import { UpstreamFailure } from './failure.ts'
import type { Request, Write } from './request.ts'
import { toPapel } from './usuarios.ts'
import type { ObjetivoPrincipal, Papel } from './usuarios.ts'
import { flag, id, object, text } from './wire.ts'

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
}

export interface Verificacao {
  /** Null when the person must sign in. */
  token: string | null
  papel: Papel | null
  nome: string | null
  /** Token to choose a password by; null where the one of the registration counts. */
  tokenDeSenha: string | null
}

/** Verified, without anything to sign in with. */
const semSessao: Verificacao = { token: null, papel: null, nome: null, tokenDeSenha: null }
const semResposta = 'sem resposta'
const tokenRefusals = [400, 401, 404, 409, 410, 422]

/** Everything that a person does without a session; `anonymous` carries no token. */
export function createContas(request: Request, anonymous: () => Request, extensions: Extensions) {
  const post = (path: string, json: unknown, refusals: number[]): Write => ({
    method: 'POST',
    path,
    json,
    refusals,
    open: true,
  })
  return {
    /** REST id of the new account, null where the upstream does not tell it, or why there is none. */
    async create(conta: NovaConta): Promise<string | null | Refusal> {
      const more = (await takesMore(anonymous(), extensions)) ? toExtensionFields(conta) : {}
      const { nome: usuario, senha: password, email } = conta
      const json = { usuario, password, ehaluno: conta.papel === 'ESTUDANTE', email, ...more }
      const made = await request.write(post('/users', json, [400, 409, 422]), toConta)
      if (made instanceof UpstreamFailure) return null
      return 'refused' in made ? made : made.codigo
    },
    /** Null once they are saved, or what the upstream answered: the account exists either way. */
    saveInteresses: async (usuario: string | null, interesses: string[]): Promise<string | null> =>
      usuario === null ? semResposta : saveInteresses(request, { usuario_id: Number(usuario), interesses }),
    async verify(token: string, prova: string | null): Promise<Verificacao | Refusal> {
      const more = prova !== null && (await takesMore(anonymous(), extensions)) ? { prova } : {}
      const verified = await request.write(post('/auth/verify-email', { token, ...more }, tokenRefusals), toVerificacao)
      return verified instanceof UpstreamFailure ? semSessao : verified
    },
    /** Says nothing of whether the account exists, whatever the upstream says. */
    async resendVerification(email: string): Promise<void> {
      const call = post('/auth/resend-verification', { email }, [400, 422])
      await optional(extensions, 'resend-verification', () => request.change(call))
    },
    /** The same. */
    async forgotPassword(email: string): Promise<void> {
      await request.change(post('/auth/forgot-password', { email }, [400, 404, 422]))
    },
    /** Null once the new password holds. */
    resetPassword: (token: string, novaSenha: string): Promise<Refusal | null> =>
      request.change(post('/auth/reset-password', { token, new_password: novaSenha }, tokenRefusals)),
  }
}

function toConta(body: unknown): { codigo: string } {
  return { codigo: id(object(body), 'user_id') }
}

function toVerificacao(body: unknown): Verificacao {
  const row = object(body)
  const token = text(row, 'access_token')
  const papel = toPapel(flag(row, 'is_student') ?? true)
  return { token, papel: token ? papel : null, nome: text(row, 'user_name'), tokenDeSenha: text(row, 'password_token') }
}

async function saveInteresses(
  request: Request,
  json: { usuario_id: number; interesses: string[] },
): Promise<string | null> {
  try {
    const refusals = [400, 401, 403, 404, 409, 422, 500]
    const refusal = await request.change({ method: 'POST', path: '/interesses/usuario', json, refusals, open: true })
    return refusal && String(refusal.status)
  } catch (error) {
    if (error instanceof UpstreamFailure) return semResposta
    throw error
  }
}

/** An upstream that has one extension has them all: asked once, without a token, so that a 401 is a yes. */
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
    objetivo_principal: conta.objetivoPrincipal?.toLowerCase(),
    departamento: conta.departamento ?? undefined,
    sobre: conta.sobre ?? undefined,
    prova: conta.prova ?? undefined,
  }
}
