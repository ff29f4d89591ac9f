import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createGateway } from '../gateway.ts'
import { callApi } from './callApi.ts'
import { instituicao } from './instituicao.ts'
import { postGraphql } from './postGraphql.ts'

/** A gateway over the real API, in process. */
export function createApiGateway(board: TestApp) {
  /** The calls of the last operation. */
  const calls: string[] = []
  const gateway = createGateway({
    instituicao,
    send: outgoing => {
      calls.push(`${outgoing.method} ${outgoing.path}`)
      return callApi(board.app, outgoing)
    },
  })

  /** Runs an operation as a person; `arquivo` is sent as `$arquivo`. */
  async function ask(as: Usuario, query: string, variables: object = {}, arquivo?: File) {
    calls.length = 0
    const { data, codes } = await postGraphql(gateway, { query, variables, arquivo, token: await board.tokenOf(as) })
    return { data, codes }
  }

  return { ask, calls }
}
