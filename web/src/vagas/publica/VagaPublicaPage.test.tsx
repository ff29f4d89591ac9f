import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 2, 12, 11), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const vaga = (own: object = {}) => ({
  Query: () => ({
    vagaPublica: {
      codigo: '12',
      titulo: 'Monitoria de Óptica',
      descricao: 'Primeira linha.\n\n- Ter cursado Óptica\nVeja https://puc.example/a.',
      tipo: 'MONITORIA',
      nomeDoTipo: 'Monitoria',
      prazo: '2026-03-28',
      nomeDoDepartamento: 'Física',
      nomeDoLocal: 'PUC',
      remuneracao: 600,
      desconto: null,
      horasComplementares: null,
      lugares: 3,
      horasSemanais: 12,
      modalidade: 'HIBRIDO',
      respostaAte: '2026-04-20',
      ...own,
    },
  }),
})

test('shows a visitor an open vaga after one request', async () => {
  const { pending, variables, resolve } = await renderRoute('/vaga/12', null, { como: 'visitante' })
  expect(pending()).toEqual(['VagaPublicaPageQuery'])
  expect(variables('VagaPublicaPageQuery')).toEqual({ codigo: '12' })
  expect(screen.getByText('Carregando oportunidade...')).toBeTruthy()
  await resolve(vaga())
  expect(screen.getByRole('heading', { level: 1, name: 'Monitoria de Óptica' })).toBeTruthy()
  expect(document.title).toBe('Monitoria de Óptica · Mural Acadêmico')
  for (const text of ['Monitoria', 'Física', 'PUC', 'Primeira linha.', 'Prazo: 28 de março, faltam 16 dias'])
    expect(screen.getByText(text)).toBeTruthy()
  const fatos = screen.getAllByRole('term').map(term => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
  expect(fatos).toEqual([
    expect.stringMatching(/^Remuneração: R\$\s600,00$/),
    'Departamento: Física',
    'Local: PUC',
    'Vagas: 3 vagas',
    'Carga horária: 12h semanais',
    'Modalidade: Híbrida',
    'Resposta até: 20 de abril',
  ])
  expect(screen.getByText('Ter cursado Óptica').closest('li')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /puc\.example/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Criar conta' }).getAttribute('href')).toBe('/register')
  expect(pending()).toEqual([])
})

test('leads a visitor through the login to the vaga', async () => {
  const { router, user } = await renderRoute('/vaga/12', vaga(), { como: 'visitante' })
  await user.click(screen.getByRole('link', { name: 'Candidatar-se' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(new URLSearchParams(router.state.location.search).get('voltar')).toBe('/opportunities/12')
})

test('leads a student to the vaga, without a word about accounts', async () => {
  await renderRoute('/vaga/12', vaga())
  expect(screen.getByRole('link', { name: 'Candidatar-se' }).getAttribute('href')).toBe('/opportunities/12')
  expect(screen.queryByText(/Você entra com sua conta/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Criar conta' })).toBeNull()
})

test('offers a professor nothing to apply with', async () => {
  await renderRoute('/vaga/12', vaga(), { como: 'professor' })
  expect(screen.getByRole('heading', { level: 1, name: 'Monitoria de Óptica' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Candidatar-se' })).toBeNull()
})

test('says that one is not there, whatever the reason', async () => {
  await renderRoute('/vaga/12', { Query: () => ({ vagaPublica: null }) }, { como: 'visitante' })
  expect(screen.getByRole('heading', { level: 1, name: 'Oportunidade não encontrada' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Entrar e procurar' }).getAttribute('href')).toBe('/opportunities/12')
})

test('says that it could not be loaded, and tries again', async () => {
  const { reject } = await renderRoute('/vaga/12', null, { como: 'visitante' })
  await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', ''))
  expect(screen.getByRole('heading', { level: 1, name: 'Erro ao carregar oportunidade' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Tentar/ })).toBeTruthy()
})
