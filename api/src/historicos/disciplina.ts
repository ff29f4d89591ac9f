import { isIllegible, toCreditos } from './campos.ts'
import type { Escala } from './graus.ts'
import { toGrau } from './graus.ts'
import type { Campo } from './titulos.ts'

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

/** What a row has in each column, as it is written. */
export type Campos = Partial<Record<Campo, string>>

/** A sentence: why a line is not a course. */
export class Ilegivel extends Error {}

const readNome = (nome: string): string => {
  if (!nome) throw new Ilegivel('Falta o nome da disciplina.')
  if (isIllegible(nome) || nome.length > 200) throw new Ilegivel('O nome da disciplina não pôde ser lido.')
  return nome
}

const readSituacao = (situacao: string): string => {
  if (!situacao) throw new Ilegivel('Falta a situação.')
  if (isIllegible(situacao) || situacao.length > 60) throw new Ilegivel('A situação não pôde ser lida.')
  return situacao
}

const readTurma = (turma: string | undefined): string | null => {
  if (turma && (isIllegible(turma) || turma.length > 12)) throw new Ilegivel('A turma não pôde ser lida.')
  return turma ?? null
}

const readGrau = (grau: string | undefined, escala: Escala): number | null => {
  if (grau === undefined || escala === 'conceitos' || escala === 'contraditoria') return null
  const lido = toGrau(grau, escala)
  if (lido === null) throw new Ilegivel(`“${grau}” não é um grau de 0 a ${escala === 'cem' ? 100 : 10}.`)
  return lido
}

/** The sum of its columns: some transcripts have one for lectures and one for work. */
const readCreditos = ({ creditos, creditosDeAula, creditosDeTrabalho }: Campos): number => {
  const partes = [creditosDeAula, creditosDeTrabalho]
  const escritos = (creditos === undefined ? partes : [creditos]).filter(parte => parte !== undefined)
  if (escritos.length === 0) throw new Ilegivel('Faltam os créditos.')
  return escritos.reduce((sum, escrito) => {
    const lido = toCreditos(escrito)
    if (lido === null) throw new Ilegivel(`“${escrito}” não é um número de créditos.`)
    return sum + lido
  }, 0)
}

/** @throws Ilegivel naming the field that is missing or invalid */
export const toDisciplina = (
  campos: Campos,
  { periodo, codigo, escala }: { periodo: string; codigo: string; escala: Escala },
): Disciplina => ({
  periodo,
  codigo_disciplina: codigo,
  nome_disciplina: readNome(campos.nome ?? ''),
  turma: readTurma(campos.turma),
  grau: readGrau(campos.grau, escala),
  situacao: readSituacao(campos.situacao ?? ''),
  n_creditos: readCreditos(campos),
})
