import { remember } from '../remember.ts'
import type { Vaga } from './models/vaga.ts'
import type { Request } from './transport/request.ts'
import type { Shared } from './transport/shared.ts'
import { count, flag, id, object, rows, text } from './wire/fields.ts'

export type TipoDeVaga = 'MONITORIA' | 'INICIACAO_CIENTIFICA' | 'ESTAGIO' | 'BOLSA' | 'EMPRESA_JR' | 'LABORATORIO'

export interface OpcaoDeTipo {
  codigo: string
  nome: string
  tipo: TipoDeVaga
  aceitaRascunho: boolean
  aceitaPerguntas: boolean
}

export interface ContagemPorTipo {
  tipo: TipoDeVaga
  total: number
}

export type Tipos = ReturnType<typeof createTipos>

export function createTipos(anonymous: () => Request, kept: Shared<OpcaoDeTipo[]>) {
  /** All types, in the upstream's order, cached for a minute. */
  const list = () => kept.get(() => anonymous().get('/vagas/tipo', toOpcoes))
  return {
    list,
    /** The kind of a vaga, whose type has a name or only an id. A promise only if that costs a call. */
    kindOf({ tipoCodigo, nomeDoTipo }: Pick<Vaga, 'tipoCodigo' | 'nomeDoTipo'>): TipoDeVaga | Promise<TipoDeVaga> {
      if (nomeDoTipo !== null || tipoCodigo === null) return toTipoDeVaga(nomeDoTipo)
      const opcoes = kept.peek()
      if (opcoes) return findTipo(opcoes, tipoCodigo)
      // A vaga with the wrong chip is better than no vaga.
      return list().then(
        loaded => findTipo(loaded, tipoCodigo),
        () => toTipoDeVaga(null),
      )
    },
  }
}

function findTipo(opcoes: OpcaoDeTipo[], codigo: string): TipoDeVaga {
  return opcoes.find(opcao => opcao.codigo === codigo)?.tipo ?? toTipoDeVaga(null)
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
    tipo: toTipoDeVaga(nome),
    aceitaRascunho: flag(row, 'aceita_rascunho') ?? false,
    aceitaPerguntas: flag(row, 'aceita_perguntas') ?? false,
  }
}

/** Totals of the upstream's types, added up by kind. */
export function countKinds(body: unknown, name: string): ContagemPorTipo[] {
  const totals = new Map<TipoDeVaga, number>()
  for (const { tipo, total } of rows(body, name, toContagem)) totals.set(tipo, (totals.get(tipo) ?? 0) + total)
  return [...totals].map(([tipo, total]) => ({ tipo, total }))
}

function toContagem(body: unknown): ContagemPorTipo {
  const row = object(body)
  return { tipo: toTipoDeVaga(text(object(row['tipo']), 'nome')), total: count(row, 'total') }
}

const rules: [RegExp, TipoDeVaga][] = [
  [/monitoria/, 'MONITORIA'],
  [/iniciacao|cientifica|pesquisa|\bic\b/, 'INICIACAO_CIENTIFICA'],
  [/estagio|trainee/, 'ESTAGIO'],
  [/bolsa|auxilio/, 'BOLSA'],
  [/empresa|junior|\bjr\b/, 'EMPRESA_JR'],
  [/laboratorio|\blab\b/, 'LABORATORIO'],
]

const longestRemembered = 200

/** Maps a type's name to its kind: 'ic', 'jr' and 'lab' count only as whole words. */
export function toTipoDeVaga(nome: string | null): TipoDeVaga {
  const written = nome ?? ''
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
  return rules.find(([rule]) => rule.test(folded))?.[1] ?? 'MONITORIA'
}
