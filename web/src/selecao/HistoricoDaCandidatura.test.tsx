import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { answerWith, cartao, estado, openPainel, quatro } from './testing/openSelecao.ts'

const query = 'HistoricoDaCandidaturaQuery'
const historicoDe = (nome: string) => screen.getByRole('button', { name: `Histórico de ${nome}` })
const andamento = () => within(screen.getByRole('region', { name: 'Andamento da candidatura' }))
const mudancas = [
  {
    de: 'RECEBIDA',
    para: 'EM_ANALISE',
    em: '2026-11-20T17:05:00Z',
    palavra: null,
    retida: false,
    por: { id: 'p7', nome: 'Helena Duarte' },
  },
  {
    de: 'EM_ANALISE',
    para: 'APROVADA',
    em: '2026-11-21T17:05:00Z',
    palavra: 'Parabéns!\nAté lá.',
    retida: true,
    por: null,
  },
]
const answer = (mudancas: object[] | null) => ({
  Query: () => ({ node: { __typename: 'Candidatura', id: 'c-7', mudancas } }),
})

test('loads the history of a candidatura on demand: author, time, etapas, palavra, and whether it is retida', async () => {
  const opened = await openPainel(quatro, 'Caio Reis')
  expect(opened.pending()).toEqual([])
  await opened.user.click(historicoDe('Caio Reis'))
  expect(opened.variables(query)).toEqual({ candidatura: 'c-9' })
  expect(screen.getByText('Carregando histórico...')).toBeTruthy()
  await opened.resolve(answer(mudancas), query)
  expect(historicoDe('Caio Reis').getAttribute('aria-expanded')).toBe('true')
  const lines = andamento().getAllByRole('listitem')
  expect(lines.map(line => line.textContent)).toEqual([
    '20 de novembro, 14:05 · Helena Duarte (Professor): de Recebida para Em análise ',
    '21 de novembro, 14:05 · Conta removida: de Em análise para Aprovada a divulgar“Parabéns!\nAté lá.”',
  ])
  await opened.user.click(historicoDe('Caio Reis'))
  expect(andamento().queryByRole('listitem')).toBeNull()
  expect(opened.pending()).toEqual([])
})

test('refetches once the candidatura changed', async () => {
  const opened = await openPainel(quatro, 'Caio Reis')
  await opened.user.click(historicoDe('Caio Reis'))
  await opened.resolve(answer([]), query)
  expect(andamento().getByText('Ainda não mudou de etapa.')).toBeTruthy()
  await opened.user.click(cartao('Caio Reis').getByRole('button', { name: 'Mover para… (Caio Reis)' }))
  await opened.user.click(screen.getByRole('menuitem', { name: 'Entrevista' }))
  await answerWith(opened, [estado('9', 'ENTREVISTA', 2)])
  expect(historicoDe('Caio Reis').getAttribute('aria-expanded')).toBe('false')
  await opened.user.click(historicoDe('Caio Reis'))
  await opened.resolve(answer(mudancas), query)
  expect(andamento().getAllByRole('listitem')).toHaveLength(2)
})

test('shows a failure to load, and retries', async () => {
  const opened = await openPainel(quatro)
  await opened.user.click(historicoDe('Ana Souza'))
  await opened.reject(new RequestFailure('UPSTREAM_TIMEOUT', 'late'), query)
  expect(screen.getByText('Erro ao carregar o histórico')).toBeTruthy()
  await opened.user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await opened.resolve(answer(mudancas), query)
  expect(andamento().getAllByRole('listitem')).toHaveLength(2)
})
