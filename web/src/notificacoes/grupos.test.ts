import { expect, test } from 'vitest'
import { groupByDia, hrefDoGrupo } from './grupos.ts'

const candidatura = (minutos: number, href: string, titulo = 'Nova candidatura') => ({
  tipo: 'CANDIDATURA',
  titulo,
  criadaEm: new Date(new Date(2026, 2, 9, 12).getTime() - minutos * 60_000).toISOString(),
  acao: { href },
})

test('groups consecutive notifications of one vaga and event, within their day', () => {
  const a = candidatura(1, '/professor/opportunities/12/candidates/7')
  const b = candidatura(2, '/professor/opportunities/12')
  const c = candidatura(3, '/professor/opportunities/13')
  const d = candidatura(4, '/professor/opportunities/12')
  const e = candidatura(5, '/professor/opportunities/12', 'Candidatura retirada')
  const ontem = candidatura(24 * 60, '/professor/opportunities/12', 'Candidatura retirada')
  expect(groupByDia([a, b, c, d, e, ontem])).toEqual([
    { dia: a.criadaEm, grupos: [[a, b], [c], [d], [e]] },
    { dia: ontem.criadaEm, grupos: [[ontem]] },
  ])
})

test('does not group notifications that belong to no vaga, or without a time in a day', () => {
  const mensagem = { ...candidatura(1, '/messages?userId=3'), criadaEm: null }
  const semAcao = { ...mensagem, acao: null }
  expect(groupByDia([mensagem, mensagem, semAcao, semAcao])).toEqual([
    { dia: null, grupos: [[mensagem], [mensagem], [semAcao], [semAcao]] },
  ])
})

test('a group leads to its vaga, and a single notification to its own page', () => {
  const um = candidatura(1, '/professor/opportunities/12/candidates/7')
  expect(hrefDoGrupo([um])).toBe('/professor/opportunities/12/candidates/7')
  expect(hrefDoGrupo([um, um])).toBe('/professor/opportunities/12')
  expect(hrefDoGrupo([{ ...um, acao: null }])).toBeNull()
})
