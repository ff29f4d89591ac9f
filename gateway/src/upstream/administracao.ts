import type { Refusal } from './failure.ts'
import { toAviso } from './models/instituicao.ts'
import { createImportar } from './importacaoDePessoas.ts'
import { toPapeis } from './models/usuario.ts'
import type { Papel, PapelDaConta } from './models/usuario.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import {
  Misfit,
  count,
  day,
  flag,
  id,
  instant,
  list,
  number,
  object,
  requiredText,
  rows,
  text,
  whole,
} from './wire/fields.ts'
import type { Row } from './wire/fields.ts'
import { readPagina } from './wire/window.ts'
import type { Pagina, Window } from './wire/window.ts'

const situacoes = ['ATIVA', 'A_VERIFICAR', 'A_CONFIRMAR', 'RECUSADO', 'SUSPENSA'] as const
export type SituacaoDaPessoa = (typeof situacoes)[number]

export interface PessoaAdministrada {
  codigo: string
  nome: string
  email: string
  matricula: string | null
  papeis: PapelDaConta[]
  vinculo: string | null
  situacao: SituacaoDaPessoa
  criadoEm: Date | null
  suspensaAte: Date | null
  motivo: string | null
}

export interface LinhaDaAuditoria {
  codigo: string
  em: Date | null
  acao: string
  ator: string | null
  pessoa: string | null
  objeto: string | null
  antes: string | null
  depois: string | null
  motivo: string | null
}

const lados = { ESTUDANTE: 'aluno', PROFESSOR: 'professor' } as const

export interface NovoAviso {
  codigo?: string | null | undefined
  texto: string
  para?: Papel | null | undefined
  de: string
  ate: string
}

export interface Ato {
  ato: string
  motivo?: string | null | undefined
  ate?: string | null | undefined
}

const medidas = ['CANDIDATURAS', 'VAGAS', 'ESTUDANTES', 'PROFESSORES'] as const
const recortes = ['CURSO', 'DEPARTAMENTO', 'TIPO', 'MES'] as const

/** Null is hidden, or not counted. */
export interface GrupoDoMural {
  nome: string
  total: number | null
  respondidas: number | null
  mediana: number | null
}

export interface NumerosDoMural {
  ano: number
  anos: number[]
  ate: string | null
  numeros: {
    medida: (typeof medidas)[number]
    todos: GrupoDoMural
    divisoes: { recorte: (typeof recortes)[number]; grupos: GrupoDoMural[] }[]
  }[]
}

/** A rule by which old rows are deleted. */
export interface RegraDeRetencao {
  regra: string
  titulo: string
  /** 0: never. */
  dias: number
  /** How many it would delete now. */
  linhas: number
  /** Whether it deletes nothing until somebody confirms that number. */
  espera: boolean
}

export type Filtro = Record<string, string | null | undefined>

/** What administrators read and do. Only a token of an upstream that has these calls names the role. */
export function createAdministracao(request: Request, extensions: Extensions) {
  function page<T>(path: string, window: Window, filtro: Filtro, read: (row: Row) => T): Promise<Pagina<T>> {
    const { limit, depois } = window
    const readBody = (body: unknown) => readPagina(body, 'itens', window, each => read(object(each)))
    return request.get(path, readBody, { limit, depois, ...filtro })
  }
  return {
    visaoGeral: () => request.get('/admin', toVisaoGeral),
    pessoas: (window: Window, filtro: Filtro) => page('/admin/pessoas', window, filtro, toPessoa),
    avisos: () => request.get('/admin/avisos', body => rows(body, null, toAviso)),
    /** Publishes a sentence above every page, or changes the one of `codigo`. */
    publicarAviso({ codigo, texto, para, de, ate }: NovoAviso): Promise<Refusal | null> {
      const path = codigo == null ? '/admin/avisos' : `/admin/avisos/${codigo}`
      const json = { texto, para: para ? lados[para] : null, de, ate }
      return request.change({ method: codigo == null ? 'POST' : 'PUT', path, json, refusals: [409, 422] })
    },
    retirarAviso: (codigo: string): Promise<Refusal | null> =>
      request.change({ method: 'DELETE', path: `/admin/avisos/${codigo}`, refusals: [404] }),
    auditoria: (window: Window, filtro: Filtro) => page('/admin/auditoria', window, filtro, toLinha),
    /** What happened in a year; null if the upstream does not count it. */
    async numeros(ano: number | null): Promise<NumerosDoMural | null> {
      const call = () => request.get('/admin/numeros', toNumeros, { ano })
      return (await optional(extensions, 'numeros', call)) ?? null
    },
    /** The rules by which old rows are deleted; null if the upstream tells of none. */
    async retencao(): Promise<RegraDeRetencao[] | null> {
      const read = (body: unknown) => rows(body, null, toRegra)
      return (await optional(extensions, 'retencao', () => request.get('/admin/retencao', read))) ?? null
    },
    confirmarPrazo: (regra: string, dias: number): Promise<Refusal | null> =>
      request.change({ method: 'POST', path: '/admin/retencao', json: { regra, dias }, refusals: [409, 422] }),
    /** The account after the act, or the refusal. */
    agir(pessoa: string, { ato, motivo, ate }: Ato): Promise<PessoaAdministrada | Refusal | Error> {
      const path = `/admin/pessoas/${pessoa}/atos`
      const json = { ato: ato.toLowerCase(), motivo: motivo ?? undefined, ate: ate ?? undefined }
      return request.write({ method: 'POST', path, json, refusals: [409, 422] }, body => toPessoa(object(body)))
    },
    importar: createImportar(request),
  }
}

function toVisaoGeral(body: unknown) {
  const row = object(body)
  return {
    aConfirmar: count(row, 'a_confirmar'),
    suspensas: count(row, 'suspensas'),
    alunos: count(row, 'alunos'),
    professores: count(row, 'professores'),
    casos: count(row, 'casos'),
    saude: rows(row['saude'], null, each => {
      const parte = object(each)
      return {
        parte: requiredText(parte, 'parte'),
        bem: flag(parte, 'bem') ?? false,
        detalhe: text(parte, 'detalhe') ?? '',
      }
    }),
  }
}

function toPessoa(row: Row): PessoaAdministrada {
  const situacao = requiredText(row, 'situacao').toUpperCase()
  return {
    codigo: id(row, 'id'),
    nome: requiredText(row, 'nome'),
    email: requiredText(row, 'email'),
    matricula: text(row, 'matricula'),
    papeis: toPapeis(row),
    vinculo: text(row, 'vinculo'),
    situacao: situacoes.find(each => each === situacao) ?? 'ATIVA',
    criadoEm: instant(row, 'criado_em'),
    suspensaAte: instant(row, 'suspenso_ate'),
    motivo: text(row, 'motivo'),
  }
}

function toLinha(row: Row): LinhaDaAuditoria {
  return {
    codigo: id(row, 'id'),
    em: instant(row, 'em'),
    acao: requiredText(row, 'acao'),
    ator: text(row, 'ator'),
    pessoa: text(row, 'pessoa'),
    objeto: text(row, 'objeto'),
    antes: text(row, 'antes'),
    depois: text(row, 'depois'),
    motivo: text(row, 'motivo'),
  }
}

function toNumeros(body: unknown): NumerosDoMural {
  const row = object(body)
  return {
    ano: count(row, 'ano'),
    anos: list(row, 'anos', each => count({ each }, 'each')),
    ate: day(row, 'ate'),
    numeros: rows(row['medidas'], null, each => {
      const medida = object(each)
      return {
        medida: oneOf(medida, 'medida', medidas),
        todos: toGrupo(medida, ''),
        divisoes: list(medida, 'recortes', toDivisao),
      }
    }),
  }
}

function toDivisao(body: unknown): NumerosDoMural['numeros'][number]['divisoes'][number] {
  const row = object(body)
  const grupos = rows(row['grupos'], null, each => toGrupo(object(each), requiredText(object(each), 'nome')))
  return { recorte: oneOf(row, 'recorte', recortes), grupos }
}

function toGrupo(row: Row, nome: string): GrupoDoMural {
  return {
    nome,
    total: whole(row, 'total'),
    respondidas: whole(row, 'respondidas'),
    mediana: number(row, 'mediana'),
  }
}

/** A word of a closed list, as GraphQL spells it. */
function oneOf<Word extends string>(row: Row, key: string, words: readonly Word[]): Word {
  const written = requiredText(row, key).toUpperCase()
  const word = words.find(each => each === written)
  if (word === undefined) throw new Misfit('not one of the contract', key)
  return word
}

function toRegra(body: unknown): RegraDeRetencao {
  const row = object(body)
  return {
    regra: requiredText(row, 'regra'),
    titulo: requiredText(row, 'titulo'),
    dias: count(row, 'dias'),
    linhas: count(row, 'linhas'),
    espera: flag(row, 'espera') ?? false,
  }
}
