import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classificar } from '../situacoes/situacao.ts'
import { atender, atendeTudo, periodoDoCurso, toFalta } from './atender.ts'
import type { Aluno } from './atender.ts'
import { semRequisitos } from './requisitos.ts'
import type { RequisitosAnswer } from './requisitos.schemas.ts'

const hoje = '2026-11-22'
const novo: Aluno = { curso: null, periodoInicio: null, historico: [] }

const cursou = (codigo: string, grau: number | null = 8, situacao = 'AP', periodo = '2025.1') => ({
  periodo,
  codigo,
  grau,
  classificacao: classificar(situacao, {}).classificacao,
})
const com = (...historico: Aluno['historico']): Aluno => ({ ...novo, historico })

const avaliar = (pedido: Partial<RequisitosAnswer>, aluno: Aluno, leitor: 'aluno' | 'professor' = 'aluno') =>
  atender({ ...semRequisitos, ...pedido }, aluno, { hoje, leitor })

/** The only item, as text and whether it is met. */
const um = (...given: Parameters<typeof avaliar>) => {
  const { itens, de } = avaliar(...given)
  expect(de).toBe(1)
  return [itens[0]?.texto, itens[0]?.atendido]
}

describe('the CR', () => {
  test('is the mean of the grades that exist, including failed courses', () => {
    const aluno = com(cursou('A'), cursou('B', 9), cursou('C', 4, 'RP'), cursou('D', null, 'cursando'))
    expect(um({ cr_minimo: 7 }, aluno)).toEqual(['Seu CR: 7,0 (mínimo 7,0)', true])
    expect(um({ cr_minimo: 7.1 }, aluno)).toEqual(['Seu CR: 7,0 (mínimo 7,1)', false])
  })

  test('just below the minimum is neither met nor shown as if it were', () => {
    expect(um({ cr_minimo: 7 }, com(cursou('A', 6.99), cursou('B', 7), cursou('C', 7)))).toEqual([
      'Seu CR: 6,99 (mínimo 7,0)',
      false,
    ])
  })

  test('exactly at the minimum is met, whatever the rounding of binary fractions', () => {
    expect((5 + 5.1 + 8.2) / 3).toBeLessThan(6.1)
    expect(um({ cr_minimo: 6.1 }, com(cursou('A', 5), cursou('B', 5.1), cursou('C', 8.2)))).toEqual([
      'Seu CR: 6,1 (mínimo 6,1)',
      true,
    ])
  })

  test('is worded about somebody else for a professor', () => {
    expect(um({ cr_minimo: 7 }, com(cursou('A', 8.67)), 'professor')).toEqual(['CR: 8,67 (mínimo 7,0)', true])
  })

  test('is unknown without a transcript, or without a grade in it', () => {
    expect(um({ cr_minimo: 7 }, novo)).toEqual(['CR mínimo de 7,0: sem histórico importado', null])
    expect(um({ cr_minimo: 7 }, com(cursou('A', null)))).toEqual(['CR mínimo de 7,0: o histórico não tem graus', null])
  })
})

describe('a course', () => {
  const calculo = { codigo: 'MAT1161', nome: 'Cálculo I', equivalentes: ['MAT1157', 'MAT1181'] }

  test('is met if it or one of its equivalents was passed', () => {
    const pedido = { disciplinas: [calculo] }
    expect(um(pedido, com(cursou('MAT1161')))).toEqual(['Cursou Cálculo I (MAT1161)', true])
    expect(um(pedido, com(cursou('mat 1181')))).toEqual(['Cursou MAT1181, equivalente a Cálculo I (MAT1161)', true])
    expect(um(pedido, com(cursou('MAT1162')))).toEqual(['Falta Cálculo I (MAT1161)', false])
  })

  test('is named by its code if its name is unknown', () => {
    expect(um({ disciplinas: [{ codigo: 'INF1025', nome: null, equivalentes: [] }] }, com(cursou('A')))).toEqual([
      'Falta INF1025',
      false,
    ])
  })

  test.each(['AP', 'Aprovado', 'aproveitamento', 'Dispensada', 'isento', 'Cumprida'])(
    'counts as passed: %s',
    situacao => {
      expect(um({ disciplinas: [calculo] }, com(cursou('MAT1161', null, situacao)))[1]).toBe(true)
    },
  )

  test.each(['RP', 'reprovado', 'Cursando', 'CR', 'Trancada', 'matriculado', 'INC', 'Não cumpriu'])(
    'does not count as passed: %s',
    situacao => expect(um({ disciplinas: [calculo] }, com(cursou('MAT1161', null, situacao)))[1]).toBe(false),
  )

  test('with an unknown situation is neither met nor missing', () => {
    expect(um({ disciplinas: [calculo] }, com(cursou('MAT1161', null, 'Em recurso')))).toEqual([
      'Cálculo I (MAT1161): situação não reconhecida no histórico',
      null,
    ])
    expect(um({ disciplinas: [calculo] }, com(cursou('MAT1161', null, 'XYZ'), cursou('MAT1157')))[1]).toBe(true)
  })

  test('that was failed and then passed counts as passed', () => {
    expect(um({ disciplinas: [calculo] }, com(cursou('MAT1161', 3, 'RP'), cursou('MAT1161', 7)))[1]).toBe(true)
  })

  test('is unknown without a transcript', () => {
    expect(um({ disciplinas: [calculo] }, novo)).toEqual(['Cálculo I (MAT1161): sem histórico importado', null])
  })
})

describe('the term', () => {
  test.each([
    ['2026.2', hoje, 1],
    ['2026.1', hoje, 2],
    ['2024.2', hoje, 5],
    ['2024.2', '2026-06-30', 4],
    ['2026.2', '2026-06-30', 1],
  ])('of a course that began in %s is on %s the %i', (periodoInicio, dia, periodo) => {
    expect(periodoDoCurso({ ...novo, periodoInicio }, dia)).toBe(periodo)
  })

  test('is counted from the profile, and without one from the transcript', () => {
    const historico = [cursou('A', 8, 'AP', '2025.2'), cursou('B', 8, 'AP', '2024.4')]
    expect(periodoDoCurso({ ...novo, historico }, hoje)).toBe(5)
    expect(periodoDoCurso({ ...novo, historico, periodoInicio: '2026.1' }, hoje)).toBe(2)
    expect(periodoDoCurso(novo, hoje)).toBeNull()
    expect(periodoDoCurso({ ...novo, periodoInicio: 'ontem' }, hoje)).toBeNull()
  })

  test('is met from the first to the last, both included', () => {
    const aluno = { ...novo, periodoInicio: '2025.1' }
    expect(um({ periodo_de: 4, periodo_ate: 6 }, aluno)).toEqual(['Seu 4º período', true])
    expect(um({ periodo_ate: 4 }, aluno)).toEqual(['Seu 4º período', true])
    expect(um({ periodo_de: 5 }, aluno)).toEqual(['Seu 4º período: pede a partir do 5º período', false])
    expect(um({ periodo_ate: 3 }, aluno)).toEqual(['Seu 4º período: pede até o 3º período', false])
    expect(um({ periodo_de: 5, periodo_ate: 6 }, aluno, 'professor')).toEqual([
      'No 4º período: pede do 5º ao 6º período',
      false,
    ])
    expect(um({ periodo_de: 5, periodo_ate: 5 }, aluno)).toEqual(['Seu 4º período: pede 5º período', false])
  })

  test('is unknown if neither says when the course began', () => {
    expect(um({ periodo_de: 2 }, novo)).toEqual(['Pede a partir do 2º período: sem período de início no perfil', null])
  })
})

test('the course of study is any of the required ones', () => {
  const cursos = ['Física', 'Química', 'Matemática']
  expect(um({ cursos }, { ...novo, curso: 'Química' })).toEqual(['Curso de Química', true])
  expect(um({ cursos }, { ...novo, curso: 'Direito' })).toEqual([
    'Curso de Direito: pede curso de Física, Química ou Matemática',
    false,
  ])
  expect(um({ cursos }, novo)).toEqual(['Pede curso de Física, Química ou Matemática: sem curso no perfil', null])
})

test('counts what is met, and names what is missing', () => {
  const pedido = {
    cr_minimo: 7,
    disciplinas: [{ codigo: 'INF1025', nome: null, equivalentes: [] }],
    periodo_de: 3,
    cursos: ['Física'],
  }
  const aluno = { curso: 'Física', periodoInicio: '2024.1', historico: [cursou('INF1007', 8.2)] }
  const quase = avaliar(pedido, aluno)
  expect([quase.atende, quase.de, atendeTudo(quase)]).toEqual([3, 4, false])
  expect(toFalta(quase)).toBe('Falta um requisito: INF1025.')
  expect(toFalta(avaliar(pedido, novo))).toBe(
    'Faltam 4 requisitos: CR mínimo de 7,0; INF1025; a partir do 3º período; curso de Física.',
  )
})

const codigo = fc.constantFrom('INF1007', 'INF1025', 'MAT1161', 'MAT1162')
const pedidos = fc.record<RequisitosAnswer>({
  cr_minimo: fc.option(fc.integer({ min: 1, max: 100 }).map(value => value / 10)),
  disciplinas: fc.array(fc.record({ codigo, nome: fc.constant(null), equivalentes: fc.array(codigo) }), {
    maxLength: 3,
  }),
  periodo_de: fc.option(fc.integer({ min: 1, max: 6 })),
  periodo_ate: fc.option(fc.integer({ min: 6, max: 20 })),
  cursos: fc.subarray(['Física', 'Química']),
  fechada: fc.boolean(),
})
const alunos = fc.record<Aluno>({
  curso: fc.option(fc.constantFrom('Física', 'Direito')),
  periodoInicio: fc.option(fc.constantFrom('2024.1', '2026.2')),
  historico: fc.array(
    fc.record({
      periodo: fc.constantFrom('2024.1', '2025.3'),
      codigo,
      grau: fc.option(fc.integer({ min: 0, max: 1000 }).map(value => value / 100)),
      classificacao: fc.constantFrom('concluida', 'nao_concluida', 'nao_reconhecida'),
    }),
  ),
})

test('without requirements everything is met, and without unmet ones nothing is refused', () => {
  expect(atendeTudo(avaliar({}, novo))).toBe(true)
  fc.assert(
    fc.property(pedidos, alunos, (pedido, aluno) => {
      const atendimento = avaliar(pedido, aluno)
      const faltam = atendimento.itens.filter(({ atendido }) => atendido !== true)
      return atendimento.de === atendimento.atende + faltam.length && atendeTudo(atendimento) === (faltam.length === 0)
    }),
  )
})

test('passing one more course never meets less, except for the CR', () => {
  fc.assert(
    fc.property(pedidos, alunos, codigo, (pedido, aluno, mais) => {
      const semCr = { ...pedido, cr_minimo: null }
      const depois = { ...aluno, historico: [...aluno.historico, cursou(mais, null, 'AP', '2025.3')] }
      return avaliar(semCr, depois).atende >= avaliar(semCr, aluno).atende || aluno.periodoInicio === null
    }),
  )
})
