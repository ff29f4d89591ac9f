import { remember } from '../remember.ts'
import type { Vaga } from './models/vaga.ts'
import type { Request } from './transport/request.ts'
import type { Shared } from './transport/shared.ts'
import { count, flag, id, object, rows, text } from './wire/fields.ts'
import type { Row } from './wire/fields.ts'

export type TipoDeVaga =
  | 'MONITORIA'
  | 'INICIACAO_CIENTIFICA'
  | 'ESTAGIO'
  | 'BOLSA'
  | 'EMPRESA_JR'
  | 'LABORATORIO'
  | 'OUTRO'

export interface OpcaoDeTipo {
  codigo: string
  nome: string
  tipo: TipoDeVaga
  aceitaRascunho: boolean
  aceitaPerguntas: boolean
}

export interface ContagemPorTipo {
  tipo: TipoDeVaga
  /** Of a type that is OUTRO. */
  codigo: string | null
  nome: string | null
  total: number
}

export type Tipos = ReturnType<typeof createTipos>

export function createTipos(anonymous: () => Request, kept: Shared<OpcaoDeTipo[]>) {
  /** All types, in the upstream's order, cached for a minute. */
  const list = () => kept.get(() => anonymous().get('/vagas/tipo', toOpcoes))

  /** The type of a vaga, which has a name or only an id. A promise only if that costs a call. */
  function tipoOf({ tipoCodigo, nomeDoTipo, tipoProprio }: Tipada): Tipo | Promise<Tipo> {
    if (nomeDoTipo !== null || tipoCodigo === null)
      return { tipo: toTipoDeVaga(nomeDoTipo, tipoProprio), nome: nomeDoTipo }
    const opcoes = kept.peek()
    if (opcoes) return findTipo(opcoes, tipoCodigo)
    // A vaga with the wrong chip is better than no vaga.
    return list().then(
      loaded => findTipo(loaded, tipoCodigo),
      () => unknown,
    )
  }

  return {
    list,
    kindOf(vaga: Tipada): TipoDeVaga | Promise<TipoDeVaga> {
      const found = tipoOf(vaga)
      return found instanceof Promise ? found.then(({ tipo }) => tipo) : found.tipo
    },
    nameOf(vaga: Tipada): string | null | Promise<string | null> {
      const found = tipoOf(vaga)
      return found instanceof Promise ? found.then(({ nome }) => nome) : found.nome
    },
  }
}

type Tipada = Pick<Vaga, 'tipoCodigo' | 'nomeDoTipo' | 'tipoProprio'>

interface Tipo {
  tipo: TipoDeVaga
  nome: string | null
}

const unknown: Tipo = { tipo: 'MONITORIA', nome: null }

function findTipo(opcoes: OpcaoDeTipo[], codigo: string): Tipo {
  return opcoes.find(opcao => opcao.codigo === codigo) ?? unknown
}

function toOpcoes(body: unknown): OpcaoDeTipo[] {
  return rows(body, null, toOpcao)
}

function toOpcao(body: unknown): OpcaoDeTipo {
  const row = object(body)
  const nome = text(row, 'nome')
  return {
    codigo: id(row, 'id'),
    nome: nome ?? '',
    tipo: toTipoDeVaga(nome, flag(row, 'proprio')),
    aceitaRascunho: flag(row, 'aceita_rascunho') ?? false,
    aceitaPerguntas: flag(row, 'aceita_perguntas') ?? false,
  }
}

/** Totals of the upstream's types, added up by kind; those of OUTRO have one each. */
export function countKinds(body: unknown, name: string): ContagemPorTipo[] {
  const counted = new Map<string, ContagemPorTipo>()
  for (const each of rows(body, name, toContagem)) {
    const key = each.codigo ?? each.tipo
    counted.set(key, { ...each, total: (counted.get(key)?.total ?? 0) + each.total })
  }
  return [...counted.values()]
}

function toContagem(body: unknown): ContagemPorTipo {
  const row = object(body)
  const inner = object(row['tipo'])
  const nome = text(inner, 'nome')
  const tipo = toTipoDeVaga(nome, readProprio(row))
  const own = tipo === 'OUTRO' ? { codigo: id(inner, 'id'), nome } : { codigo: null, nome: null }
  return { tipo, ...own, total: count(row, 'total') }
}

/** Whether the API says that a type is the institution's own, whatever its name. */
export const readProprio = (row: Row): boolean => flag(row, 'tipo_proprio') ?? false

const rules: [RegExp, TipoDeVaga][] = [
  [/monitoria/, 'MONITORIA'],
  [/iniciacao|cientifica|pesquisa|\bic\b/, 'INICIACAO_CIENTIFICA'],
  [/estagio|trainee/, 'ESTAGIO'],
  [/bolsa|auxilio/, 'BOLSA'],
  [/empresa|junior|\bjr\b/, 'EMPRESA_JR'],
  [/laboratorio|\blab\b/, 'LABORATORIO'],
]

const longestRemembered = 200

/**
 * Maps a type's name to its kind: 'ic', 'jr' and 'lab' count only as whole words. A name of none is OUTRO; a type without a
 * name is MONITORIA.
 */
export function toTipoDeVaga(nome: string | null, proprio: boolean | null = false): TipoDeVaga {
  if (proprio) return 'OUTRO'
  const written = nome?.trim() ?? ''
  if (written === '') return 'MONITORIA'
  return written.length > longestRemembered ? classify(written) : kindOfName(written)
}

/** Cached: an upstream has a handful of types, and every vaga of a list repeats one of the names. */
const kindOfName = remember(500, classify)

function classify(nome: string): TipoDeVaga {
  const folded = nome
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('_', ' ')
  return rules.find(([rule]) => rule.test(folded))?.[1] ?? 'OUTRO'
}
