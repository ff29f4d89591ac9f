import { expect, test } from 'vitest'
import { isMostrada, semFiltro } from './filtros.ts'

const colega = { papel: 'Estudante', secao: 'CONHECER', departamento: 'Física' }
const shown = (off: keyof typeof semFiltro, pessoa: Partial<typeof colega>) =>
  isMostrada({ ...colega, ...pessoa }, { ...semFiltro, [off]: false }, 'Física')

test('shows everybody while all boxes are ticked', () => {
  expect(isMostrada(colega, semFiltro, null)).toBe(true)
  expect(isMostrada({ ...colega, departamento: null, secao: null }, semFiltro, 'Física')).toBe(true)
})

test('hides whom an unticked box names, and nobody else', () => {
  expect([
    shown('alunos', {}),
    shown('alunos', { papel: 'Ex-aluno' }),
    shown('alunos', { papel: 'Professor' }),
  ]).toEqual([false, false, true])
  expect([shown('professores', {}), shown('professores', { papel: 'Professor' })]).toEqual([true, false])
  expect([shown('projetos', {}), shown('projetos', { secao: 'RECOMENDACOES' })]).toEqual([true, false])
})

test("takes people of the reader's own course, and professors, for none of the other courses", () => {
  expect(shown('outrosCursos', {})).toBe(true)
  expect(shown('outrosCursos', { departamento: 'Direito' })).toBe(false)
  expect(shown('outrosCursos', { departamento: 'Direito', papel: 'Professor' })).toBe(true)
})
