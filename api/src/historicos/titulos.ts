import { fold } from '../situacoes/fold.ts'
import { textOf } from './linhas.ts'
import type { Faixa, Linha } from './linhas.ts'

/** `ano` and `semestre` together are a periodo; so are the two kinds of credits a number of credits. */
export const campos = [
  'periodo',
  'ano',
  'codigo',
  'nome',
  'turma',
  'grau',
  'situacao',
  'creditos',
  'creditosDeAula',
  'creditosDeTrabalho',
] as const
export type Campo = (typeof campos)[number]

/** Titles of the institution's own transcripts, which go before the common ones. */
export type Titulos = Readonly<Partial<Record<Campo, readonly string[]>>>

/** A title claims its column. `campo` is null for a title that is not known: what stands below it is ignored. */
export type Coluna = { campo: Campo | null; titulo: string; inicio: number; fim: number }

/** As `toTitulo` writes them; of two columns with one field, the title that is listed first has it. */
const comuns: Record<Campo, string> = {
  periodo: 'ano/periodo, ano/semestre, ano/sem, periodo letivo, periodo, semestre, per, sem',
  ano: 'ano, ano letivo',
  codigo: 'codigo, cod, codigo disciplina, cod disciplina, codigo componente, codigo componente curricular, sigla',
  nome: 'nome disciplina, disciplina, disciplinas, componente curricular, componente, unidade curricular, nome componente, materia, nome',
  turma: 'turma, tur, t',
  grau: 'grau final, grau, nota final, nota, media final, media, conceito final, conceito, resultado',
  situacao: 'situacao final, situacao, sit, resultado final, resultado',
  creditos: 'creditos, credito, cred, creds, crs, cr, n creditos, no creditos, numero creditos, total creditos',
  creditosDeAula: 'creditos aula, credito aula, cred aula, cr aula',
  creditosDeTrabalho: 'creditos trabalho, creditos trab, cred trabalho, cred trab, cr trabalho, cr trab',
}

/** Lower case, without accents, points and prepositions. */
const toTitulo = (texto: string): string =>
  fold(texto)
    .replaceAll(/[.:º°ª]/g, ' ')
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll(/\b(?:da|de|do|das|dos)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const listOf = (campo: Campo, titulos: Titulos): string[] => [
  ...(titulos[campo] ?? []).map(toTitulo),
  ...comuns[campo].split(', '),
]

export type Vocabulario = ReadonlyMap<string, Campo>

/** 'Resultado' is the last of two fields, and the first of them has it here. */
export const createVocabulario = (titulos: Titulos): Vocabulario =>
  new Map(campos.toReversed().flatMap(campo => listOf(campo, titulos).map(titulo => [titulo, campo] as const)))

const longest = 4

/** Titles with single blanks between them, as a typewriter has them. One title alone, with other words, is another title. */
const splitTitulos = (celula: Faixa, vocabulario: Vocabulario): Coluna[] => {
  const words = [...celula.texto.matchAll(/\S+/g)]
  const at = (index: number) => celula.inicio + ((celula.fim - celula.inicio) * index) / celula.texto.length
  const colunas: Coluna[] = []
  for (let index = 0; index < words.length;) {
    const most = Math.min(longest, words.length - index)
    const spans = Array.from({ length: most }, (_, less) => words.slice(index, index + most - less))
    const textOfSpan = (span: RegExpExecArray[]) => toTitulo(span.map(([word]) => word).join(' '))
    const known = spans.find(span => vocabulario.has(textOfSpan(span)) && !/^d[aeo]s?$/i.test(span.at(-1)?.[0] ?? ''))
    const span = known ?? words.slice(index, index + 1)
    const [first, last] = [span[0], span.at(-1)]
    if (!first || !last) break
    const titulo = textOfSpan(span)
    const campo = vocabulario.get(titulo) ?? null
    colunas.push({ campo, titulo, inicio: at(first.index), fim: at(last.index + last[0].length) })
    index += span.length
  }
  return colunas
}

const readTitulos = (celula: Faixa, vocabulario: Vocabulario): Coluna[] => {
  const { texto, inicio, fim } = celula
  const titulo = toTitulo(texto)
  const whole = { campo: vocabulario.get(titulo) ?? null, titulo, inicio, fim }
  // 'Código Disciplina' in one line are two titles.
  if (whole.campo !== null && !(whole.campo === 'codigo' && titulo.includes(' ') && texto.split(' ').length === 2))
    return [whole]
  const parts = splitTitulos(celula, vocabulario)
  const isList = parts.filter(({ campo }) => campo !== null).length > 1 && parts.every(each => each.titulo !== '')
  return isList ? parts : [whole]
}

/** 'Resultado' is the situation in a table without one, and the grade otherwise. */
const placeResultado = (colunas: Coluna[]): Coluna[] => {
  const has = (campo: Campo) => colunas.some(coluna => coluna.campo === campo && !coluna.titulo.startsWith('resultado'))
  return colunas.map(coluna =>
    coluna.titulo.startsWith('resultado') && coluna.campo !== null
      ? { ...coluna, campo: has('situacao') ? 'grau' : 'situacao' }
      : coluna,
  )
}

/** One column per field: the one whose title is listed first. Equal titles say nothing. */
const chooseColunas = (colunas: Coluna[], titulos: Titulos): Coluna[] =>
  placeResultado(colunas).map((coluna, _, all) => {
    const { campo } = coluna
    if (campo === null) return coluna
    const rank = ({ titulo }: Coluna) => listOf(campo, titulos).indexOf(titulo)
    const others = all.filter(each => each !== coluna && each.campo === campo)
    return others.every(other => rank(other) > rank(coluna)) ? coluna : { ...coluna, campo: null }
  })

const obrigatorios = { codigo: 'o código', nome: 'o nome', situacao: 'a situação', creditos: 'os créditos' } as const

/**
 * The header of a table. `faltam` names the columns that a table of courses must have and this one has not, `corte` is
 * where another table beside it begins, `linhas` is the number of its lines.
 */
export type Cabecalho = { colunas: Coluna[]; faltam: string[]; texto: string; linhas: number; corte: number | null }

export const hasCampo = (colunas: Coluna[], campo: Campo): boolean => colunas.some(coluna => coluna.campo === campo)

const faltamEm = (colunas: Coluna[]): string[] => {
  const keys = Object.keys(obrigatorios) as Array<keyof typeof obrigatorios>
  return keys
    .filter(campo => !hasCampo(colunas, campo) && !(campo === 'creditos' && hasCampo(colunas, 'creditosDeAula')))
    .map(campo => obrigatorios[campo])
}

const overlaps = (one: Faixa, other: Faixa) => one.inicio < other.fim && other.inicio < one.fim

/** A title in two lines: each lower part below what is above it. One part may be above several. */
const mergeCelulas = (upper: Faixa[], lower: Faixa[]): Faixa[] =>
  [
    ...upper.filter(celula => !lower.some(each => overlaps(each, celula))),
    ...lower.map(celula => {
      const above = upper.filter(each => overlaps(each, celula))
      const own = [celula, ...above.filter(each => lower.every(other => other === celula || !overlaps(other, each)))]
      return {
        texto: [...above, celula].map(({ texto }) => texto).join(' '),
        inicio: Math.min(...own.map(({ inicio }) => inicio)),
        fim: Math.max(...own.map(({ fim }) => fim)),
      }
    }),
  ].toSorted((one, other) => one.inicio - other.inicio)

/** A header has no number. */
const maybeTitulos = (linha: Linha | undefined): linha is Linha => linha !== undefined && !/\d/.test(textOf(linha))

type Candidato = { colunas: Coluna[]; texto: string; linhas: number }

/** The titles of the first line, and of the first two and three together. */
const candidatesAt = (linhas: Linha[], vocabulario: Vocabulario): Candidato[] => {
  const [first, second, third] = linhas
  if (!maybeTitulos(first)) return []
  const follows = (upper: Linha, lower: Linha | undefined): lower is Linha =>
    maybeTitulos(lower) && lower.y - upper.y < Math.max(upper.altura, lower.altura) * 2
  const two = follows(first, second) ? mergeCelulas(first.celulas, second.celulas) : null
  const three = two && second && follows(second, third) ? mergeCelulas(two, third.celulas) : null
  const toCandidato = (celulas: Faixa[] | null, lines: number): Candidato[] => {
    if (!celulas) return []
    // What is merged from several lines is one title.
    const read = lines === 1 ? readTitulos : readMerged
    const colunas = celulas.flatMap(celula => read(celula, vocabulario))
    return [{ colunas, texto: celulas.map(({ texto }) => texto).join(' | '), linhas: lines }]
  }
  return [first.celulas, two, three].flatMap((celulas, index) => toCandidato(celulas, index + 1))
}

const readMerged = ({ texto, inicio, fim }: Faixa, vocabulario: Vocabulario): Coluna[] => {
  const titulo = toTitulo(texto)
  return [{ campo: vocabulario.get(titulo) ?? null, titulo, inicio, fim }]
}

const countKnown = (colunas: Coluna[]): number => colunas.filter(({ campo }) => campo !== null).length

const looksLikeHeader = (colunas: Coluna[]): boolean => {
  return countKnown(colunas) >= 3 || (hasCampo(colunas, 'codigo') && hasCampo(colunas, 'nome'))
}

/** Where a second table beside the first begins: at the first title again; -1 without one. */
const findRepetition = (colunas: Coluna[]): number =>
  colunas.findIndex(({ titulo }, index) => index > 0 && titulo === colunas[0]?.titulo)

const toCabecalho = (candidato: Candidato, titulos: Titulos): Cabecalho => {
  const again = findRepetition(candidato.colunas)
  const [before, first] = [candidato.colunas[again - 1], candidato.colunas[again]]
  const own = again > 0 ? candidato.colunas.slice(0, again) : candidato.colunas
  const colunas = chooseColunas(own, titulos)
  const corte = before && first ? (before.fim + first.inicio) / 2 : null
  return { ...candidato, colunas, faltam: faltamEm(colunas), corte }
}

/** The header that begins with the first of these lines; null if it is none. */
export const findCabecalho = (linhas: Linha[], vocabulario: Vocabulario, titulos: Titulos): Cabecalho | null => {
  const found = candidatesAt(linhas, vocabulario)
    .filter(({ colunas }) => looksLikeHeader(colunas))
    .map(candidato => toCabecalho(candidato, titulos))
  const best = found.find(({ faltam }) => faltam.length === 0) ?? found[0] ?? null
  // A line above a header that adds no title to it is not part of it.
  const next = best && best.linhas > 1 ? findCabecalho(linhas.slice(1), vocabulario, titulos) : null
  return best && next && countKnown(next.colunas) >= countKnown(best.colunas) ? null : best
}

/** The line that looks most like a header, as its titles; undefined if no line does. */
export const guessTitulos = (linhas: Linha[], vocabulario: Vocabulario): string | undefined =>
  linhas
    .filter(linha => maybeTitulos(linha) && linha.celulas.length > 2)
    .map(linha => ({
      texto: linha.celulas.map(({ texto }) => texto).join(', '),
      known: countKnown(linha.celulas.flatMap(celula => readTitulos(celula, vocabulario))),
    }))
    .filter(({ known }) => known > 0)
    .toSorted((one, other) => other.known - one.known)[0]?.texto
