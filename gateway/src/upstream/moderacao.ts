import type { Refusal } from './failure.ts'
import type { Filtro } from './administracao.ts'
import type { Request } from './transport/request.ts'
import { count, flag, id, instant, nested, object, requiredText, rows, text } from './wire/fields.ts'
import type { Row } from './wire/fields.ts'
import { toAvatarUrl } from './wire/url.ts'
import { readPagina } from './wire/window.ts'
import type { Pagina, Window } from './wire/window.ts'

const tipos = ['VAGA', 'PERFIL', 'MENSAGEM', 'COMUNICADO', 'PUBLICACAO'] as const
const situacoes = ['ABERTO', 'DECIDIDO', 'CONTESTADO', 'ENCERRADO'] as const
const motivos = ['SPAM', 'OFENSA', 'FALSIDADE', 'REGRAS', 'OUTRO'] as const
const atos = [
  'DISPENSAR',
  'ADVERTIR',
  'OCULTAR',
  'SUSPENDER',
  'RESTAURAR',
  'REABRIR',
  'MANTER',
  'LIBERAR',
  'DEVOLVER',
] as const

export type AtoDeModeracao = (typeof atos)[number]

export interface Copia {
  titulo: string
  texto: string
  retrato: string | null
}

export interface Caso {
  codigo: string
  tipo: (typeof tipos)[number]
  titulo: string
  pessoa: string
  situacao: (typeof situacoes)[number]
  ato: AtoDeModeracao | null
  totalDeDenuncias: number
  criadoEm: Date | null
}

export type CasoDetalhado = ReturnType<typeof toCasoDetalhado>
export type DecisaoRecebida = ReturnType<typeof toDecisaoRecebida>

export interface Denuncia {
  tipo: string
  codigo: string
  motivo: string
  texto: string | null
}

/** Reports and cases. Only a token of an upstream that has these calls names roles. */
export function createModeracao(request: Request) {
  const path = '/moderacao/casos'
  return {
    casos(window: Window, filtro: Filtro): Promise<Pagina<Caso>> {
      const { limit, depois } = window
      const readBody = (body: unknown) => readPagina(body, 'itens', window, each => toCaso(object(each)))
      return request.get(path, readBody, { limit, depois, ...filtro })
    },
    /** Null if there is none. */
    caso: (codigo: string) => request.find(`${path}/${codigo}`, toCasoDetalhado),
    /** Null for everybody whom it does not concern. */
    decisao: (codigo: string) => request.find(`/moderacao/decisoes/${codigo}`, toDecisaoRecebida),
    /** The refusal; null once it is reported. */
    async denunciar({ tipo, codigo, motivo, texto }: Denuncia): Promise<Refusal | null> {
      const json = { tipo: tipo.toLowerCase(), id: Number(codigo), motivo: motivo.toLowerCase(), texto }
      const call = { method: 'POST' as const, path: '/denuncias', json, refusals: [404, 409, 422] }
      const done = await request.write(call, () => ({}))
      return 'refused' in done ? done : null
    },
    decidir(codigo: string, { ato, motivo, ate }: { ato: string; motivo: string; ate: string | null }) {
      const json = { ato: ato.toLowerCase(), motivo, ate: ate ?? undefined }
      const call = { method: 'POST' as const, path: `${path}/${codigo}/decisoes`, json, refusals: [409, 422] }
      return request.write(call, toCasoDetalhado)
    },
    contestar(codigo: string, texto: string) {
      const json = { texto }
      const url = `/moderacao/decisoes/${codigo}/contestacao`
      return request.write({ method: 'POST', path: url, json, refusals: [409, 422] }, toDecisaoRecebida)
    },
  }
}

function oneOf<Value extends string>(values: readonly Value[], row: Row, field: string): Value | null {
  const written = text(row, field)?.toUpperCase()
  return values.find(value => value === written) ?? null
}

function toCaso(row: Row): Caso {
  return {
    codigo: id(row, 'id'),
    tipo: oneOf(tipos, row, 'tipo') ?? 'MENSAGEM',
    titulo: text(row, 'titulo') ?? '',
    pessoa: requiredText(row, 'pessoa'),
    situacao: oneOf(situacoes, row, 'situacao') ?? 'ABERTO',
    ato: oneOf(atos, row, 'ato'),
    totalDeDenuncias: count(row, 'denuncias'),
    criadoEm: instant(row, 'criado_em'),
  }
}

function toCopia(body: unknown): Copia {
  const row = object(body)
  return {
    titulo: text(row, 'titulo') ?? '',
    texto: text(row, 'texto') ?? '',
    retrato: toAvatarUrl(text(row, 'retrato')),
  }
}

function toContestacao(body: unknown) {
  const row = object(body)
  return { texto: requiredText(row, 'texto'), em: instant(row, 'em') }
}

function toCasoDetalhado(body: unknown) {
  const row = object(body)
  return {
    caso: toCaso(row),
    copias: rows(row['copias'], null, toCopia),
    agora: nested(row, 'agora', toCopia),
    oculto: flag(row, 'oculto') ?? false,
    denuncias: rows(row['motivos'], null, each => {
      const denuncia = object(each)
      const motivo = oneOf(motivos, denuncia, 'motivo') ?? 'OUTRO'
      return { motivo, texto: text(denuncia, 'texto'), em: instant(denuncia, 'em') }
    }),
    decisoes: rows(row['decisoes'], null, each => {
      const decisao = object(each)
      return {
        ato: oneOf(atos, decisao, 'ato') ?? 'MANTER',
        motivo: text(decisao, 'motivo') ?? '',
        ate: text(decisao, 'ate'),
        por: text(decisao, 'por'),
        em: instant(decisao, 'em'),
      }
    }),
    contestacao: nested(row, 'contestacao', toContestacao),
    outros: rows(row['outros'], null, each => toCaso(object(each))),
    atos: atos.filter(ato => Array.isArray(row['atos']) && row['atos'].includes(ato.toLowerCase())),
    impedimento: text(row, 'impedimento'),
  }
}

function toDecisaoRecebida(body: unknown) {
  const row = object(body)
  return {
    caso: id(row, 'caso'),
    tipo: oneOf(tipos, row, 'tipo') ?? 'MENSAGEM',
    ato: oneOf(atos, row, 'ato') ?? 'MANTER',
    motivo: requiredText(row, 'motivo'),
    ate: text(row, 'ate'),
    em: instant(row, 'em'),
    copia: toCopia(row['copia']),
    contestacao: nested(row, 'contestacao', toContestacao),
    situacao: oneOf(situacoes, row, 'situacao') ?? 'DECIDIDO',
    contestarAte: instant(row, 'contestar_ate'),
  }
}
