import type { Refusal } from './failure.ts'
import { toQuery } from './filtroDeVagas.ts'
import type { FiltroDeVagas, OrdemDeVagas } from './filtroDeVagas.ts'
import type { Modalidade } from './models/camposDaVaga.ts'
import type { Beneficio } from './models/vaga.ts'
import { readProprio, toTipoDeVaga } from './tipos.ts'
import type { TipoDeVaga, Tipos } from './tipos.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { count, id, list, object, requiredText, rows, text, whole } from './wire/fields.ts'
import type { Row } from './wire/fields.ts'

const tiposDeBusca = ['BUSCA', 'PROFESSOR', 'DEPARTAMENTO', 'DISCIPLINA'] as const
const modos = ['NO_QUADRO', 'RESUMO', 'NO_APARELHO', 'NENHUM'] as const
const beneficios: Beneficio[] = ['REMUNERACAO', 'DESCONTO_MENSALIDADE', 'HORAS_COMPLEMENTARES']
const modalidades: Modalidade[] = ['PRESENCIAL', 'HIBRIDO', 'REMOTO']
const ordens: OrdemDeVagas[] = ['RECOMENDADAS', 'PRAZO', 'RECENTES']

export type TipoDeBusca = (typeof tiposDeBusca)[number]
export type ModoDeBusca = (typeof modos)[number]

/** The filter of a saved search. */
export interface FiltroSalvo {
  tipos: TipoDeVaga[]
  outrosTipos: string[]
  codigoDoDepartamento: string | null
  beneficios: Beneficio[]
  modalidades: Modalidade[]
  horasMinimas: number | null
  busca: string | null
  ordem: OrdemDeVagas | null
}

/** A search that a student saved, or a follow. */
export interface BuscaSalva {
  codigo: string
  tipo: TipoDeBusca
  nome: string
  /** The REST id or the code of what is followed; null for a search. */
  alvo: string | null
  modo: ModoDeBusca
  filtro: FiltroSalvo
  novas: number
}

export interface MudancaDeBusca {
  nome?: string | null | undefined
  modo?: ModoDeBusca | null | undefined
  vista?: boolean | null | undefined
}

const path = '/usuarios/me/buscas'
const refusals = [404, 409, 422]

export function createBuscas(request: Request, extensions: Extensions, tipos: Tipos) {
  return {
    /** The oldest first, without those of kinds that this gateway does not know; null if the upstream keeps none. */
    async list(): Promise<BuscaSalva[] | null> {
      return (await optional(extensions, 'buscas', () => request.get(path, toBuscas))) ?? null
    },
    /** How many follow the signed-in professor; null if the upstream has no follows. */
    async seguidores(): Promise<number | null> {
      const read = (body: unknown) => ({ total: count(object(body), 'total') })
      const answer = await optional(extensions, 'buscas', () => request.get('/usuarios/me/seguidores', read))
      return answer?.total ?? null
    },
    /** Costs a call more if the filter names kinds. */
    async salvar(nova: { nome: string; modo: ModoDeBusca; filtro: FiltroDeVagas }): Promise<Refusal | null> {
      const { departamento, ordem } = nova.filtro
      const query = { ...(await toQuery(tipos, nova.filtro)), ordem: ordem?.toLowerCase() }
      const filtro = withoutBlank({ ...query, departamento: departamento && Number(departamento) })
      const json = { nome: nova.nome, modo: nova.modo.toLowerCase(), filtro }
      return request.change({ method: 'POST', path, json, refusals })
    },
    seguir(tipo: TipoDeBusca, alvo: string): Promise<Refusal | null> {
      const json = { tipo: tipo.toLowerCase(), alvo }
      return request.change({ method: 'POST', path: '/usuarios/me/seguidos', json, refusals })
    },
    mudar(codigo: string, { nome, modo, vista }: MudancaDeBusca): Promise<Refusal | null> {
      const json = { nome: nome ?? undefined, modo: modo?.toLowerCase(), vista: vista || undefined }
      return request.change({ method: 'PATCH', path: `${path}/${codigo}`, json, refusals })
    },
    apagar: (codigo: string): Promise<Refusal | null> =>
      request.change({ method: 'DELETE', path: `${path}/${codigo}`, refusals }),
  }
}

const withoutBlank = (query: object): object =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value != null && value !== ''))

function toBuscas(body: unknown): BuscaSalva[] {
  return rows(body, 'buscas', toBusca).filter(busca => busca !== null)
}

/** Null for one of a kind of a newer upstream. */
function toBusca(body: unknown): BuscaSalva | null {
  const row = object(body)
  const [tipo, modo] = [findWord(tiposDeBusca, requiredText(row, 'tipo')), findWord(modos, requiredText(row, 'modo'))]
  if (!tipo || !modo) return null
  const filtro = object(row['filtro'])
  const alvos = { BUSCA: null, PROFESSOR: text(filtro, 'autor'), DEPARTAMENTO: text(filtro, 'departamento') }
  return {
    codigo: id(row, 'id'),
    tipo,
    nome: requiredText(row, 'nome'),
    alvo: tipo === 'DISCIPLINA' ? text(row, 'disciplina') : alvos[tipo],
    modo,
    filtro: toFiltro(filtro),
    novas: count(row, 'novas'),
  }
}

function toFiltro(row: Row): FiltroSalvo {
  const dela = list(row, 'tipos', toTipo)
  return {
    tipos: [...new Set(dela.flatMap(({ tipo }) => (tipo === 'OUTRO' ? [] : tipo)))],
    outrosTipos: dela.flatMap(({ tipo, codigo }) => (tipo === 'OUTRO' ? codigo : [])),
    codigoDoDepartamento: text(row, 'departamento'),
    beneficios: findWords(beneficios, row, 'beneficios'),
    modalidades: findWords(modalidades, row, 'modalidades'),
    horasMinimas: whole(row, 'horas_minimas'),
    busca: text(row, 'busca'),
    ordem: findWord(ordens, text(row, 'ordem')) ?? null,
  }
}

function toTipo(body: unknown) {
  const row = object(body)
  const inner = object(row['tipo'])
  return { codigo: id(inner, 'id'), tipo: toTipoDeVaga(text(inner, 'nome'), readProprio(row)) }
}

const findWords = <Word extends string>(words: readonly Word[], row: Row, key: string): Word[] =>
  list(row, key, String).flatMap(each => findWord(words, each) ?? [])

/** Undefined for a word of a newer upstream. */
const findWord = <Word extends string>(words: readonly Word[], given: string | null): Word | undefined =>
  words.find(word => word === given?.toUpperCase())
