/** The list's filter: in the URL as the specification spells it (§2, §9), in the query as the schema does. */
import { paths } from '../paths.ts'
import type { Beneficio, TipoDeVaga, VagasPageQuery$variables } from './__generated__/VagasPageQuery.graphql.ts'
import { lerSalvas } from './salvas.ts'
import { todosOsTipos } from './tipos.ts'

export type Filtro = {
  tipos: readonly TipoDeVaga[]
  /** REST id; null is 'Todos os Departamentos'. */
  departamento: string | null
  beneficios: readonly Beneficio[]
  busca: string
  /** Only what this browser has saved, and then nothing else: bookmarks know nothing of types or departments. */
  salvas: boolean
}

export const semFiltro: Filtro = { tipos: [], departamento: null, beneficios: [], busca: '', salvas: false }

/** Page size of the student's list (specification §9). */
export const porPagina = 8

/** The benefit filter's names, in the order to offer them. */
export const beneficios: Record<Beneficio, string> = {
  REMUNERACAO: 'Remuneração',
  DESCONTO_MENSALIDADE: 'Desconto na mensalidade',
  HORAS_COMPLEMENTARES: 'Horas Complementares',
}

export const todosOsBeneficios = ['REMUNERACAO', 'DESCONTO_MENSALIDADE', 'HORAS_COMPLEMENTARES'] as const

/** Reads `?type=monitoria,estagio&departamento=3&beneficios=remuneracao&busca=redes`; ids it does not know are ignored. */
export function readFiltro(params: URLSearchParams): Filtro {
  if (params.get('salvas') === '1') return { ...semFiltro, salvas: true }
  return {
    ...semFiltro,
    tipos: choices(params.get('type'), todosOsTipos),
    departamento: readDepartamento(params),
    beneficios: choices(params.get('beneficios'), todosOsBeneficios),
    busca: (params.get('busca') ?? '').trim(),
  }
}

/** A REST id is digits; what is none is no department. */
function readDepartamento(params: URLSearchParams): string | null {
  const departamento = params.get('departamento')
  return departamento && /^\d{1,18}$/.test(departamento) ? departamento : null
}

/** Page of the URL, counted from 0 here and from 1 there; anything that is no page is the first. */
export function readPagina(params: URLSearchParams): number {
  const pagina = Number(params.get('pagina') ?? 1)
  return Number.isSafeInteger(pagina) && pagina > 0 && pagina < 100_000 ? pagina - 1 : 0
}

/** The server's cursor of the page that the URL names; null for the first page, and where the URL does not tell. */
export const readCursor = (params: URLSearchParams): string | null =>
  readPagina(params) > 0 ? params.get('cursor') : null

/** The list's URL; the opposite of readFiltro, readPagina and readCursor. */
export function toPath(filtro: Filtro, pagina = 0, cursor: string | null = null): string {
  return paths.vagas({
    type: filtro.tipos.map(toId),
    departamento: filtro.departamento,
    beneficios: filtro.beneficios.map(toId),
    busca: filtro.busca.trim(),
    salvas: filtro.salvas ? '1' : null,
    pagina: pagina > 0 ? pagina + 1 : null,
    cursor: pagina > 0 ? cursor : null,
  })
}

/** The URL as the page query's variables. Of the saved ones a page of ids goes along: each costs a call of its own. */
export function toVariables(params: URLSearchParams): Omit<VagasPageQuery$variables, 'aoLado'> {
  const { salvas, ...filtro } = readFiltro(params)
  const pagina = readPagina(params)
  const ids = salvas ? salvasDaPagina(pagina) : []
  return { filtro, pagina: pagina + 1, after: readCursor(params), salvas, ids }
}

/** Global ids of the saved vagas that belong on a page, counted from 0. */
export const salvasDaPagina = (pagina: number): readonly string[] =>
  lerSalvas().slice(pagina * porPagina, (pagina + 1) * porPagina)

/** Whether the URL says of department and page just what is read from it. */
export const isLegivel = (params: URLSearchParams): boolean =>
  params.get('departamento') === readFiltro(params).departamento &&
  Number(params.get('pagina') ?? 1) === readPagina(params) + 1

export const isFiltrado = (filtro: Filtro): boolean => toPath(filtro) !== toPath(semFiltro)

/** The same choice, in whatever order it was made. */
export const isSameFiltro = (a: Filtro, b: Filtro): boolean => toPath(sorted(a)) === toPath(sorted(b))

const sorted = (filtro: Filtro): Filtro => ({
  ...filtro,
  tipos: filtro.tipos.toSorted(),
  beneficios: filtro.beneficios.toSorted(),
})

/** With the item where it was missing, without it where it was there. */
export function toggle<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.includes(item) ? items.filter(other => other !== item) : [...items, item]
}

/** INICIACAO_CIENTIFICA as the URL spells it: iniciacao_cientifica. */
const toId = (value: string) => value.toLowerCase()

const choices = <Value extends string>(list: string | null, known: readonly Value[]): Value[] =>
  known.filter(value => list?.split(',').includes(toId(value)))
