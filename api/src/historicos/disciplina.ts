import { isEmpty, isIllegible, isNumero, isSituacao, isTurma, toCreditos, toGrau } from './campos.ts'
import { nearest } from './colunas.ts'
import type { Campo, Coluna } from './colunas.ts'
import type { Celula } from './linhas.ts'

/** A course of a transcript, in the contract's shape. */
export type Disciplina = {
  periodo: string
  codigo_disciplina: string
  nome_disciplina: string
  turma: string | null
  grau: number | null
  situacao: string
  n_creditos: number
}

type Campos = Partial<Record<Campo, string>>

/** A sentence: why a line is not a course. */
export class Ilegivel extends Error {}

/** The fields that a text may be. Its position decides between them. */
const possible = (texto: string): readonly Campo[] => {
  if (isTurma(texto)) return ['turma', 'nome']
  if (isSituacao(texto)) return ['situacao', 'nome']
  if (isNumero(texto)) return toCreditos(texto) === null ? ['grau'] : ['grau', 'creditos', 'nome']
  return ['nome', 'turma', 'situacao', 'grau', 'creditos']
}

/** The field of a cell: the nearest column that it fits. */
export const fieldOf = (celula: Celula, colunas: Coluna[]): Campo | null =>
  nearest(celula, colunas, possible(celula.texto))

/** Fields that are too close together for a gap: '33A 8,5 AP'. */
const splitFields = (celula: Celula): Celula[] => {
  const { texto, inicio, fim } = celula
  const words = [...texto.matchAll(/\S+/g)]
  if (words.length < 2 || !words.every(([word]) => isTurma(word) || isNumero(word) || isSituacao(word))) return [celula]
  const at = (index: number) => inicio + ((fim - inicio) * index) / texto.length
  return words.map(({ 0: word, index }) => ({ texto: word, inicio: at(index), fim: at(index + word.length) }))
}

/** Only names may span two cells. */
const readCelulas = (celulas: Celula[], colunas: Coluna[]): Campos => {
  const read: Campos = {}
  for (const celula of celulas) {
    const campo = fieldOf(celula, colunas)
    if (campo === null) throw new Ilegivel(`Não há coluna para “${celula.texto}”.`)
    const known = read[campo]
    if (known !== undefined && campo !== 'nome') throw new Ilegivel(`Há mais de um valor na coluna de ${campo}.`)
    read[campo] = known === undefined ? celula.texto : `${known} ${celula.texto}`
  }
  return read
}

const fits: Partial<Record<Campo, (texto: string) => boolean>> = {
  turma: isTurma,
  grau: texto => toGrau(texto) !== null,
  situacao: isSituacao,
  creditos: texto => toCreditos(texto) !== null,
}

/** A line without gaps between its fields, read from its end in the order of the columns. */
const readCorrido = (texto: string, colunas: Coluna[]): Campos => {
  const words = texto.split(' ')
  const read: Campos = {}
  for (const { campo } of colunas.toReversed()) {
    const last = words.at(-1) ?? ''
    if (words.length < 2 || !(fits[campo]?.(last) ?? false)) continue
    read[campo] = last
    words.pop()
  }
  // 'Programação 2 CR 4': the 2 may belong to the name.
  if (read.grau && isNumero(read.grau) && toCreditos(read.grau) !== null && !read.turma)
    throw new Ilegivel(`Não se sabe se “${read.grau}” é o grau ou parte do nome.`)
  return { ...read, nome: words.join(' ') }
}

/** The fields after the code of a course. @throws Ilegivel */
export const readCampos = (celulas: Celula[], colunas: Coluna[]): Campos => {
  const written = celulas.flatMap(splitFields).filter(({ texto }) => !isEmpty(texto))
  const [only, ...others] = written
  const corrido = only && others.length === 0 && only.texto.includes(' ')
  return corrido ? readCorrido(only.texto, colunas) : readCelulas(written, colunas)
}

/** @throws Ilegivel naming the field that is missing or invalid */
export const toDisciplina = (
  campos: Campos,
  { periodo, codigo }: { periodo: string | null; codigo: string },
): Disciplina => {
  const { nome = '', turma, grau, situacao, creditos } = campos
  if (!periodo) throw new Ilegivel('Não se sabe de que período é.')
  if (!nome) throw new Ilegivel('Falta o nome da disciplina.')
  if (isIllegible(nome) || nome.length > 200) throw new Ilegivel('O nome da disciplina não pôde ser lido.')
  if (!situacao) throw new Ilegivel('Falta a situação.')
  if (isIllegible(situacao) || situacao.length > 60) throw new Ilegivel('A situação não pôde ser lida.')
  if (turma && turma.length > 12) throw new Ilegivel('A turma não pôde ser lida.')
  const nota = grau === undefined ? null : toGrau(grau)
  if (grau !== undefined && nota === null) throw new Ilegivel(`“${grau}” não é um grau de 0 a 10.`)
  const nCreditos = toCreditos(creditos ?? '')
  if (nCreditos === null)
    throw new Ilegivel(creditos ? `“${creditos}” não é um número de créditos.` : 'Faltam os créditos.')
  return {
    periodo,
    codigo_disciplina: codigo,
    nome_disciplina: nome,
    turma: turma ?? null,
    grau: nota,
    situacao,
    n_creditos: nCreditos,
  }
}
