import { fold } from '../situacoes/fold.ts'
import { textOf } from './linhas.ts'
import type { Celula, Linha } from './linhas.ts'
import { colunaOf, isAlheia } from './registro.ts'
import type { Registro, Tabela } from './registro.ts'

/** A row, or a line of which every cell is below the name, the situation or a title that is not known. */
export type Parte = { linha: Linha; registro: Registro | null }

/** Lines further apart, in heights of a letter, do not continue each other. */
const farApart = 1.9
/** A gap this much wider than the others separates two rows. */
const wider = 1.12

/** The line without what is below titles that are not known, such as a professor's name. */
const proprioDe = (linha: Linha, tabela: Tabela): Linha => ({
  ...linha,
  celulas: linha.celulas.filter(celula => !isAlheia(celula, tabela)),
})

/** Nothing of the line can be a course's. */
const isDeOutros = (linha: Linha, tabela: Tabela): boolean => proprioDe(linha, tabela).celulas.length === 0

const resumo = /\b(?:total|subtotal|medias?|cr|cra|ira|coeficiente|indice|rendimento|creditos?|carga horaria|horas)\b/
const professor = /^(?:prof[ae]?s?|professor(?:a|es)?|docentes?|dra?)[.:] ?\p{L}|\(\d+ ?h\)$/u

/** 'CR do período: 7,0', 'Prof. Ana Lima': below a name, and no part of it. */
export const isNote = (linha: Linha, tabela: Tabela): boolean => {
  const texto = fold(textOf(proprioDe(linha, tabela)))
  return professor.test(texto) || (resumo.test(texto) && /:\s*\d|\d[.,]\d/.test(texto))
}

/** Names have no decimals, and no number after a colon. */
const isDoubtful = (linha: Linha): boolean => {
  const texto = fold(textOf(linha))
  return /:\s*\d|\d[.,]\d/.test(texto) || (resumo.test(texto) && /\d$/.test(texto)) || /^prof|^docente/.test(texto)
}

/** Aligned with the names of its table, left, right or centred. */
const isAligned = (celula: Celula, tabela: Tabela): boolean => {
  const nome = tabela.colunas.find(({ campo }) => campo === 'nome')
  if (!nome) return false
  const [left, right] = [celula.inicio - nome.inicio, celula.fim - nome.fim]
  return Math.min(Math.abs(left), Math.abs(right), Math.abs(left + right) / 2) <= 4
}

export const isSolta = (linha: Linha, tabela: Tabela): boolean =>
  linha.celulas.every(celula => {
    const coluna = colunaOf(celula, tabela)
    // A line whose column is not known is reported if it is next to a row.
    if (coluna === null) return true
    const { campo } = coluna
    const nome = tabela.colunas.find(coluna => coluna.campo === 'nome')?.inicio ?? -Infinity
    return (campo === 'nome' && celula.inicio > nome - 4) || campo === 'situacao' || isAlheia(celula, tabela)
  })

const nomeDe = ({ linha, registro }: Parte, tabela: Tabela): string =>
  registro
    ? (registro.campos.nome ?? '')
    : linha.celulas
        .filter(celula => colunaOf(celula, tabela)?.campo === 'nome')
        .map(({ texto }) => texto)
        .join(' ')

const continua = /(?:^|\s)(?:de|da|do|das|dos|e|em|a|à|ao|para|com|por|no|na|ou)$|[-–,:/]$/i

/** The text says that a name goes on from one line to the next: 'Introdução à', 'de Computadores'. */
const goesOn = (upper: Parte, lower: Parte, tabela: Tabela): boolean => {
  const [before, after] = [nomeDe(upper, tabela), nomeDe(lower, tabela)]
  return before !== '' && (/^\p{Ll}/u.test(after) || (after !== '' && continua.test(before)))
}

/** `acima` lines belong to the row above, `abaixo` to the row below, the others to either or to none. */
type Divisao = { acima: number; abaixo: number; doubt: boolean }

const distances = (partes: Parte[]): number[] =>
  partes.slice(1).map(({ linha }, index) => {
    const upper = partes[index]?.linha ?? linha
    const distance = linha.y - upper.y
    return distance < Math.max(linha.altura, upper.altura) * farApart ? distance : Infinity
  })

/** Where the lines between two rows are divided; the first and the last part are the rows, if there are any. */
const divide = (partes: Parte[], tabela: Tabela): Divisao => {
  const soltas = partes.filter(({ registro }) => registro === null).length
  const first = partes[0]?.registro ? 0 : 1
  const gaps = [
    ...(first === 1 ? [Infinity] : []),
    ...distances(partes),
    ...(partes.at(-1)?.registro ? [] : [Infinity]),
  ]
  const firstFar = gaps.indexOf(Infinity)
  if (firstFar >= 0) return { acima: firstFar, abaixo: soltas - gaps.lastIndexOf(Infinity), doubt: false }
  const widest = Math.max(...gaps)
  const candidates = gaps.flatMap((gap, index) => (gap * wider > widest ? [index] : []))
  const isNamed = (parte: Parte) => nomeDe(parte, tabela) !== ''
  const possible = candidates.filter(index => {
    const [upper, lower] = [partes.slice(0, index + 1).findLast(isNamed), partes.slice(index + 1).find(isNamed)]
    return !upper || !lower || candidates.length === 1 || !goesOn(upper, lower, tabela)
  })
  const [from, to] = [possible[0] ?? 0, possible.at(-1) ?? soltas]
  return { acima: from, abaixo: soltas - to, doubt: from !== to || possible.length === 0 }
}

export type Dono = { solta: Linha; registro: Registro; above: boolean }

/** The row of each loose line between the parts `start` and `end`, which are rows or the ends of the run. */
const dividir = (partes: Parte[], start: number, end: number, tabela: Tabela): Achados => {
  const [donos, duvidas]: [Dono[], Linha[]] = [[], []]
  const soltas = partes.slice(start + 1, end).map(({ linha }) => linha)
  if (soltas.length === 0) return { donos, duvidas }
  const { acima, abaixo, doubt } = divide(partes.slice(Math.max(start, 0), end + 1), tabela)
  for (const [index, solta] of soltas.entries()) {
    const isAbove = index < acima
    const isBelow = index >= soltas.length - abaixo
    const registro = isAbove ? partes[start]?.registro : isBelow ? partes[end]?.registro : null
    const isPlaced = (celula: Celula) => colunaOf(celula, tabela)?.campo === 'situacao' || isAligned(celula, tabela)
    const proprio = proprioDe(solta, tabela)
    const sure = !isDoubtful(proprio) && proprio.celulas.every(isPlaced)
    if (registro && sure) donos.push({ solta, registro, above: isAbove })
    else if (!isDeOutros(solta, tabela) && (registro || doubt)) duvidas.push(solta)
  }
  return { donos, duvidas }
}

type Achados = { donos: Dono[]; duvidas: Linha[] }

/** The row of each loose line, and the lines that may belong to several, by runs without another line between. */
export const findDonos = (runs: Parte[][], tabela: Tabela): Achados => {
  const achados = runs.flatMap(partes => {
    const rows = [-1, ...partes.flatMap(({ registro }, index) => (registro ? [index] : [])), partes.length]
    return rows.slice(1).map((end, order) => dividir(partes, rows[order] ?? -1, end, tabela))
  })
  return splitSuspects(
    runs.flat(),
    achados.flatMap(({ donos }) => donos),
    achados.flatMap(({ duvidas }) => duvidas),
    tabela,
  )
}

/** One capitalized line below every row may be its professor as well as the rest of its name. */
const splitSuspects = (partes: Parte[], donos: Dono[], duvidas: Linha[], tabela: Tabela): Achados => {
  const registros = partes.flatMap(({ registro }) => registro ?? [])
  const isSuspect = (registro: Registro) => {
    const own = donos.filter(dono => dono.registro === registro && !isDeOutros(dono.solta, tabela))
    return (
      own.length === 1 &&
      own[0]?.above === true &&
      /^\p{Lu}/u.test(nomeDe({ linha: own[0].solta, registro: null }, tabela))
    )
  }
  if (registros.length < 3 || !registros.every(isSuspect)) return { donos, duvidas }
  return {
    donos: [],
    duvidas: [...duvidas, ...donos.map(({ solta }) => solta).filter(linha => !isDeOutros(linha, tabela))],
  }
}

const join = ({ solta, registro: { campos }, above }: Dono, tabela: Tabela) => {
  for (const parte of solta.celulas) {
    const campo = colunaOf(parte, tabela)?.campo
    if (campo !== 'nome' && campo !== 'situacao') continue
    const whole = campos[campo]
    if (whole === undefined) campos[campo] = parte.texto
    else campos[campo] = above ? `${whole} ${parte.texto}` : `${parte.texto} ${whole}`
  }
}

/** Joins each loose line to its row, from the row outwards: the upper lines first. */
export const joinAll = (donos: Dono[], tabela: Tabela) => {
  const acima = donos.filter(({ above }) => !above).toReversed()
  for (const dono of [...acima, ...donos.filter(({ above }) => above)]) join(dono, tabela)
}
