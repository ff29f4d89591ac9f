import { fold } from '../situacoes/fold.ts'
import type { Celula, Linha } from './linhas.ts'

export const campos = ['periodo', 'codigo', 'nome', 'turma', 'grau', 'situacao', 'creditos'] as const
export type Campo = (typeof campos)[number]

/** The position of a column's title. */
export type Coluna = { campo: Campo; inicio: number; fim: number }

/** The titles of columns in transcripts, in lower case and without accents. */
const titulos =
  /(?<periodo>\bper(?:iodo|\.)(?: letivo)?|\bsemestre\b|\bano\s?\/\s?sem\w*)|(?<codigo>\bcod(?:igo|\.)(?: d[ae])?(?: disciplina)?|\bcod\b)|(?<nome>\bnome(?: d[ae])?(?: disciplina)?|\bdisciplinas?\b|\bcomponente(?: curricular)?|\bmateria\b)|(?<turma>\bturma\b|\btur\b)|(?<grau>\bgrau\b|\bnota\b|\bmedia\b)|(?<situacao>\bsituacao\b|\bsit\b|\bresultado\b)|(?<creditos>\bcreditos?\b|\bcred\b|\bcrs?\b)/g

const titulosOf = ({ texto, inicio, fim }: Celula): Coluna[] => {
  const folded = fold(texto)
  const at = (index: number) => inicio + ((fim - inicio) * index) / folded.length
  return [...folded.matchAll(titulos)].flatMap(({ groups = {}, index, 0: found }) => {
    const campo = campos.find(each => groups[each] !== undefined)
    return campo ? [{ campo, inicio: at(index), fim: at(index + found.length) }] : []
  })
}

/**
 * The columns that a line has the titles of, from left to right; null if it is not the header of a table of courses.
 */
export const findColunas = ({ celulas }: Linha): Coluna[] | null => {
  const colunas = celulas.flatMap(titulosOf)
  const has = (campo: Campo) => colunas.some(coluna => coluna.campo === campo)
  return has('codigo') && has('nome') && has('situacao') && has('creditos') ? colunas : null
}

const distance = (celula: Celula, coluna: Coluna): number =>
  Math.max(0, coluna.inicio - celula.fim, celula.inicio - coluna.fim)

const centre = ({ inicio, fim }: { inicio: number; fim: number }) => (inicio + fim) / 2

/** The field with the nearest title; null if none of them has a column. */
export const nearest = (celula: Celula, colunas: Coluna[], possible: readonly Campo[]): Campo | null => {
  const [first] = colunas
    .filter(({ campo }) => possible.includes(campo))
    .toSorted(
      (one, other) =>
        distance(celula, one) - distance(celula, other) ||
        Math.abs(centre(celula) - centre(one)) - Math.abs(centre(celula) - centre(other)),
    )
  return first?.campo ?? null
}
