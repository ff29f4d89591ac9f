import { UpstreamFailure } from './failure.ts'
import type { Refusal } from './failure.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { flag, list, nested, object, requiredInstant, requiredText, rows, text, whole } from './wire/fields.ts'

const tipos = ['PRIVACIDADE', 'TERMOS'] as const
export type TipoDeDocumento = (typeof tipos)[number]

export interface VersaoDeDocumento {
  numero: number
  publicadoEm: Date
  mudou: string
}

/** The privacy notice or the terms of use, with all published versions, the newest first. */
export interface Documento extends VersaoDeDocumento {
  tipo: TipoDeDocumento
  texto: string
  versoes: VersaoDeDocumento[]
}

/** What an administrator edits. */
export interface DocumentoEditavel {
  tipo: TipoDeDocumento
  texto: string
  mudou: string
  rascunho: boolean
  publicada: number | null
}

export interface DocumentoEscrito {
  tipo: TipoDeDocumento
  texto: string
  mudou: string
  publicar: boolean
}

/** The privacy notice and the terms of use. */
export function createDocumentos(request: Request, anonymous: Request, extensions: Extensions) {
  return {
    /** Null without such a version, and if the upstream has none at all. */
    async read(tipo: TipoDeDocumento, numero: number | null): Promise<Documento | null> {
      const call = () => anonymous.get('/documentos', toDocumento(tipo), { tipo: tipo.toLowerCase(), numero })
      return (await optional(extensions, 'documentos', call)) ?? null
    },
    aceitar: (numero: number): Promise<Refusal | null> =>
      request.change({ method: 'POST', path: '/usuarios/me/documentos', json: { numero }, refusals: [409, 422] }),
    async listEditaveis(): Promise<DocumentoEditavel[] | null> {
      const read = (body: unknown) => rows(body, null, toEditavel)
      return (await optional(extensions, 'documentos', () => request.get('/admin/documentos', read))) ?? null
    },
    save({ tipo, ...escrito }: DocumentoEscrito): Promise<Refusal | null> {
      const json = { ...escrito, tipo: tipo.toLowerCase() }
      return request.change({ method: 'PUT', path: '/admin/documentos', json, refusals: [422] })
    },
  }
}

function toVersao(body: unknown): VersaoDeDocumento {
  const row = object(body)
  const numero = whole(row, 'numero')
  if (numero === null) throw new UpstreamFailure('contract', 'a version of a document has no number')
  return { numero, publicadoEm: requiredInstant(row, 'publicado_em'), mudou: text(row, 'mudou') ?? '' }
}

const toDocumento =
  (tipo: TipoDeDocumento) =>
  (body: unknown): Documento | null => {
    const row = object(body)
    const versoes = list(row, 'versoes', toVersao)
    return nested(row, 'documento', given => ({
      ...toVersao(given),
      tipo,
      texto: requiredText(object(given), 'texto'),
      versoes,
    }))
  }

function toEditavel(body: unknown): DocumentoEditavel {
  const row = object(body)
  const given = requiredText(row, 'tipo').toUpperCase()
  const tipo = tipos.find(each => each === given)
  if (!tipo) throw new UpstreamFailure('contract', 'an unknown document')
  return {
    tipo,
    texto: requiredText(row, 'texto'),
    mudou: text(row, 'mudou') ?? '',
    rascunho: flag(row, 'rascunho') ?? false,
    publicada: whole(row, 'publicada'),
  }
}
