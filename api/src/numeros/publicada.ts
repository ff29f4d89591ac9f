import type { NomeDoRecorte } from './numeros.schemas.ts'
import { hideParts, isPequena } from './hideParts.ts'

/** What the database counts of a group; `respondidas` is null where answers are not counted. */
export type Contagem = { nome: string; total: number; respondidas: number | null; mediana: number | null }

type Recorte<Grupo> = { recorte: NomeDoRecorte; grupos: Grupo[] }

export type Contada = Omit<Contagem, 'nome'> & { recortes: Array<Recorte<Contagem>> }

/** A group as it is published: null is hidden, or not counted. */
export type Grupo = Omit<Contagem, 'total'> & { total: number | null }

export type Publicada = Omit<Grupo, 'nome'> & { recortes: Array<Recorte<Grupo>> }

const semRespostas = { respondidas: null, mediana: null }
const oculta = { total: null, ...semRespostas }

/** Each list of groups with its hidden ones, or null if one of them cannot be published beside the total. */
const hideAll = <One>(listas: One[][], toParte: (one: One) => Parameters<typeof hideParts>[0][number]) => {
  const hidden = listas.map(lista => hideParts(lista.map(toParte)))
  return hidden.every(each => each !== null) ? hidden : null
}

/**
 * The answers of a group are hidden with its total, and if few have an answer, or few have none: both can be computed from
 * each other.
 */
const isProtegida = ({ total, respondidas }: Pick<Grupo, 'total' | 'respondidas'>): boolean =>
  total === null || isPequena(respondidas ?? 0) || isPequena(total - (respondidas ?? 0))

const hideRespostas = (medida: Publicada): Publicada => {
  const respondidos = medida.recortes
    .map(({ grupos }) => grupos)
    .filter(grupos => grupos.some(({ respondidas }) => respondidas !== null))
  const todas = isProtegida(medida)
    ? null
    : hideAll(respondidos, grupo => ({ total: grupo.respondidas ?? 0, protegida: isProtegida(grupo) }))
  const isOculta = (grupos: Grupo[], at: number): boolean => todas?.[respondidos.indexOf(grupos)]?.[at] ?? true
  const recortes = medida.recortes.map(recorte => ({
    ...recorte,
    grupos: recorte.grupos.map((grupo, at) => (isOculta(recorte.grupos, at) ? { ...grupo, ...semRespostas } : grupo)),
  }))
  return { ...medida, ...(todas === null && semRespostas), recortes }
}

/**
 * What may be published of a count that is divided in several ways: neither a group of fewer than five, nor one from
 * which such a group, or how many of it were answered, could be computed.
 */
export const toPublicada = (medida: Contada): Publicada => {
  const listas = medida.recortes.map(({ grupos }) => grupos)
  const todas = isPequena(medida.total)
    ? null
    : hideAll(listas, ({ total }) => ({ total, protegida: isPequena(total) }))
  const recortes = medida.recortes.map((recorte, qual) => ({
    ...recorte,
    grupos: recorte.grupos.map((grupo, at) =>
      (todas?.[qual]?.[at] ?? true) ? { nome: grupo.nome, ...oculta } : grupo,
    ),
  }))
  return hideRespostas({ ...medida, ...(todas === null && oculta), recortes })
}
