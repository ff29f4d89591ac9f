/** The list's filter, in the spelling of the specification in the URL (§2, §9) and of the schema in the query. */
import { paths } from '../../paths.ts'
import type {
  Beneficio,
  Modalidade,
  OrdemDeVagas,
  TipoDeVaga,
  VagasPageQuery$variables,
} from '../__generated__/VagasPageQuery.graphql.ts'
import { readSalvas } from '../card/salvas.ts'
import { todosOsTipos } from '../../tags/tipos.ts'

export type Filtro = {
  tipos: readonly TipoDeVaga[]
  /** REST ids of types besides the six. */
  outrosTipos: readonly string[]
  /** REST id; null for all departments. */
  codigoDoDepartamento: string | null
  beneficios: readonly Beneficio[]
  modalidades: readonly Modalidade[]
  /** Hours a week; null for any. */
  horasMinimas: number | null
  busca: string
  /** Only the vagas saved in this browser. Excludes the other filters: bookmarks are kept by id only. */
  salvas: boolean
  /** Undefined for the recommended ones first. */
  ordem?: Ordem | undefined
}

/** An order of the list other than the first. */
export type Ordem = Exclude<OrdemDeVagas, 'RECOMENDADAS'>

export const semFiltro: Filtro = {
  tipos: [],
  outrosTipos: [],
  codigoDoDepartamento: null,
  beneficios: [],
  modalidades: [],
  horasMinimas: null,
  busca: '',
  salvas: false,
}

/** The page size (specification §9). */
export const porPagina = 8

/** Names of the benefits, in the order of the filter. */
export const beneficios: Record<Beneficio, string> = {
  REMUNERACAO: 'Remuneração',
  DESCONTO_MENSALIDADE: 'Desconto na mensalidade',
  HORAS_COMPLEMENTARES: 'Horas Complementares',
}

export const todosOsBeneficios = ['REMUNERACAO', 'DESCONTO_MENSALIDADE', 'HORAS_COMPLEMENTARES'] as const

export const todasAsModalidades = ['PRESENCIAL', 'HIBRIDO', 'REMOTO'] as const

/** The options of `horasMinimas`. */
export const todasAsHoras = [10, 20, 30] as const

/** Reads `?type=monitoria,1001&departamento=3&modalidade=remoto&horas=20&busca=redes`; ignores unknown ids. */
export function readFiltro(params: URLSearchParams): Filtro {
  if (params.get('salvas') === '1') return { ...semFiltro, salvas: true }
  return {
    ...semFiltro,
    tipos: choices(params.get('type'), todosOsTipos),
    outrosTipos: codigos(params.get('type')),
    codigoDoDepartamento: codigos(params.get('departamento'))[0] ?? null,
    beneficios: choices(params.get('beneficios'), todosOsBeneficios),
    modalidades: choices(params.get('modalidade'), todasAsModalidades),
    horasMinimas: todasAsHoras.find(horas => String(horas) === params.get('horas')) ?? null,
    busca: params.get('busca')?.trim() ?? '',
    // The script before the code has this too: no constant of its own.
    ordem: choices(params.get('ordem'), ['PRAZO', 'RECENTES'] as const)[0],
  }
}

/** The REST ids in a list: words of digits. */
const codigos = (list: string | null): readonly string[] => list?.match(/\b\d{1,18}\b/g) ?? []

/** The page, counted from 0 here and from 1 in the URL; 0 for an invalid value. */
export function readPagina(params: URLSearchParams): number {
  const pagina = Number(params.get('pagina'))
  return pagina % 1 === 0 && pagina > 0 && pagina < 100_000 ? pagina - 1 : 0
}

/** The cursor of the page in the URL; null for the first page or if the URL has none. */
export const readCursor = (params: URLSearchParams): string | null =>
  readPagina(params) > 0 ? params.get('cursor') : null

/** The list's URL; the inverse of readFiltro, readPagina and readCursor. */
export function toPath(filtro: Filtro, pagina = 0, cursor: string | null = null): string {
  return paths.vagas({
    type: [...filtro.tipos.map(toId), ...filtro.outrosTipos],
    departamento: filtro.codigoDoDepartamento,
    beneficios: filtro.beneficios.map(toId),
    modalidade: filtro.modalidades.map(toId),
    horas: filtro.horasMinimas,
    busca: filtro.busca.trim(),
    ordem: filtro.ordem ? toId(filtro.ordem) : null,
    salvas: filtro.salvas ? '1' : null,
    pagina: pagina > 0 ? pagina + 1 : null,
    cursor: pagina > 0 ? cursor : null,
  })
}

/** The URL as variables of the page query. Has only one page of saved ids: each id costs the gateway one call. */
export function toVariables(params: URLSearchParams): Omit<VagasPageQuery$variables, 'frame'> {
  const { salvas, ...filtro } = readFiltro(params)
  const pagina = readPagina(params)
  const ids = salvas ? salvasDaPagina(pagina) : []
  return { filtro, pagina: pagina + 1, after: pagina > 0 ? params.get('cursor') : null, salvas, ids }
}

/** Global ids of the saved vagas on a page, counted from 0. */
export const salvasDaPagina = (pagina: number): readonly string[] =>
  readSalvas().slice(pagina * porPagina, (pagina + 1) * porPagina)

/** Whether department and page in the URL are valid. */
export const isReadable = (params: URLSearchParams): boolean =>
  params.get('departamento') === readFiltro(params).codigoDoDepartamento &&
  Number(params.get('pagina') ?? 1) === readPagina(params) + 1

export const isFiltrado = (filtro: Filtro): boolean => toPath({ ...filtro, ordem: undefined }) !== toPath(semFiltro)

/** How many options of the panel are chosen. */
export const countEscolhas = (filtro: Filtro): number =>
  [
    ...filtro.tipos,
    ...filtro.outrosTipos,
    ...filtro.beneficios,
    ...filtro.modalidades,
    filtro.codigoDoDepartamento,
    filtro.horasMinimas,
  ].filter(escolha => escolha !== null).length

/** Whether the filters are equal, whatever the order of their choices. */
export const isSameFiltro = (a: Filtro, b: Filtro): boolean => toPath(sorted(a)) === toPath(sorted(b))

const sorted = (filtro: Filtro): Filtro => ({
  ...filtro,
  tipos: filtro.tipos.toSorted(),
  outrosTipos: filtro.outrosTipos.toSorted(),
  beneficios: filtro.beneficios.toSorted(),
  modalidades: filtro.modalidades.toSorted(),
})

/** Adds the item, or removes it if it is included. */
export function toggle<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.includes(item) ? items.filter(other => other !== item) : [...items, item]
}

/** INICIACAO_CIENTIFICA as the URL spells it: iniciacao_cientifica. */
const toId = (value: string) => value.toLowerCase()

const choices = <Value extends string>(list: string | null, known: readonly Value[]): Value[] =>
  known.filter(value => list?.split(',').includes(value.toLowerCase()))
