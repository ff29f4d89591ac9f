import { isEmpty, isNumero, isSituacao, isTurma, leadingCodigo, toCodigo, toCreditos } from './campos.ts'
import { colunasBelow, colunasTouched, findColuna, splitTouching } from './colunas.ts'
import type { Bordas } from './colunas.ts'
import { Ilegivel } from './disciplina.ts'
import type { Campos } from './disciplina.ts'
import { textOf, toCelula } from './linhas.ts'
import type { Celula, Linha } from './linhas.ts'
import { readTitulo, toPeriodo } from './periodos.ts'
import { classificar } from '../situacoes/situacao.ts'
import type { Situacoes } from '../situacoes/situacao.ts'
import { hasCampo } from './titulos.ts'
import type { Campo, Coluna } from './titulos.ts'

export type Tabela = { colunas: Coluna[]; bordas: Bordas; situacoes: Situacoes }

/** A line of a table. `motivo`: why it cannot be read, as far as the line alone tells. */
export type Registro = { linha: Linha; codigo: string; campos: Campos; motivo: string | null }

const sizes: Partial<Record<Campo, (texto: string) => boolean>> = {
  periodo: texto => toPeriodo(texto) !== null,
  ano: texto => /^(?:19|20)\d\d$/.test(texto),
  codigo: texto => toCodigo(texto) !== null,
  turma: texto => isTurma(texto),
  grau: texto => isNumero(texto),
  creditos: texto => toCreditos(texto) !== null,
}

/** Whether a text may be a field: only used where positions do not decide. */
export const fitsIn =
  (situacoes: Situacoes) =>
  (texto: string, campo: Campo | null): boolean => {
    if (campo === 'situacao') return isSituacao(texto, situacoes)
    if (campo === 'nome') return !isNumero(texto)
    return campo === null || (sizes[campo]?.(texto) ?? true)
  }

export const colunaOf = (celula: Celula, tabela: Tabela): Coluna | null =>
  findColuna(celula, tabela.colunas, fitsIn(tabela.situacoes))

/** Splits a cell before the character at `index`. */
const cut = ({ texto, inicio, fim, y }: Celula, index: number): Celula[] => {
  const at = inicio + ((fim - inicio) * index) / texto.length
  const before = { texto: texto.slice(0, index).trim(), inicio, fim: at }
  const after = { texto: texto.slice(index).replace(/^\s*[-–—:]?\s+/, ''), inicio: at, fim }
  return [before, after].filter(each => each.texto !== '').map(each => toCelula([each], y))
}

/** 'INF1007 Programação', '2024.1 INF1007': the gap between term, code and name may be one blank. */
const splitStart = (celula: Celula): Celula[] => {
  const [word = ''] = celula.texto.split(' ')
  if (word !== celula.texto && toPeriodo(word) !== null) {
    const [periodo, resto] = cut(celula, word.length)
    return [...(periodo ? [periodo] : []), ...(resto ? splitStart(resto) : [])]
  }
  const codigo = leadingCodigo(celula.texto)
  return codigo !== null && codigo !== celula.texto ? cut(celula, codigo.length) : [celula]
}

/** Fields that are too close together for a gap: '33A 8,5 AP'. */
const splitFields = (celula: Celula, tabela: Tabela): Celula[] => {
  const { situacoes } = tabela
  const { texto, inicio, fim, y } = celula
  const words = [...texto.matchAll(/\S+/g)]
  const isField = (word: string) => isTurma(word) || isNumero(word) || isSituacao(word, situacoes)
  if (words.length < 2 || !words.every(([word]) => isField(word)) || isSituacao(texto, situacoes)) return [celula]
  const at = (index: number) => inicio + ((fim - inicio) * index) / texto.length
  const parts = words.map(({ 0: word, index }) => ({ texto: word, inicio: at(index), fim: at(index + word.length) }))
  const celulas = parts.map(part => toCelula([part], y))
  return new Set(celulas.map(part => colunaOf(part, tabela))).size === parts.length ? celulas : [celula]
}

const splitCelula = (celula: Celula, tabela: Tabela): Celula[] => {
  const below = colunasBelow(celula, tabela.colunas)
  const isStart = below.some(({ campo }) => campo === 'periodo' || campo === 'codigo')
  const parts = isStart && below.length > 1 ? splitStart(celula) : [celula]
  const apart = parts.flatMap(part =>
    colunasBelow(part, tabela.colunas).length > 1
      ? splitTouching(part, tabela.bordas, fitsIn(tabela.situacoes))
      : [part],
  )
  return apart.flatMap(part => splitFields(part, tabela))
}

const fitsAtEnd: Partial<Record<Campo, (texto: string, situacoes: Situacoes) => boolean>> = {
  turma: isTurma,
  grau: texto => isNumero(texto) && Number(texto.replace(',', '.')) <= 100,
  situacao: isSituacao,
  creditos: texto => toCreditos(texto) !== null,
}

/** A line without gaps between its fields, read from its end in the order of the columns. @throws Ilegivel */
const readCorrido = (texto: string, { colunas, situacoes }: Tabela): Campos => {
  const words = texto.split(' ')
  const read: Campos = {}
  const depois = colunas.slice(colunas.findIndex(({ campo }) => campo === 'nome') + 1)
  for (const { campo, titulo } of depois.toReversed()) {
    const last = words.at(-1) ?? ''
    if (campo === null) throw new Ilegivel(`Não se sabe o que desta linha está na coluna “${titulo}”.`)
    if (words.length < 2 || !(fitsAtEnd[campo]?.(last, situacoes) ?? false)) continue
    read[campo] = last
    words.pop()
  }
  // 'Programação 2 CR 4': the 2 may belong to the name.
  if (read.grau && toCreditos(read.grau) !== null && !read.turma)
    throw new Ilegivel(`Não se sabe se “${read.grau}” é o grau ou parte do nome.`)
  return { ...read, nome: words.join(' ') }
}

const nomes: Record<Campo, string> = {
  periodo: 'período',
  ano: 'ano',
  codigo: 'código',
  nome: 'nome',
  turma: 'turma',
  grau: 'grau',
  situacao: 'situação',
  creditos: 'créditos',
  creditosDeAula: 'créditos de aula',
  creditosDeTrabalho: 'créditos de trabalho',
}

/** Only names and situations may span two cells. @throws Ilegivel */
const readCelulas = (celulas: Celula[], tabela: Tabela): Campos => {
  const read: Campos = {}
  const colunas = celulas.map(celula => colunaOf(celula, tabela))
  for (const [index, celula] of celulas.entries()) {
    const coluna = colunas[index]
    if (!coluna) throw new Ilegivel(`Não se sabe de que coluna é “${celula.texto}”.`)
    const { campo } = coluna
    if (campo === null) continue
    if (colunasTouched(celula, coluna, tabela.bordas).some(each => !colunas.includes(each)))
      throw new Ilegivel(`Não se sabe onde termina “${celula.texto}”.`)
    const known = read[campo]
    if (known !== undefined && campo !== 'nome') throw new Ilegivel(`Há mais de um valor na coluna de ${nomes[campo]}.`)
    read[campo] = known === undefined ? celula.texto : `${known} ${celula.texto}`
  }
  return read
}

/** Text below a title that is not known, such as the second line of a professor's name: no course has it. */
export const isAlheia = (celula: Celula, tabela: Tabela): boolean =>
  colunaOf(celula, tabela)?.campo === null && !isNumero(celula.texto)

/** The columns of a line, without cells such as 'CR: 8,0', which say themselves what they are, and those of no course. */
const colunasOf = (linha: Linha, tabela: Tabela): Coluna[] => [
  ...new Set(
    linha.celulas
      .filter(({ texto }) => !/\p{L}\s?:\s*\S/u.test(texto))
      .flatMap(celula => splitCelula(celula, tabela))
      .filter(celula => !isAlheia(celula, tabela))
      .flatMap(celula => colunaOf(celula, tabela) ?? []),
  ),
]

const isCodigoBelow = (celula: Celula, tabela: Tabela): boolean =>
  toCodigo(celula.texto) !== null && colunaOf(celula, tabela)?.campo === 'codigo'

/** The period of a row without a column for it: the first cell, left of the code. */
const takePeriodo = (celulas: Celula[], { colunas }: Tabela): string | undefined => {
  const [first] = celulas
  return first && !hasCampo(colunas, 'periodo') && toPeriodo(first.texto) !== null ? celulas.shift()?.texto : undefined
}

const readLinha = (celulas: Celula[], tabela: Tabela): Campos => {
  const written = celulas.filter(({ texto }) => !isEmpty(texto))
  const periodo = takePeriodo(written, tabela)
  const index = written.findIndex(
    celula => isCodigoBelow(celula, tabela) || leadingCodigo(celula.texto) === celula.texto,
  )
  const [resto, others] = [written[index + 1], written.slice(index + 2)]
  const antes = written.slice(0, index).every(({ texto }) => toPeriodo(texto) !== null)
  const own = periodo === undefined ? {} : { periodo }
  if (index >= 0 && antes && resto && others.length === 0 && resto.texto.includes(' ')) {
    const [propria] = written.slice(0, index)
    const codigo = written[index]?.texto
    return {
      ...own,
      ...(propria && { periodo: propria.texto }),
      ...(codigo !== undefined && { codigo }),
      ...readCorrido(resto.texto, tabela),
    }
  }
  return { ...own, ...readCelulas(written, tabela) }
}

/** 'AP - Aprovado', 'RM: Reprovado por média': what a code means, below a table or beside it. */
export const isLegenda = (linha: Linha, situacoes: Situacoes): boolean => {
  const [codigo = '', significado = ''] = textOf(linha)
    .split(/[\s:=–—-]+/)
    .filter(word => word !== '')
  const [one, other] = [codigo, significado].map(word => classificar(word, situacoes).desfecho)
  return /^[A-Z]{1,4}$/.test(codigo) && significado !== codigo && one !== null && one === other
}

/** Signs of a course, however it is spaced: a situation after other words, and numbers. */
const looksLikeCourse = (linha: Linha, situacoes: Situacoes): boolean => {
  const words = textOf(linha).split(' ')
  const numeros = words.filter(word => /\d/.test(word)).length
  const isWord = (text: string) => text.length > 1 && isSituacao(text, situacoes)
  return (
    words.some((_, index) => index > 0 && isWord(words.slice(index, index + 2).join(' '))) &&
    // Running text may contain one number anywhere.
    numeros >= (linha.celulas.length > 2 ? 1 : 2)
  )
}

/**
 * Whether a line is one of a table: a code with something beside it, or cells in three or more columns, which the title of a
 * term may have too.
 */
const isRegistro = (linha: Linha, celulas: Celula[], tabela: Tabela): boolean => {
  const index = celulas.findIndex(celula => isCodigoBelow(celula, tabela))
  const columns = colunasOf(linha, tabela).length
  if (index >= 0) return celulas.length > index + 1 || columns > 1
  return columns > (readTitulo(textOf(linha))?.periodo ? 3 : 2)
}

/** The row that a line is, read as far as possible; null if it is none. */
export const toRegistro = (linha: Linha, tabela: Tabela): Registro | null => {
  const celulas = linha.celulas.flatMap(celula => splitCelula(celula, tabela))
  if (!isRegistro(linha, celulas, tabela)) return null
  try {
    const campos = readLinha(celulas, tabela)
    const codigo = toCodigo(campos.codigo ?? '')
    return { linha, campos, codigo: codigo ?? '', motivo: codigo === null ? 'Falta o código da disciplina.' : null }
  } catch (error) {
    if (!(error instanceof Ilegivel)) throw error
    return { linha, campos: {}, codigo: '', motivo: error.message }
  }
}

/** Why a line that is no row should be a course; null if nothing suggests it. */
export const motivoOf = (linha: Linha, { colunas, situacoes }: Tabela): string | null => {
  if (colunas.length === 0 && linha.celulas.some(({ texto }) => leadingCodigo(texto) !== null))
    return 'Não há títulos de colunas acima dela.'
  return !isLegenda(linha, situacoes) && looksLikeCourse(linha, situacoes) ? 'Falta o código da disciplina.' : null
}
