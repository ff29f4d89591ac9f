import { CsvError } from 'csv-parse/sync'
import { readCsv } from '../http/csv.ts'
import { invalidField } from '../http/refusal.ts'
import type { Lista } from './listas.ts'
import { mostLinhas } from './listas.schemas.ts'

/** A line of the file, as text. A column that the file does not have is undefined. */
export type LinhaLida = {
  linha: number
  codigo: string
  nome: string
  categoria: string | undefined
  cursos: string | undefined
}

const fold = (titulo: string): string => titulo.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

const read = (texto: string) => {
  try {
    return readCsv(texto)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw invalidField(
      'texto',
      `O arquivo não pôde ser lido como CSV perto da linha ${String(error['lines'])}: confira as aspas.`,
    )
  }
}

/**
 * The lines of a list's file, whose columns are found by their titles.
 * @throws Refusal 422 without the column of the name, with too many lines, or if it is no CSV
 */
export const readArquivo = (texto: string, { coluna, temCategoria, temCursos }: Lista): LinhaLida[] => {
  const [titulos, ...rows] = read(texto)
  const at = (titulo: string): number => titulos?.celulas.findIndex(each => fold(each) === fold(titulo)) ?? -1
  const colunas = { codigo: at('Código'), nome: at(coluna), categoria: at('Categoria'), cursos: at('Cursos') }
  if (colunas.nome < 0)
    throw invalidField('texto', `A primeira linha do arquivo deve ter os títulos das colunas, entre eles “${coluna}”.`)
  if (rows.length > mostLinhas) throw invalidField('texto', `O arquivo tem no máximo ${mostLinhas} linhas.`)
  return rows.map(({ linha, celulas }) => ({
    linha,
    codigo: celulas[colunas.codigo] ?? '',
    nome: (celulas[colunas.nome] ?? '').replaceAll(/\s+/g, ' '),
    categoria: temCategoria && colunas.categoria >= 0 ? celulas[colunas.categoria] : undefined,
    cursos: temCursos && colunas.cursos >= 0 ? celulas[colunas.cursos] : undefined,
  }))
}
