import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../storage.ts'
import { url } from '../minhasVagas/testing/openMinhaVaga.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { candidato, openSelecao, pagina } from './testing/openSelecao.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 8, 1), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const edges = [
  candidato('7', 'Ana Souza', 'RECEBIDA', { periodoInicio: '2024.1' }),
  candidato('8', 'Beto Lima', 'RECEBIDA', { periodoInicio: '2026.2' }),
  candidato('9', 'Caio Reis', 'EM_ANALISE', { periodoInicio: '2024.1' }),
]
const nomes = () => screen.getAllByText(/^(Ana Souza|Beto Lima|Caio Reis)$/).map(one => one.textContent)

test('filters by the period of study, the newest students first', async () => {
  const { user } = await openSelecao(edges)
  const periodo = screen.getByLabelText<HTMLSelectElement>('Período')
  expect([...periodo.options].map(option => option.text)).toEqual([
    'Todos os períodos',
    '1º período (desde 2026.2)',
    '6º período (desde 2024.1)',
  ])
  await user.selectOptions(periodo, '6º período (desde 2024.1)')
  expect(nomes()).toEqual(['Ana Souza', 'Caio Reis'])
  expect(screen.getByRole('button', { name: 'Filtros (1)' })).toBeTruthy()
  await user.selectOptions(periodo, 'Todos os períodos')
  expect(nomes()).toHaveLength(3)
})

test('offers no filter by period if all are in the same', async () => {
  await openSelecao([edges[0] ?? {}, edges[2] ?? {}])
  expect(screen.queryByLabelText('Período')).toBeNull()
})

const pedido = { perguntas: [{ texto: 'Qual turno?', tipo: 'ESCOLHA', opcoes: ['Manhã', 'Noite'] }] }
const criterios = () => ({
  vaga: {
    id: 'vaga-1',
    pedido,
    respostas: [
      { idDaCandidatura: 'c-7', respostas: [{ pergunta: 'Qual turno?', valor: 'Manhã' }] },
      { idDaCandidatura: 'c-9', respostas: [{ pergunta: 'Qual turno?', valor: 'Noite' }] },
    ],
    atendimentos: [
      { idDaCandidatura: 'c-7', cr: 8.4, atende: 1, de: 2 },
      { idDaCandidatura: 'c-8', cr: 7, atende: 2, de: 2 },
    ],
  },
})

test('has its place for requisitos, CR and answers, and filters by them once they are loaded', async () => {
  session.setItem('candidatos:visao', 'quadro')
  const opened = await renderRoute(url, null, { como: 'professor' })
  await opened.resolve({}, 'HeaderUserQuery')
  await opened.resolve(pagina(edges), 'MinhaVagaPageQuery')
  await opened.user.click(await screen.findByRole('button', { name: 'Filtros' }, { timeout: 20_000 }))
  expect(opened.pending()).toEqual(['useCriteriosQuery'])
  expect(screen.getByText('Carregando requisitos, CR e respostas...')).toBeTruthy()
  await opened.resolve({ Query: criterios, PedidoDaVaga: () => pedido })
  await opened.user.selectOptions(screen.getByLabelText('CR mínimo'), '8,0 ou mais')
  expect(nomes()).toEqual(['Ana Souza'])
  await opened.user.selectOptions(screen.getByLabelText('CR mínimo'), 'Qualquer CR')
  await opened.user.selectOptions(screen.getByLabelText('Requisitos'), 'Atende a todos')
  expect(nomes()).toEqual(['Beto Lima'])
  await opened.user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  await opened.user.selectOptions(screen.getByLabelText('Qual turno?'), 'Noite')
  expect(nomes()).toEqual(['Caio Reis'])
  expect(new URLSearchParams(opened.router.state.location.search).get('respostas')).toBe('Qual+turno%3F=Noite')
  await opened.user.selectOptions(screen.getByLabelText('Ordenar por'), 'Maior CR')
  expect(opened.pending()).toEqual([])
})

test('counts those without an answer in the head, as a link to them', async () => {
  const { user } = await openSelecao([
    candidato('7', 'Ana Souza', 'RECEBIDA', { criadaEm: '2026-08-31T12:00:00Z' }),
    candidato('8', 'Beto Lima', 'RECEBIDA'),
    candidato('9', 'Caio Reis', 'EM_ANALISE', { respondidaEm: '2026-08-01T12:00:00Z' }),
  ])
  await user.selectOptions(screen.getByLabelText('Etapa', { selector: 'select' }), 'Entrevista')
  await user.click(screen.getByRole('link', { name: '2 sem resposta há 7 dias' }))
  expect(nomes()).toEqual(['Beto Lima', 'Caio Reis'])
  expect(screen.getByRole('button', { name: 'Filtros (1)' })).toBeTruthy()
})
