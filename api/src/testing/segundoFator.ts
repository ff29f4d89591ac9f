import { codeOf } from './codeOf.ts'
import { senha } from './createTestApp.ts'
import type { TestApp, Usuario } from './createTestApp.ts'

type Aberto = { desafio: string; aplicativo: { segredo: string } | null; chave: { challenge: string } | null }
export type Passo = { desafio: string; aplicativo: boolean; codigos: boolean; chave: { challenge: string } | null }

/** Somebody's session and second factors, by HTTP alone. */
export const createPessoaComFator = (board: TestApp, { email }: Usuario) => {
  const login = async () => {
    const { body } = await board.call<{ access_token?: string; segundo_fator?: Passo }>('POST /users/login', {
      body: { email, password: senha },
    })
    return body
  }
  /** The first step of a sign-in to an account with a second factor. */
  const begin = async (): Promise<Passo> => {
    const { segundo_fator: passo } = await login()
    if (!passo) throw new Error('the account has no second factor')
    return passo
  }
  const confirm = (prova: object) =>
    board.call<{ access_token?: string; detail?: unknown }>('POST /auth/segundo-fator', { body: prova })
  const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const open = async (token: string, para: string): Promise<Aberto> =>
    (await board.call<Aberto>('POST /usuarios/me/segundo-fator/desafios', { ...as(token), body: { para, senha } })).body
  const add = (token: string, body: object) =>
    board.call<{ codigos: string[] | null; detail?: unknown }>('POST /usuarios/me/segundo-fator/fatores', {
      ...as(token),
      body,
    })
  /** Enrols an app. The code of the step before the present one confirms it, so that the present one is left. */
  const enrol = async (token: string) => {
    const { desafio, aplicativo } = await open(token, 'aplicativo')
    const segredo = aplicativo?.segredo ?? ''
    const { body } = await add(token, { desafio, codigo: codeOf(segredo, -1) })
    return { segredo, codigos: body.codigos ?? [] }
  }
  return { login, begin, confirm, as, open, add, enrol }
}
