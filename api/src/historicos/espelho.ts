import { isSituacao, toCodigo, toPeriodo } from './campos.ts'
import { findColunas, nearest } from './colunas.ts'
import type { Campo, Coluna } from './colunas.ts'
import { Ilegivel, fieldOf, readCampos, toDisciplina } from './disciplina.ts'
import type { Disciplina } from './disciplina.ts'
import { textOf, toLinhas } from './linhas.ts'
import type { Celula, Linha } from './linhas.ts'
import type { Trecho } from './trechos.ts'

/** A line that looks like a course and cannot be read. `pagina` counts from 1. */
export type NaoLida = { pagina: number; texto: string; motivo: string }

export type Espelho = { disciplinas: Disciplina[]; naoLidas: NaoLida[] }

/** A line with the code of a course, below the columns of its table. */
type Registro = {
  linha: Linha
  codigo: string
  periodo: string | null
  fimDoCodigo: number
  celulas: Celula[]
  colunas: Coluna[]
}

/** What earlier lines say about later ones, also across pages. */
type Estado = { colunas: Coluna[] | null; periodo: string | null }

/** '2024.1', 'Período: 2024/1', '1º semestre de 2024', alone in its line or with remarks about the term. */
const toTitulo = (linha: Linha): string | null => {
  const texto = textOf(linha).replace(/^(?:per[ií]odo|semestre)(?: letivo)?\s*:?\s*/i, '')
  return toPeriodo(texto) ?? toPeriodo(/^(\S+) (?:-|–|—|\||créditos|CR\b)/i.exec(texto)?.[1] ?? '')
}

/** One cell may have the term before the code, and the name after it. */
const comeco = /^(?:(\S+) )?([A-Z]{2,4}[ -]?\d{3,4}[A-Z]?)(?: ?[-–—:] ?| |$)(.*)$/

const splitCodigo = (celula: Celula) => {
  const [, antes, escrito = '', resto = ''] = comeco.exec(celula.texto) ?? []
  const codigo = toCodigo(escrito)
  const periodo = antes === undefined ? null : toPeriodo(antes)
  if (codigo === null || (antes !== undefined && periodo === null)) return null
  const fim = celula.fim - ((celula.fim - celula.inicio) * resto.length) / celula.texto.length
  return { codigo, periodo, fim, resto: resto === '' ? [] : [{ texto: resto, inicio: fim, fim: celula.fim }] }
}

const toRegistro = (linha: Linha, { periodo: doTitulo, colunas }: Estado): Registro | null => {
  const index = linha.celulas.findIndex(celula => splitCodigo(celula) !== null)
  const [celula] = linha.celulas.slice(Math.max(index, 0))
  const found = celula && splitCodigo(celula)
  if (!found || !colunas) return null
  const others = linha.celulas.toSpliced(index, 1, ...found.resto)
  const propria = others.findIndex(({ texto }) => toPeriodo(texto) !== null)
  const [escrita] = propria < 0 ? [] : others.splice(propria, 1)
  return {
    linha,
    codigo: found.codigo,
    periodo: found.periodo ?? (escrita ? toPeriodo(escrita.texto) : doTitulo),
    fimDoCodigo: found.fim,
    celulas: others,
    colunas,
  }
}

const depoisDoCodigo = ['nome', 'turma', 'grau', 'situacao', 'creditos'] as const

/** The field of a row that a broken-off part belongs to: the row's own cells are better evidence than the titles. */
const fieldUnder = (parte: Celula, { celulas, colunas }: Registro): Campo | null => {
  const escritas = celulas.flatMap(({ texto, inicio, fim }) => {
    const campo = fieldOf({ texto, inicio, fim }, colunas)
    return campo ? [{ campo, inicio, fim }] : []
  })
  return nearest(parte, [...escritas, ...colunas], depoisDoCodigo)
}

/** Whether a line continues the name or the situation of a row: close to it, and within its columns. */
const goesOn = (solta: Linha, registro: Registro): boolean =>
  Math.abs(solta.y - registro.linha.y) < registro.linha.altura * 1.9 &&
  solta.celulas.every(parte => {
    const campo = fieldUnder(parte, registro)
    return parte.inicio >= registro.fimDoCodigo && (campo === 'nome' || campo === 'situacao')
  })

const join = (solta: Linha, registro: Registro) => {
  for (const parte of solta.celulas) {
    const campo = fieldUnder(parte, registro)
    const whole = registro.celulas.find(celula => fieldOf(celula, registro.colunas) === campo)
    if (!whole) registro.celulas.push(parte)
    else if (solta.y < registro.linha.y) whole.texto = `${parte.texto} ${whole.texto}`
    else whole.texto += ` ${parte.texto}`
  }
}

/** The nearest row that a line continues; of two equally near, the one above. */
const findInteira = (solta: Linha, registros: Registro[]): Registro | undefined =>
  registros
    .filter(registro => goesOn(solta, registro))
    .toSorted((one, other) => Math.abs(solta.y - one.linha.y) - Math.abs(solta.y - other.linha.y))[0]

/** Signs of a course, however it is spaced: a situation after other words, and numbers. */
const looksLikeCourse = (linha: Linha): boolean => {
  const words = textOf(linha).split(' ')
  const numeros = words.filter(word => /\d/.test(word)).length
  return (
    words.some((_, index) => index > 0 && isSituacao(words.slice(index, index + 2).join(' '))) &&
    // Running text may contain one number anywhere.
    numeros >= (linha.celulas.length > 2 ? 1 : 2)
  )
}

/** Why a line that belongs to no row should be a course; null if nothing suggests it. */
const motivoOf = (linha: Linha): string | null => {
  if (linha.celulas.some(celula => splitCodigo(celula) !== null)) return 'Não há títulos de colunas acima dela.'
  return looksLikeCourse(linha) ? 'Falta o código da disciplina.' : null
}

const toNaoLida = (pagina: number, linha: Linha, motivo: string): NaoLida => ({
  pagina,
  texto: textOf(linha).slice(0, 160),
  motivo,
})

/** The rows of a table, and the lines that belong to none. `estado` carries what a line says about later ones. */
const sortLinhas = (linhas: Linha[], estado: Estado) => {
  const [registros, soltas]: [Registro[], Linha[]] = [[], []]
  for (const linha of linhas) {
    const colunas = findColunas(linha)
    const periodo = colunas ? null : toTitulo(linha)
    const registro = colunas || periodo ? null : toRegistro(linha, estado)
    if (colunas) estado.colunas = colunas
    else if (periodo) estado.periodo = periodo
    else if (registro) registros.push(registro)
    else soltas.push(linha)
  }
  return { registros, soltas }
}

const readTabela = (linhas: Linha[], estado: Estado, pagina: number): Espelho => {
  const { registros, soltas } = sortLinhas(linhas, estado)
  const naoLidas: NaoLida[] = []
  for (const solta of soltas) {
    const registro = findInteira(solta, registros)
    const motivo = registro ? null : motivoOf(solta)
    if (registro) join(solta, registro)
    else if (motivo) naoLidas.push(toNaoLida(pagina, solta, motivo))
  }
  const disciplinas = registros.flatMap(registro => {
    try {
      return toDisciplina(readCampos(registro.celulas, registro.colunas), registro)
    } catch (error) {
      if (!(error instanceof Ilegivel)) throw error
      naoLidas.push(toNaoLida(pagina, registro.linha, error.message))
      return []
    }
  })
  return { disciplinas, naoLidas }
}

/** Tables side by side on a page, from left to right: the second one repeats the titles of the first. */
const splitTabelas = (trechos: Trecho[]): Trecho[][] => {
  const colunas =
    toLinhas(trechos)
      .map(findColunas)
      .find(found => found !== null) ?? []
  const again = colunas.findIndex(({ campo }, index) => colunas.slice(0, index).some(each => each.campo === campo))
  const [before, first] = [colunas[again - 1], colunas[again]]
  if (!before || !first) return [trechos]
  const cut = (before.fim + first.inicio) / 2
  return [trechos.filter(({ x }) => x < cut), ...splitTabelas(trechos.filter(({ x }) => x >= cut))]
}

/**
 * The courses of an 'espelho do histórico', in order, and each line that looks like one and could not be read, since
 * nothing is guessed. Both are empty if no page has a table of courses.
 */
export const readEspelho = (paginas: Trecho[][]): Espelho => {
  const estado: Estado = { colunas: null, periodo: null }
  const partes = paginas.flatMap((trechos, index) =>
    splitTabelas(trechos).map(tabela => readTabela(toLinhas(tabela), estado, index + 1)),
  )
  if (!estado.colunas) return { disciplinas: [], naoLidas: [] }
  return {
    disciplinas: partes.flatMap(({ disciplinas }) => disciplinas),
    naoLidas: partes.flatMap(({ naoLidas }) => naoLidas),
  }
}
