import { modalidades } from '../../tags/modalidades.ts'
import { tipos } from '../../tags/tipos.ts'
import { beneficios, type Filtro, readFiltro, readPagina } from './filtro.ts'

export type Nomeados = readonly { codigo: string; nome: string }[] | null | undefined

/** What has names of its own. */
export type Nomes = { departamentos?: Nomeados; tiposDeVaga?: Nomeados }

const nomeOf = (nomeados: Nomeados, codigo: string | null) =>
  nomeados?.find(each => each.codigo === codigo)?.nome ?? codigo

/** A minimum of hours a week. */
export const nomeDasHoras = (horas: number) => `${horas}h ou mais`

/** The names of the choices of a filter. A department or a type without a name has its id. */
export const nomesDasEscolhas = (filtro: Filtro, { departamentos, tiposDeVaga }: Nomes): string[] =>
  [
    ...filtro.tipos.map(tipo => tipos[tipo].nome),
    ...filtro.outrosTipos.map(codigo => nomeOf(tiposDeVaga, codigo)),
    nomeOf(departamentos, filtro.codigoDoDepartamento),
    ...filtro.beneficios.map(beneficio => beneficios[beneficio]),
    ...filtro.modalidades.map(modalidade => modalidades[modalidade]),
    filtro.horasMinimas === null ? null : nomeDasHoras(filtro.horasMinimas),
  ].filter(nome => nome !== null)

/** The list of this URL, as 'Oportunidades Acadêmicas: Monitoria, “redes”, página 2'. */
export function describeLista(params: URLSearchParams, nomes: Nomes): string {
  const filtro = readFiltro(params)
  const pagina = readPagina(params)
  const partes = [
    ...nomesDasEscolhas(filtro, nomes),
    filtro.busca && `“${filtro.busca}”`,
    filtro.salvas && 'Salvas',
    pagina > 0 && `página ${pagina + 1}`,
  ].filter(Boolean)
  return ['Oportunidades Acadêmicas', partes.join(', ')].filter(Boolean).join(': ')
}
