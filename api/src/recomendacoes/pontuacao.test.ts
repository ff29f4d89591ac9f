import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explicar, pontosParaRecomendar, pontuar } from './pontuacao.ts'
import type { Razoes } from './pontuacao.ts'

const nothing: Razoes = { interesses: [], doCurso: false, disciplinas: [], semelhantes: null }

/** docs/recomendacoes.md, applied by a reader who has only the sentences on screen. */
const pontosDasFrases = (frases: string[]): number =>
  frases
    .map(frase => {
      const count = frase.split(',').length
      if (frase.startsWith('Combina com seus interesses: ')) return count === 1 ? 35 : count === 2 ? 50 : 60
      if (frase === 'Do seu curso') return 20
      if (frase.startsWith('Você cursou ')) return count === 1 ? 8 : 12
      if (/^Alunos (do seu curso|com os seus interesses) se candidataram$/.test(frase)) return 8
      throw new Error(`unknown reason: ${frase}`)
    })
    .reduce((sum, value) => sum + value, 0)

const razoes = fc.record<Razoes>({
  interesses: fc.array(fc.string({ minLength: 1 }), { maxLength: 8 }),
  doCurso: fc.boolean(),
  disciplinas: fc.array(fc.string({ minLength: 1 }), { maxLength: 8 }),
  semelhantes: fc.constantFrom('curso' as const, 'interesses' as const, null),
})

test('the score can be recomputed from the reasons shown, whatever the names contain', () => {
  fc.assert(fc.property(razoes, given => pontosDasFrases(explicar(given)) === pontuar(given)))
})

test('the score is between 0 and 100, and 0 only without a reason', () => {
  fc.assert(
    fc.property(razoes, given => {
      const score = pontuar(given)
      return score <= 100 && (score > 0 || explicar(given).length === 0)
    }),
  )
  expect(pontuar({ interesses: ['a', 'b', 'c'], doCurso: true, disciplinas: ['d', 'e'], semelhantes: 'curso' })).toBe(
    100,
  )
})

test('gives the reasons in the words of the screen', () => {
  const given: Razoes = {
    interesses: ['Robótica', 'Redes'],
    doCurso: true,
    disciplinas: ['Cálculo II'],
    semelhantes: 'curso',
  }
  expect(explicar(given)).toEqual([
    'Combina com seus interesses: Robótica, Redes',
    'Do seu curso',
    'Você cursou Cálculo II',
    'Alunos do seu curso se candidataram',
  ])
})

test('one interest is enough to recommend, the course or the transcript alone is not', () => {
  expect(pontuar({ ...nothing, interesses: ['Redes'] })).toBeGreaterThanOrEqual(pontosParaRecomendar)
  expect(pontuar({ ...nothing, doCurso: true })).toBeLessThan(pontosParaRecomendar)
  expect(pontuar({ ...nothing, disciplinas: ['a', 'b'], semelhantes: 'interesses' })).toBeLessThan(pontosParaRecomendar)
  expect(pontuar({ ...nothing, doCurso: true, disciplinas: ['a'] })).toBeGreaterThanOrEqual(pontosParaRecomendar)
})
