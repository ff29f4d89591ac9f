import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'

test('shows the not-found page for an unknown path', async () => {
  await renderRoute('/nada-aqui', {}, { como: 'visitante' })
  expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Ir para login' }).getAttribute('href')).toBe('/login')
})

test('requests header and page in parallel on the first visit, and nothing else', async () => {
  const { pending, resolve } = await renderRoute('/', null)
  expect(pending().toSorted()).toEqual(['HeaderUserQuery', 'InicioDoAlunoPageQuery'])
  await resolve({}, 'HeaderUserQuery')
  const answers = { Usuario: () => ({ nome: 'Ana Souza' }), CandidaturaConnection: () => ({ edges: [] }) }
  await resolve(answers, 'InicioDoAlunoPageQuery')
  expect(screen.getByRole('heading', { level: 1, name: 'Boas-vindas, Ana!' })).toBeTruthy()
  expect(pending()).toEqual([])
})
