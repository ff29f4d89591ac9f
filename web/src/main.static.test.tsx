import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { createRoutes, whenReady } from './app/router.tsx'
import { Site } from './app/Site.tsx'
import { escolherTema } from './app/tema.ts'
import { renderOffline, renderPage } from './main.static.tsx'
import { paths } from './paths.ts'

afterEach(() => document.body.replaceChildren())

/** The prerendered page as a browser has it, taken over by the site. */
async function hydrate() {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = (await renderPage(paths.inicio())).markup
  const heading = screen.getByRole('heading', { level: 1 })
  const router = createMemoryRouter(createRoutes(() => createMockEnvironment()))
  await whenReady(router)
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  await act(async () => hydrateRoot(root, <Site router={router} />, { onRecoverableError }))
  return { heading, onRecoverableError }
}

test('has the landing in the frame of a visitor, as markup', async () => {
  document.body.innerHTML = (await renderPage(paths.inicio())).markup
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/oportunidades da universidade/)
  expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Conhecer a área do professor' }).getAttribute('href')).toBe('/professor')
})

test('is taken over as it stands, without a difference', async () => {
  const { heading, onRecoverableError } = await hydrate()
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('learns of a chosen theme once it is taken over', async () => {
  escolherTema('escuro')
  const { onRecoverableError } = await hydrate()
  expect(screen.getByRole('button', { name: 'Tema: escuro. Mudar para sistema' })).toBeTruthy()
  expect(onRecoverableError).not.toHaveBeenCalled()
  escolherTema('sistema')
})

test('has the frame and the skeleton of a page for whoever is signed in, by their role', async () => {
  document.body.innerHTML = (await renderPage(paths.vagas())).markup
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oportunidades Acadêmicas')
  expect(screen.getByRole('navigation').textContent).toContain('Mensagens')
  expect(screen.getByText('Carregando oportunidades...')).toBeTruthy()
  document.body.innerHTML = (await renderPage(paths.professor.vagas())).markup
  expect(screen.getByRole('link', { name: 'Mural Acadêmico' }).getAttribute('href')).toBe(paths.professor.inicio())
})

test('renders a page whose path has two parameters', async () => {
  const rendered = await renderPage('/professor/opportunities/:codigo/candidates/:candidatura')
  expect(rendered).toMatchObject({ component: 'CandidatoPage', isWhole: false })
})

test('has no markup of what only visitors are let in to', async () => {
  expect(await renderPage(paths.login())).toMatchObject({ component: 'LoginPage', markup: '' })
})

test('has the offline page whole, without code', () => {
  const { component, markup } = renderOffline()
  expect(component).toBeNull()
  document.body.innerHTML = markup
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sem conexão')
  expect(screen.getByRole('link', { name: 'Última lista de oportunidades' }).getAttribute('href')).toBe(
    '/opportunities',
  )
  expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('/')
})
