import { toCelula } from './linhas.ts'
import type { Celula, Faixa, Linha } from './linhas.ts'
import type { Campo, Coluna } from './titulos.ts'

const overlap = (celula: Faixa, coluna: Coluna): number =>
  Math.min(celula.fim, coluna.fim) - Math.max(celula.inicio, coluna.inicio)

export const colunasBelow = (celula: Faixa, colunas: Coluna[]): Coluna[] =>
  colunas.filter(coluna => overlap(celula, coluna) > 0)

type Fits = (texto: string, campo: Campo | null) => boolean

/** What is below exactly one column belongs to it; with `fits`, also what is below none and near one. */
const widenBy = (celulas: Faixa[], colunas: Coluna[], fits: Fits | null): Coluna[] => {
  const owners = celulas.map(celula => {
    const below = colunasBelow(celula, colunas)
    if (below.length === 0 && fits) return findColuna(celula, colunas, fits)
    return below.length === 1 ? below[0] : null
  })
  return colunas.map(coluna => {
    const own = celulas.filter((_, index) => owners[index] === coluna)
    return {
      ...coluna,
      inicio: Math.min(coluna.inicio, ...own.map(({ inicio }) => inicio)),
      fim: Math.max(coluna.fim, ...own.map(({ fim }) => fim)),
    }
  })
}

const isRow = ({ celulas }: Linha): boolean => celulas.length > 2

/** As far from a row as the lines of a long name are. */
const isNear = (linha: Linha, linhas: Linha[]): boolean =>
  linhas.some(other => isRow(other) && Math.abs(other.y - linha.y) < other.altura * 3)

/**
 * Titles are narrower than their columns: what is below them widens them, for cells that are below none. First the rows
 * do, then the names in lines of their own.
 */
export const widen = (titles: Coluna[], linhas: Linha[], fits: Fits): Coluna[] => {
  const celulasOf = (some: Linha[]) => some.flatMap(({ celulas }) => celulas)
  const names = celulasOf(linhas.filter(linha => !isRow(linha) && isNear(linha, linhas)))
  const rows = celulasOf(linhas.filter(isRow))
  const byRows = widenBy(rows, widenBy(rows, titles, null), fits)
  const byNames = (colunas: Coluna[]) => {
    const wide = widenBy(names, colunas, null)
    return colunas.map((coluna, index) => (coluna.campo === 'nome' ? (wide[index] ?? coluna) : coluna))
  }
  // A long name reaches below a centred title, and the short ones are below the long one.
  return byNames(byNames(byRows))
}

/** How far a cell is from being aligned with a column: left, right or centred. */
const misalignment = (celula: Faixa, coluna: Coluna): number => {
  const left = celula.inicio - coluna.inicio
  const right = celula.fim - coluna.fim
  return Math.min(Math.abs(left), Math.abs(right), Math.abs(left + right) / 2)
}

const least = <T>(items: T[], cost: (item: T) => number): [T?, T?] => {
  const [first, second] = items.toSorted((one, other) => cost(one) - cost(other))
  return [first, second]
}

/**
 * The column of a cell: the one that it is below; of several, the one that it is aligned with; below none, the nearest
 * one. Null if two are about as near and `fits` does not tell them apart.
 */
export const findColuna = (celula: Faixa, colunas: Coluna[], fits: Fits): Coluna | null => {
  const below = colunasBelow(celula, colunas)
  if (below.length > 0) return least(below, coluna => misalignment(celula, coluna))[0] ?? null
  const [nearest, next] = least(colunas, coluna => -overlap(celula, coluna))
  if (!nearest || !next) return nearest ?? null
  if (-overlap(celula, next) > -overlap(celula, nearest) * 1.5) return nearest
  const fitting = [nearest, next].filter(({ campo }) => fits(celula.texto, campo))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/** Where the cells of each column begin and end, by most rows of the page; null where they do at several places. */
export type Bordas = ReadonlyMap<Coluna, { inicio: number | null; fim: number | null }>

/** In points: cells of one column are aligned. */
const aligned = 1
/** Fewer cells show no alignment. */
const fewest = 3

const findCommon = (places: number[]): number | null => {
  const middle = places.toSorted((one, other) => one - other)[Math.floor(places.length / 2)]
  if (middle === undefined || places.length < fewest) return null
  return places.filter(place => Math.abs(place - middle) <= aligned).length >= places.length * 0.8 ? middle : null
}

export const findBordas = (colunas: Coluna[], linhas: Linha[]): Bordas => {
  const celulas = linhas.filter(isRow).flatMap(linha => linha.celulas)
  return new Map(
    colunas.map(coluna => {
      const own = celulas.filter(celula => {
        const [below, ...others] = colunasBelow(celula, colunas)
        return below === coluna && others.length === 0
      })
      const [inicio, fim] = [own.map(each => each.inicio), own.map(each => each.fim)].map(findCommon)
      return [coluna, { inicio: inicio ?? null, fim: fim ?? null }]
    }),
  )
}

/** The columns to the right of a cell's own that it reaches into, by where their other cells begin. */
export const colunasTouched = (celula: Faixa, own: Coluna, bordas: Bordas): Coluna[] =>
  [...bordas].flatMap(([coluna, { inicio }]) =>
    coluna !== own && inicio !== null && celula.inicio < inicio - aligned && celula.fim > inicio + aligned
      ? [coluna]
      : [],
  )

/** Splits a cell that fills its column and so touches the next one: before a word that stands and reads as the other rows' do. */
export const splitTouching = (celula: Celula, bordas: Bordas, fits: Fits): Celula[] => {
  const { palavras, y } = celula
  const index = palavras.findIndex((palavra, order) => {
    const isLast = order === palavras.length - 1
    return [...bordas].some(([{ campo }, { inicio, fim }]) => {
      const starts = inicio !== null && Math.abs(palavra.inicio - inicio) <= aligned
      const ends = isLast && fim !== null && Math.abs(palavra.fim - fim) <= aligned
      return order > 0 && (starts || ends) && campo !== null && campo !== 'nome' && fits(palavra.texto, campo)
    })
  })
  if (index < 0) return [celula]
  const [before, after] = [palavras.slice(0, index), palavras.slice(index)]
  return [toCelula(before, y), ...splitTouching(toCelula(after, y), bordas, fits)]
}
