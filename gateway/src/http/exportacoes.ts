import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import { discard, toChunks } from '../upstream/transport/send.ts'
import type { Send } from '../upstream/transport/send.ts'
import { refuse, toStatus } from './arquivos.ts'
import { toForwardedHeaders } from './clientRequest.ts'
import type { ClientRequest } from './clientRequest.ts'

/** A file of the API that the gateway passes on. A list of a whole university takes a while, and a person's files longer. */
type Exportacao = { path: string; type: string; filename: string; deadline: number }

const listas =
  /^\/exportacoes\/(pessoas|auditoria|casos|numeros|listas\/(?:departamentos|locais|interesses|categorias|tipos))(\?[\w=&%.+~-]{0,500})?$/

function toExportacao(url: string): Exportacao | null {
  if (url === '/exportacoes/meus-dados') {
    const filename = 'meus-dados.zip'
    return { path: '/usuarios/me/dados/copia', type: 'application/zip', filename, deadline: 600_000 }
  }
  const [, lista, search = ''] = listas.exec(url) ?? []
  if (!lista) return null
  return {
    path: `${lista === 'casos' ? '/moderacao' : '/admin'}/${lista}.csv${search}`,
    type: 'text/csv',
    filename: `${lista.replace('listas/', '')}.csv`,
    deadline: 60_000,
  }
}

/**
 * Downloads a file with the person's token, of which the API decides who reads it: `/exportacoes/pessoas?papel=aluno` is its
 * `/admin/pessoas.csv?papel=aluno`, and `/exportacoes/meus-dados` the copy of one's own data. It is passed on while it
 * arrives, and only as a download.
 */
export function createExportacoes(send: Send) {
  return async ({ url = '/' }: IncomingMessage, response: ServerResponse, client: ClientRequest): Promise<void> => {
    const exportacao = toExportacao(url)
    if (!exportacao) return refuse(response, 404)
    if (!client.authorization) return refuse(response, 401)
    const { path, type, filename, deadline } = exportacao
    try {
      const file = await send({
        method: 'GET',
        path,
        headers: { ...toForwardedHeaders(client), accept: type },
        cancellation: new OperationCancellation(client.cancellation, deadline),
      })
      if (file.status !== 200 || file.contentType.split(';', 1)[0] !== type) {
        await discard(file)
        return refuse(response, toStatus(file.status))
      }
      response.writeHead(200, {
        'content-type': type === 'text/csv' ? 'text/csv; charset=utf-8' : type,
        'content-disposition': `attachment; filename="${filename}"`,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      await pipeline(Readable.from(toChunks(file)), response)
    } catch {
      refuse(response, 502)
    }
  }
}
