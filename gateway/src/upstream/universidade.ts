import { UpstreamFailure } from './failure.ts'
import type { Refusal } from './failure.ts'
import { toFirstStep } from './sessao.ts'
import type { Entrada, SegundoPasso } from './sessao.ts'
import type { Request } from './transport/request.ts'
import { object, requiredText, text } from './wire/fields.ts'

/** A sign-in at the university that has begun. `transacao`: sealed, for the browser to keep. */
export interface Comecada {
  url: string
  transacao: string
}

/** The path to open after the sign-in; null for none. */
type ComVolta = { voltar: string | null }

export type Entrou = Entrada & ComVolta

type Entrando = SegundoPasso & ComVolta

/** An upstream without these calls, or without a provider, refuses as well. */
const refusals = [400, 401, 403, 404, 405, 409, 422, 423, 501]

export function createUniversidade(request: Request) {
  async function post<T extends object>(path: string, json: object, read: (body: unknown) => T): Promise<T | Refusal> {
    const answer = await request.write({ method: 'POST', path, json, refusals, open: true }, read)
    if (answer instanceof UpstreamFailure) throw answer
    return answer
  }
  return {
    /** `voltar`: the path to open after the sign-in. */
    comecar: (voltar: string | null) => post('/auth/universidade/inicio', { voltar }, toComecada),
    /** `resposta`: the query that the browser came back with. `dispositivo` is the device token of an earlier sign-in. */
    concluir: (transacao: string, resposta: string, dispositivo: string | undefined) =>
      post('/auth/universidade/entrada', { transacao, resposta, device_token: dispositivo }, toConcluida),
    provar: (vinculo: string, senha: string, dispositivo: string | undefined) =>
      post('/auth/universidade/vinculo', { vinculo, password: senha, device_token: dispositivo }, toEntrou),
  }
}

function toComecada(body: unknown): Comecada {
  const row = object(body)
  return { url: requiredText(row, 'url'), transacao: requiredText(row, 'transacao') }
}

/** The session, or the second step; or the account whose password proves it, and what the browser keeps until then. */
function toConcluida(body: unknown): Entrou | Entrando | { vinculo: string; email: string } {
  const row = object(body)
  if (row['vinculo'] === undefined) return toEntrou(body)
  const vinculo = object(row['vinculo'])
  return { vinculo: requiredText(vinculo, 'token'), email: requiredText(vinculo, 'email') }
}

function toEntrou(body: unknown): Entrou | Entrando {
  return { ...toFirstStep(body), voltar: text(object(body), 'voltar') }
}
