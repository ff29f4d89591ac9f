import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { isOferecido, periodoDe, periodosEntre, primeirosMesesPadrao, setPrimeirosMeses, toOrdem } from './periodos.ts'
import { periodoDoCurso } from './requisitos/atender.ts'
import { createTestApp } from './testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)
afterEach(() => {
  setPrimeirosMeses(primeirosMesesPadrao)
  vi.useRealTimers()
})

test('a term starts in January and in July', () => {
  expect(['2026-01-01', '2026-06-30', '2026-07-01', '2026-12-31'].map(periodoDe)).toEqual([
    '2026.1',
    '2026.1',
    '2026.2',
    '2026.2',
  ])
  expect(toOrdem('2024.4')).toBe(toOrdem('2024.2'))
  expect(toOrdem('ontem')).toBeNull()
})

describe('where terms begin in February, May and September', () => {
  test('January is of the last term of the year before', () => {
    setPrimeirosMeses([2, 5, 9])
    expect(['2026-01-31', '2026-02-01', '2026-05-01', '2026-12-31'].map(periodoDe)).toEqual([
      '2025.3',
      '2026.1',
      '2026.2',
      '2026.3',
    ])
    expect(periodosEntre('2025.2', '2026.1')).toEqual(['2025.2', '2025.3', '2026.1'])
  })

  test('a year has three of a course', () => {
    setPrimeirosMeses([2, 5, 9])
    const aluno = { curso: null, periodoInicio: '2024.3', historico: [] }
    expect(periodoDoCurso(aluno, '2026-08-31')).toBe(6)
    expect(periodoDoCurso(aluno, '2026-09-01')).toBe(7)
  })

  test('those up to today are offered as the start of a course', () => {
    setPrimeirosMeses([2, 5, 9])
    const oferecidos = ['2017.3', '2018.1', '2025.3', '2025.4', '2026.1', '2026.2'].filter(periodo =>
      isOferecido(periodo, '2026-04-30'),
    )
    expect(oferecidos).toEqual(['2018.1', '2025.3', '2026.1'])
  })
})

test('a student chooses the third term once an administrator says that a year has three', async () => {
  const administradora = await board.createAdministrador()
  const ana = await board.createAluno()
  const salvar = async () => {
    const body = { usuario: 'Ana', sobre: null, periodo_inicio: '2025.3' }
    return (await board.call(`PUT /users/${ana.id}`, { as: ana, body })).status
  }
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00Z') })
  expect(await salvar()).toBe(422)
  const { body } = await board.call<{ versao: number; valores: object }>('GET /admin/instituicao', {
    as: administradora,
  })
  const valores = { ...body.valores, primeirosMeses: [2, 5, 9] }
  await board.call('PUT /admin/instituicao', { as: administradora, body: { versao: body.versao, valores } })
  expect(await salvar()).toBe(200)
})
