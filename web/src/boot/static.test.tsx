import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { createRoutes, whenReady } from '../app/router.tsx'
import { Site } from '../app/Site.tsx'
import { chooseTheme } from '../app/header/themeChoice.ts'
import { pages } from '../app/pages.ts'
import { renderOffline, renderPage, unknownPath } from './static.tsx'
import { paths } from '../paths.ts'

/** Hydrates the prerendered page, as a browser does. */
async function hydrate() {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = (await renderPage(paths.inicio())).whole ?? ''
  const heading = screen.getByRole('heading', { level: 1 })
  const router = createMemoryRouter(createRoutes(() => createMockEnvironment()))
  await whenReady(router)
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  await act(async () => hydrateRoot(root, <Site router={router} />, { onRecoverableError }))
  return { heading, onRecoverableError }
}

test('renders the landing page with the frame of a visitor', async () => {
  document.body.innerHTML = (await renderPage(paths.inicio())).whole ?? ''
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/oportunidades da universidade/)
  expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Conhecer a área do professor' }).getAttribute('href')).toBe('/professor')
})

test('renders the landing of professors for visitors in full, and the home of a professor', async () => {
  const { whole, skeleton, isForVisitors } = await renderPage(paths.professor.inicio())
  expect(isForVisitors).toBe(true)
  expect(whole).not.toContain(' style=')
  document.body.innerHTML = whole ?? ''
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Encontre os alunos certos para o seu projeto')
  expect(screen.getByRole('link', { name: 'Entrar como professor' }).getAttribute('href')).toBe('/professor/login')
  document.body.innerHTML = skeleton
  expect(screen.queryByRole('link', { name: 'Entrar como professor' })).toBeNull()
})

test('renders the page for unknown paths in full', async () => {
  const { component, whole, skeleton, isForVisitors } = await renderPage(unknownPath)
  expect({ component, skeleton, isForVisitors }).toEqual({ component: 'NotFound', skeleton: '', isForVisitors: true })
  expect(whole).not.toContain(' style=')
  document.body.innerHTML = whole ?? ''
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Página não encontrada')
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/')
})

test('renders the frame of a visitor for a page that is opened from a link', async () => {
  const { whole, skeleton, isForVisitors } = await renderPage('/vaga/:codigo')
  expect({ whole, isForVisitors }).toEqual({ whole: null, isForVisitors: true })
  document.body.innerHTML = skeleton
  expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login')
  expect(screen.getByText('Carregando oportunidade...')).toBeTruthy()
})

test('names the public pages, which visitors open without a mail', async () => {
  const found: string[] = []
  // In turn: a rendering signs its reader in.
  for (const { path } of pages) if ((await renderPage(path)).isPublic) found.push(path)
  expect(found).toEqual([
    '/',
    '/professor',
    '/login',
    '/professor/login',
    '/register',
    '/professor/register',
    '/entrar/universidade',
    '/forgot-password',
    '/vaga/:codigo',
    '/privacidade',
    '/termos',
  ])
})

test('hydrates without a mismatch', async () => {
  const { heading, onRecoverableError } = await hydrate()
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('applies the chosen theme once hydrated', async () => {
  chooseTheme('escuro')
  const { onRecoverableError } = await hydrate()
  expect(screen.getByRole('button', { name: 'Tema: escuro. Mudar para sistema' })).toBeTruthy()
  expect(onRecoverableError).not.toHaveBeenCalled()
  chooseTheme('sistema')
})

test('renders the frame of the role and the skeleton of a page for signed-in users', async () => {
  document.body.innerHTML = (await renderPage(paths.vagas())).skeleton
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oportunidades Acadêmicas')
  expect(screen.getByRole('navigation').textContent).toContain('Mensagens')
  expect(screen.getByText('Carregando oportunidades...')).toBeTruthy()
  document.body.innerHTML = (await renderPage(paths.professor.vagas())).skeleton
  expect(screen.getByRole('link', { name: 'Mural Acadêmico' }).getAttribute('href')).toBe(paths.professor.inicio())
})

test('renders the greeting and the skeleton of the day at the path of the landing', async () => {
  document.body.innerHTML = (await renderPage(paths.inicio())).skeleton
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Boas-vindas, ')
  expect(screen.getByText('Carregando o seu dia...')).toBeTruthy()
})

test('renders a page whose path has two parameters', async () => {
  const rendered = await renderPage('/professor/opportunities/:codigo/candidates/:candidatura')
  expect(rendered).toMatchObject({ component: 'CandidatoPage', whole: null })
})

test.each([
  ['/login', 'Entrar', ['email', 'senha']],
  ['/professor/login', 'Entrar', ['email', 'senha']],
  ['/forgot-password', 'Enviar link', ['email']],
  ['/reset-password', 'Redefinir senha', ['novaSenha', 'confirmacao']],
  ['/verify-email', 'Verificar e-mail', ['codigo', 'email']],
  ['/email-login', 'Entrar', []],
  ['/professor/register', 'Cadastrar', ['nome', 'email', 'senha', 'departamento', 'sobre']],
])('renders the form of %s for visitors', async (path, action, names) => {
  const { whole, skeleton, isForVisitors } = await renderPage(path)
  expect({ whole, isForVisitors }).toEqual({ whole: null, isForVisitors: true })
  document.body.innerHTML = skeleton
  expect(screen.getByRole('button', { name: action })).toBeTruthy()
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select')
  expect(Array.from(fields, ({ name }) => name)).toEqual(names)
})

test('renders the frame of the student’s registration, whose form needs data', async () => {
  const { skeleton, isForVisitors } = await renderPage(paths.cadastro())
  expect(isForVisitors).toBe(true)
  document.body.innerHTML = skeleton
  expect(screen.getByText('Carregando formulário...')).toBeTruthy()
})

test('renders the offline page in full, without code', () => {
  const { component, whole } = renderOffline()
  expect(component).toBeNull()
  document.body.innerHTML = whole ?? ''
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sem conexão')
  expect(screen.getByRole('link', { name: 'Última lista de oportunidades' }).getAttribute('href')).toBe(
    '/opportunities',
  )
  expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('/')
})
