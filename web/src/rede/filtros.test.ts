import { expect, test } from 'vitest'
import { isMostrada, semFiltro } from './filtros.ts'

const colega: Parameters<typeof isMostrada>[0] = {
  papelNaRede: 'ESTUDANTE',
  secao: 'CONHECER',
  cursoOuDepartamento: 'Física',
}
const shown = (off: keyof typeof semFiltro, pessoa: Partial<typeof colega>) =>
  isMostrada({ ...colega, ...pessoa }, { ...semFiltro, [off]: false }, 'Física')

test('shows everybody while all boxes are ticked', () => {
  expect(isMostrada(colega, semFiltro, null)).toBe(true)
  expect(isMostrada({ ...colega, cursoOuDepartamento: null, secao: null }, semFiltro, 'Física')).toBe(true)
})

test('hides only the people of an unticked box', () => {
  expect([
    shown('alunos', {}),
    shown('alunos', { papelNaRede: 'EX_ALUNO' }),
    shown('alunos', { papelNaRede: 'PROFESSOR' }),
  ]).toEqual([false, false, true])
  expect([shown('professores', {}), shown('professores', { papelNaRede: 'PROFESSOR' })]).toEqual([true, false])
  expect([shown('projetos', {}), shown('projetos', { secao: 'RECOMENDACOES' })]).toEqual([true, false])
})

test("never counts people of the reader's course, or professors, as other courses", () => {
  expect(shown('outrosCursos', {})).toBe(true)
  expect(shown('outrosCursos', { cursoOuDepartamento: 'Direito' })).toBe(false)
  expect(shown('outrosCursos', { cursoOuDepartamento: 'Direito', papelNaRede: 'PROFESSOR' })).toBe(true)
})
