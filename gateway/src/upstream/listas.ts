import type { Refusal } from './failure.ts'
import type { Request, Write } from './transport/request.ts'
import { count, flag, id, instant, list, object, optionalId, requiredText, rows, text, whole } from './wire/fields.ts'
import type { Row } from './wire/fields.ts'
import { readPagina } from './wire/window.ts'
import type { Pagina, Window } from './wire/window.ts'

export type ListaDaInstituicao = 'DEPARTAMENTOS' | 'LOCAIS' | 'INTERESSES' | 'CATEGORIAS' | 'TIPOS'

export interface EntradaDeLista {
  lista: ListaDaInstituicao
  codigo: string
  nome: string
  posicao: number | null
  codigoDaCategoria: string | null
  categoria: string | null
  cursos: string[]
  fixa: boolean
  arquivadaEm: Date | null
}

const tiposDeUso = ['VAGAS', 'PESSOAS', 'INTERESSES', 'CURSOS', 'BUSCAS'] as const

export interface UsoDaEntrada {
  tipo: (typeof tiposDeUso)[number]
  total: number
}

export interface Juncao {
  codigo: string
  lista: ListaDaInstituicao
  de: string
  em: string
  linhas: number
  feitaEm: Date | null
  desfeitaEm: Date | null
}

export interface JuncaoDesfeita {
  juncao: Juncao
  ficaram: UsoDaEntrada[]
}

const situacoesDaLinha = ['NOVA', 'MUDADA', 'RECUSADA'] as const

export interface LinhaDaImportacao {
  linha: number
  situacao: (typeof situacoesDaLinha)[number]
  nome: string
  antes: string | null
  motivo: string | null
}

export interface ImportacaoDeLista {
  aplicada: boolean
  novas: number
  mudadas: number
  iguais: number
  recusadas: number
  linhas: LinhaDaImportacao[]
}

export interface Mudanca {
  nome?: string | null | undefined
  posicao?: number | null | undefined
  arquivada?: boolean | null | undefined
  categoria?: string | null | undefined
  cursos?: readonly string[] | null | undefined
}

const refusals = [404, 409, 422]

/**
 * The institution's own lists, for administrators. `forget` is called after each write: the gateway caches what everybody
 * chooses from.
 */
export function createListas(request: Request, forget: () => void) {
  function write<T extends object>(call: Omit<Write, 'refusals'>, read: (row: Row) => T): Promise<T | Refusal | Error> {
    return request.write({ ...call, refusals }, body => read(object(body))).finally(forget)
  }
  return {
    entradas(
      lista: ListaDaInstituicao,
      window: Window,
      filtro: Record<string, string | null | undefined>,
    ): Promise<Pagina<EntradaDeLista>> {
      const { limit, depois } = window
      const readBody = (body: unknown) => readPagina(body, 'itens', window, each => toEntrada(lista, object(each)))
      return request.get(toPath(lista), readBody, { limit, depois, ...filtro })
    },
    uso: (lista: ListaDaInstituicao, entrada: string): Promise<UsoDaEntrada[]> =>
      request.get(`${toPath(lista, entrada)}/uso`, body => rows(body, 'uso', toUso)),
    juncoes: (lista: ListaDaInstituicao): Promise<Juncao[]> =>
      request.get('/admin/listas/juncoes', body => rows(body, 'juncoes', each => toJuncao(object(each))), {
        lista: lista.toLowerCase(),
      }),
    /** `entrada`: null for a new one. */
    salvar(lista: ListaDaInstituicao, entrada: string | null, { arquivada, categoria, ...mudanca }: Mudanca) {
      const json = {
        ...withoutNulls(mudanca),
        ...(arquivada != null && { arquivado: arquivada }),
        ...(categoria != null && { categoria_id: Number(categoria) }),
      }
      const call = { method: entrada === null ? 'POST' : 'PUT', path: toPath(lista, entrada), json } as const
      return write(call, row => toEntrada(lista, row))
    },
    async importar(lista: ListaDaInstituicao, arquivo: Blob, aplicar: boolean) {
      const json = { texto: decode(await arquivo.arrayBuffer()), aplicar }
      return write({ method: 'POST', path: `${toPath(lista)}/importacao`, json }, toImportacao)
    },
    juntar: (lista: ListaDaInstituicao, entrada: string, em: string) =>
      write({ method: 'POST', path: `${toPath(lista, entrada)}/juntar`, json: { em: Number(em) } }, toJuncao),
    desfazer: (juncao: string) =>
      write({ method: 'POST', path: `/admin/listas/juncoes/${juncao}/desfazer` }, toDesfeita),
  }
}

function toPath(lista: ListaDaInstituicao, entrada: string | null = null): string {
  return `/admin/listas/${lista.toLowerCase()}${entrada === null ? '' : `/${entrada}`}`
}

function withoutNulls(given: object): object {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value != null))
}

function toEntrada(lista: ListaDaInstituicao, row: Row): EntradaDeLista {
  return {
    lista,
    codigo: id(row, 'id'),
    nome: requiredText(row, 'nome'),
    posicao: whole(row, 'posicao'),
    codigoDaCategoria: optionalId(row, 'categoria_id'),
    categoria: text(row, 'categoria'),
    cursos: list(row, 'cursos', String),
    fixa: flag(row, 'fixa') ?? false,
    arquivadaEm: instant(row, 'arquivado_em'),
  }
}

function toUso(each: unknown): UsoDaEntrada {
  const row = object(each)
  const tipo = requiredText(row, 'tipo').toUpperCase()
  return { tipo: tiposDeUso.find(one => one === tipo) ?? 'VAGAS', total: count(row, 'total') }
}

function toJuncao(row: Row): Juncao {
  return {
    codigo: id(row, 'id'),
    lista: requiredText(row, 'lista').toUpperCase() as ListaDaInstituicao,
    de: requiredText(row, 'de'),
    em: requiredText(row, 'em'),
    linhas: count(row, 'linhas'),
    feitaEm: instant(row, 'feita_em'),
    desfeitaEm: instant(row, 'desfeita_em'),
  }
}

/** Spreadsheets in Portuguese write Windows-1252, which is hardly ever valid UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function toImportacao(row: Row): ImportacaoDeLista {
  return {
    aplicada: flag(row, 'aplicada') ?? false,
    novas: count(row, 'novas'),
    mudadas: count(row, 'mudadas'),
    iguais: count(row, 'iguais'),
    recusadas: count(row, 'recusadas'),
    linhas: list(row, 'linhas', each => toLinha(object(each))),
  }
}

function toLinha(row: Row): LinhaDaImportacao {
  const situacao = requiredText(row, 'situacao').toUpperCase()
  return {
    linha: count(row, 'linha'),
    situacao: situacoesDaLinha.find(one => one === situacao) ?? 'RECUSADA',
    nome: text(row, 'nome') ?? '',
    antes: text(row, 'antes'),
    motivo: text(row, 'motivo'),
  }
}

function toDesfeita(row: Row): JuncaoDesfeita {
  return { juncao: toJuncao(object(row['juncao'])), ficaram: list(row, 'ficaram', toUso) }
}
