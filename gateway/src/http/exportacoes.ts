import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import { discard, toChunks } from '../upstream/transport/send.ts'
import type { Send } from '../upstream/transport/send.ts'
import { refuse, toStatus } from './arquivos.ts'
import { toForwardedHeaders } from './clientRequest.ts'
import type { ClientRequest } from './clientRequest.ts'

/** A list of a whole university takes a while. */
const deadline = 60_000

const pattern =
  /^\/exportacoes\/(pessoas|auditoria|casos|numeros|listas\/(?:departamentos|locais|interesses|categorias|tipos))(\?[\w=&%.+~-]{0,500})?$/

/**
 * Downloads a list of the administration as CSV with the person's token: `/exportacoes/pessoas?papel=aluno` is the API's
 * `/admin/pessoas.csv?papel=aluno`, which decides on access. It is passed on while it arrives, and only as a download.
 */
export function createExportacoes(send: Send) {
  return async ({ url = '/' }: IncomingMessage, response: ServerResponse, client: ClientRequest): Promise<void> => {
    const [, lista, search = ''] = pattern.exec(url) ?? []
    if (!lista) return refuse(response, 404)
    if (!client.authorization) return refuse(response, 401)
    try {
      const csv = await send({
        method: 'GET',
        path: `${lista === 'casos' ? '/moderacao' : '/admin'}/${lista}.csv${search}`,
        headers: { ...toForwardedHeaders(client), accept: 'text/csv' },
        cancellation: new OperationCancellation(client.cancellation, deadline),
      })
      if (csv.status !== 200 || !/^text\/csv\b/.test(csv.contentType)) {
        await discard(csv)
        return refuse(response, toStatus(csv.status))
      }
      response.writeHead(200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${lista.replace('listas/', '')}.csv"`,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      await pipeline(Readable.from(toChunks(csv)), response)
    } catch {
      refuse(response, 502)
    }
  }
}
