import { isEmpty } from './campos.ts'
import { colunasBelow } from './colunas.ts'
import { isNote, isSolta } from './continuacoes.ts'
import type { Dono } from './continuacoes.ts'
import type { Celula, Linha } from './linhas.ts'
import { toPeriodo } from './periodos.ts'
import { colunaOf } from './registro.ts'
import type { Registro, Tabela } from './registro.ts'
import { hasCampo } from './titulos.ts'

/*
 * Terms in merged cells: a label spans several rows, and stands in the middle or at the top of its cell. What a label
 * spans is computed from positions alone, since the lines of a table are drawings.
 */

/** `periodo` is null for a text that is no term: what it spans is not known. */
type Rotulo = { y: number; periodo: string | null }

/** A line with a label, without the row that it stands in. `resto`: what else is in it, such as a line of a name. */
export type LinhaDeRotulo = Rotulo & { resto: Linha | null }

/** The first and the last baseline of a row. */
type Altura = { topo: number; base: number }

/** As far from its computed place as a label may be, in heights of a letter. */
const near = 0.2
/** Lines further apart than this many times the narrowest pair of rows have a line of its own between them. */
const apart = 1.5

/** What stands in the column of the terms, or a term left of the codes in a table without that column. */
const isRotulo = (celula: Celula, tabela: Tabela): boolean => {
  const { colunas } = tabela
  const isPeriodo = toPeriodo(celula.texto) !== null
  const codigo = colunas.find(({ campo }) => campo === 'codigo')
  if (!hasCampo(colunas, 'periodo')) return isPeriodo && codigo !== undefined && celula.fim < codigo.inicio
  if (isPeriodo) return colunaOf(celula, tabela)?.campo === 'periodo'
  const [below, ...others] = colunasBelow(celula, colunas)
  return below?.campo === 'periodo' && others.length === 0 && !isEmpty(celula.texto)
}

const toRotulo = (linha: Linha, tabela: Tabela): LinhaDeRotulo | null => {
  const celula = linha.celulas.find(each => isRotulo(each, tabela))
  if (!celula) return null
  const resto = { ...linha, celulas: linha.celulas.filter(each => each !== celula) }
  // '2023.1 CR: 8,0' is a title with a remark.
  if (!isSolta(resto, tabela) || isNote(resto, tabela)) return null
  return { y: celula.y, periodo: toPeriodo(celula.texto), resto: resto.celulas.length > 0 ? resto : null }
}

/**
 * The labels of merged cells that stand in no row, by their line. Null if the terms of the table are titles above rows, or
 * every row has its own.
 */
export const findRotulos = (
  linhas: Linha[],
  registroOf: ReadonlyMap<Linha, Registro>,
  tabela: Tabela,
): Map<Linha, LinhaDeRotulo> | null => {
  const rows = linhas.filter(linha => registroOf.has(linha))
  const semPeriodo = [...registroOf.values()].filter(({ campos }) => campos.periodo === undefined)
  const end = rows.at(-1)?.y ?? -Infinity
  const rotulos = new Map(
    linhas.flatMap((linha): Array<[Linha, LinhaDeRotulo]> => {
      const rotulo = registroOf.has(linha) ? null : toRotulo(linha, tabela)
      return rotulo && (rotulo.periodo !== null || linha.y < end) ? [[linha, rotulo]] : []
    }),
  )
  if (semPeriodo.length === 0 || hasCampo(tabela.colunas, 'ano')) return null
  const pitches = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? -Infinity))
  const narrowest = Math.min(...pitches)
  const isWithin = (linha: Linha) => {
    const [before, after] = [linhas.findLast(({ y }) => y < linha.y), linhas.find(({ y }) => y > linha.y)]
    return before !== undefined && after !== undefined && after.y - before.y < narrowest * apart
  }
  const [first] = rows
  const isAbove = ([linha, { resto }]: [Linha, LinhaDeRotulo]) => first && linha.y < first.y && !resto
  const isMixed = semPeriodo.length < rows.length
  const shows = [...rotulos].some(([linha, { resto }]) => resto !== null || isWithin(linha))
  return isMixed || (shows && ![...rotulos].some(isAbove)) ? rotulos : null
}

/** The label of each row if all of them stand in the middle of their cells; null if they do not. */
const byMiddle = (rows: Altura[], rotulos: Rotulo[], most: number): number[] | null => {
  const spans: number[] = []
  for (const [index, { y }] of rotulos.entries()) {
    const first = rows[spans.length]
    const last = rows.findIndex(
      ({ base }, at) => first && at >= spans.length && Math.abs((first.topo + base) / 2 - y) <= most,
    )
    if (last < 0) return null
    while (spans.length <= last) spans.push(index)
  }
  return spans.length === rows.length ? spans : null
}

/** The same if all of them stand at the top. */
const byTop = (rows: Altura[], rotulos: Rotulo[], most: number): number[] | null => {
  const starts = rotulos.map(({ y }) => rows.findIndex(({ topo }) => Math.abs(topo - y) <= most))
  const isInOrder = starts.every((start, index) => start > (starts[index - 1] ?? -1))
  return starts[0] === 0 && isInOrder ? rows.map((_, at) => starts.findLastIndex(start => start <= at)) : null
}

/**
 * The term of each row by the labels of merged cells: null where the positions fit none, or both the middle and the top
 * of cells, and do not agree.
 */
export const spreadRotulos = (
  lidas: Registro[],
  soltos: Rotulo[],
  donos: Dono[],
  tabela: Tabela,
): Array<string | null> => {
  // A row that cannot be read has its label all the same.
  const rotuloOf = ({ linha, campos }: Registro): Rotulo[] => {
    const celula = linha.celulas.find(each => isRotulo(each, tabela))
    const escrito = campos.periodo ?? celula?.texto
    const y = celula?.y ?? linha.y
    return escrito === undefined ? [] : [{ y, periodo: toPeriodo(escrito) }]
  }
  const rows = lidas.map((registro): Altura => {
    const own = [registro.linha, ...donos.filter(dono => dono.registro === registro).map(({ solta }) => solta)]
    const ys = own
      .flatMap(({ celulas }) => celulas)
      .filter(({ texto }) => texto !== registro.campos.periodo)
      .map(({ y }) => y)
    return { topo: Math.min(...ys), base: Math.max(...ys) }
  })
  const rotulos = [...soltos, ...lidas.flatMap(rotuloOf)].toSorted((one, other) => one.y - other.y)
  // Each term has one cell: a table that repeats its terms has no merged ones.
  if (new Set(rotulos.map(({ periodo }) => periodo)).size < rotulos.length) return rows.map(() => null)
  const most = near * Math.max(...lidas.map(({ linha }) => linha.altura))
  const [middle, top] = [byMiddle(rows, rotulos, most), byTop(rows, rotulos, most)]
  return rows.map((_, at) => {
    const [one, other] = [middle?.[at] ?? top?.[at], top?.[at] ?? middle?.[at]]
    return one !== undefined && one === other ? (rotulos[one]?.periodo ?? null) : null
  })
}
