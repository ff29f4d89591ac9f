import * as z from 'zod'
import type { Refusal } from './body.ts'
import { optional } from './extensions.ts'
import type { Extensions } from './extensions.ts'
import { UpstreamFailure } from './failure.ts'
import type { Request } from './request.ts'
import { toPapel } from './sessao.ts'
import type { ObjetivoPrincipal, Papel } from './usuarios.ts'
import { flag, id, text } from './wire.ts'

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
}

export interface Verificacao {
  /** Null when the person must sign in. */
  token: string | null
  papel: Papel | null
  nome: string | null
}

const wireConta = z.object({ user_id: id })
const wireVerificacao = z.object({ access_token: text, is_student: flag, user_name: text })

export type Contas = ReturnType<typeof createContas>

/** Everything that a person does without a session; `anonymous` carries no token. */
export function createContas(request: Request, anonymous: () => Request, extensions: Extensions) {
  return {
    /** REST id of the new account, or why there is none. */
    async create(conta: NovaConta): Promise<string | Refusal> {
      const more = (await takesMore(anonymous(), extensions)) ? toExtensionFields(conta) : {}
      const json = {
        usuario: conta.nome,
        password: conta.senha,
        ehaluno: conta.papel === 'ESTUDANTE',
        email: conta.email,
        ...more,
      }
      const answer = await request.write({
        method: 'POST',
        path: '/users',
        json,
        answer: wireConta,
        refusals: [400, 409, 422],
      })
      return answer.ok ? answer.data.user_id : answer.refusal
    },
    /** Null once they are saved, or what the upstream answered: the account exists either way. */
    async saveInteresses(usuario: string, interesses: string[]): Promise<string | null> {
      try {
        const json = { usuario_id: Number(usuario), interesses }
        const refusals = [400, 401, 403, 404, 409, 422, 500]
        const answer = await request.write({ method: 'POST', path: '/interesses/usuario', json, refusals })
        return answer.ok ? null : String(answer.refusal.status)
      } catch (error) {
        if (error instanceof UpstreamFailure) return 'sem resposta'
        throw error
      }
    },
    async verify(token: string): Promise<Verificacao | Refusal> {
      const refusals = [400, 401, 404, 409, 410, 422]
      const answer = await request.write({
        method: 'POST',
        path: '/auth/verify-email',
        json: { token },
        answer: wireVerificacao,
        refusals,
      })
      if (!answer.ok) return answer.refusal
      const { access_token, is_student, user_name } = answer.data
      const papel = access_token ? toPapel(is_student ?? true) : null
      return { token: access_token, papel, nome: user_name }
    },
    /** Says nothing of whether the account exists, whatever the upstream says. */
    async resendVerification(email: string): Promise<void> {
      const call = { method: 'POST', path: '/auth/resend-verification', json: { email }, refusals: [400, 422] } as const
      await optional(extensions, 'resend-verification', () => request.write({ ...call, refusals: [...call.refusals] }))
    },
    /** The same. */
    async forgotPassword(email: string): Promise<void> {
      await request.write({ method: 'POST', path: '/auth/forgot-password', json: { email }, refusals: [400, 404, 422] })
    },
    /** Null once the new password holds. */
    async resetPassword(token: string, novaSenha: string): Promise<Refusal | null> {
      const json = { token, new_password: novaSenha }
      const answer = await request.write({
        method: 'POST',
        path: '/auth/reset-password',
        json,
        refusals: [400, 401, 404, 409, 410, 422],
      })
      return answer.ok ? null : answer.refusal
    },
  }
}

/** An upstream that has one extension has them all: asked once, without a token, so that a 401 is a yes. */
async function takesMore(anonymous: Request, extensions: Extensions): Promise<boolean> {
  if (!extensions.isKnown('notificacoes')) {
    const probe = () => anonymous.get('/notificacoes', z.unknown(), { limit: 1 })
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
  }
}
