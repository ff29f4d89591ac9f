import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { sair } from '../sessao/sessao.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { toastLayer } from '../ui/overlay/toastLayer.ts'

const ana = {
  Usuario: () => ({ nome: 'Ana Souza', avatar: null }),
  CandidaturaConnection: () => ({ edges: [] }),
}
const nav = () => within(screen.getByRole('navigation', { name: 'Principal' }))

test('shows a student the student header, with initials in place of a portrait', async () => {
  await renderRoute('/', ana)
  expect(nav().getByRole('link', { name: 'Oportunidades' }).getAttribute('href')).toBe('/opportunities')
  expect(screen.getByText('AS')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull()
})

test('shows a professor the professor header', async () => {
  await renderRoute('/professor', ana, { como: 'professor' })
  expect(nav().getByRole('link', { name: 'Início' }).getAttribute('aria-current')).toBe('page')
  expect(nav().queryByRole('link', { name: 'Oportunidades' })).toBeNull()
})

test.each([
  ['/professor/opportunities', 'Minhas Oportunidades'],
  ['/professor/opportunities/5', 'Minhas Oportunidades'],
  ['/professor/opportunities/5/candidates/7', 'Minhas Oportunidades'],
  ['/professor/opportunities/new', 'Nova Oportunidade'],
])('marks one link of the professor header as current at %s', async (at, label) => {
  await renderRoute(at, null, { como: 'professor' })
  const current = nav()
    .getAllByRole('link')
    .filter(link => link.hasAttribute('aria-current'))
  expect(current.map(link => link.textContent)).toEqual([label])
})

test('shows a visitor the links to the login, without a request of the header', async () => {
  const { pending } = await renderRoute('/', null, { como: 'visitante' })
  expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login')
  expect(screen.queryByRole('button', { name: 'Sair' })).toBeNull()
  // The landing page requests the newest vagas later.
  expect(pending().filter(name => name !== 'MuralAgoraQuery')).toEqual([])
})

test.each([
  ['/', '/login', 'Para professores', '/professor'],
  ['/login?voltar=/opportunities/5', '/login?voltar=%2Fopportunities%2F5', 'Para professores', '/professor'],
  ['/professor', '/professor/login', 'Para alunos', '/'],
  ['/professor/register', '/professor/login', 'Para alunos', '/'],
  ['/professor/opportunities/5', '/professor/login?voltar=%2Fprofessor%2Fopportunities%2F5', 'Para alunos', '/'],
  ['/professor/login?voltar=//evil.example', '/professor/login', 'Para alunos', '/'],
])('links a visitor at %s to the login of that area, and to the other area', async (at, door, outra, inicio) => {
  await renderRoute(at, {}, { como: 'visitante' })
  const [first] = screen.getAllByRole('banner')
  const header = within(first ?? document.body)
  expect(header.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(door)
  expect(header.getByRole('link', { name: outra }).getAttribute('href')).toBe(inicio)
})

test.each([
  ['aluno', '/', '/login'],
  ['professor', '/professor', '/professor/login'],
] as const)('signs a %s out and leads to the right door', async (como, at, door) => {
  const { user, router, pending } = await renderRoute(at, ana, { como })
  await user.click(screen.getAllByRole('button', { name: 'Sair' })[0] ?? document.body)
  // The mutation is sent, but not awaited.
  expect(pending()).toEqual(['useSairMutation'])
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Principal' })).toBeNull())
  expect(router.state.location.pathname).toBe(door)
  expect(localStorage.getItem('token')).toBeNull()
})

test('follows a logout in another tab when its guard runs again', async () => {
  const { router } = await renderRoute('/professor', ana, { como: 'professor' })
  sair()
  await act(() => router.revalidate())
  expect(await screen.findByRole('heading', { name: 'Encontre os alunos certos para o seu projeto' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Entrar' })).toBeTruthy()
})

test('shows the number of unread messages, and nothing for 0', async () => {
  const naoLidas = { mensagens: 3, notificacoes: 0 }
  const { environment } = await renderRoute('/', { ...ana, NaoLidas: () => naoLidas })
  expect(nav().getByRole('link', { name: 'Mensagens 3 não lidas' })).toBeTruthy()
  act(() => environment.commitUpdate(store => store.get('client:root:viewer:naoLidas')?.setValue(0, 'mensagens')))
  expect(nav().getByRole('link', { name: 'Mensagens' })).toBeTruthy()
})

test('keeps the header when its own query fails', async () => {
  const { reject, resolve } = await renderRoute('/', null)
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), 'HeaderUserQuery')
  await resolve(ana, 'InicioDoAlunoPageQuery')
  expect(nav().getByRole('link', { name: 'Oportunidades' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Boas-vindas, Ana!' })).toBeTruthy()
})

test('shows by the code why a page did not load, keeps the shell, and retries', async () => {
  const { user, reject, resolve, pending } = await renderRoute('/', null)
  await resolve(ana, 'HeaderUserQuery')
  await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'down'), 'InicioDoAlunoPageQuery')
  expect(screen.getByRole('heading', { level: 1, name: 'Serviço indisponível' })).toBeTruthy()
  expect(nav().getByRole('link', { name: 'Oportunidades' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(pending()).toEqual(['InicioDoAlunoPageQuery'])
  await resolve(ana)
  expect(screen.getByRole('heading', { level: 1, name: 'Boas-vindas, Ana!' })).toBeTruthy()
})

test('retries by itself a page that the server was too busy for, while it is visible', async () => {
  const { reject, resolve, pending } = await renderRoute('/opportunities/12', null)
  await resolve(ana, 'HeaderUserQuery')
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('ready'))
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await reject(new RequestFailure('OVERLOADED', 'busy'), 'VagaPageQuery')
  expect(screen.getByText('Esta página tenta de novo sozinha.')).toBeTruthy()
  await pass(9000)
  expect(pending()).toEqual([])
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(60_000)
  expect(pending()).toEqual([])
  visibility.mockReturnValue('visible')
  await pass(21_000)
  await reject(new RequestFailure('OVERLOADED', 'busy'), 'VagaPageQuery')
  await pass(22_000)
  expect(pending()).toEqual(['VagaPageQuery'])
})

test.each(['TIMEOUT', 'UPSTREAM_TIMEOUT', 'BAD_RESPONSE'] as const)(
  'retries by itself a page whose first read failed with %s',
  async code => {
    const { reject, resolve, pending } = await renderRoute('/opportunities/12', null)
    await resolve(ana, 'HeaderUserQuery')
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('ready'))
    await reject(new RequestFailure(code, 'slow'), 'VagaPageQuery')
    expect(screen.getByText('Esta página tenta de novo sozinha.')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(22_000))
    expect(pending()).toEqual(['VagaPageQuery'])
  },
)

test.each(['OFFLINE', 'UPSTREAM_UNAVAILABLE'] as const)(
  'retries within two seconds of ready a page that failed with %s while the server started',
  async code => {
    const { reject, resolve, pending } = await renderRoute('/opportunities/12', null)
    await resolve(ana, 'HeaderUserQuery')
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const ready = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
    await reject(new RequestFailure(code, 'no answer'), 'VagaPageQuery')
    await pass(60_000)
    expect(pending()).toEqual([])
    expect(ready.mock.calls.length).toBeGreaterThan(30)
    ready.mockImplementation(async () => new Response('ready'))
    await pass(2000)
    expect(pending()).toEqual(['VagaPageQuery'])
    // A page that fails although the server is ready waits longer.
    await reject(new RequestFailure(code, 'no answer'), 'VagaPageQuery')
    await pass(8000)
    expect(pending()).toEqual([])
    await pass(14_000)
    expect(pending()).toEqual(['VagaPageQuery'])
  },
)

test.each(['NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_REQUESTS'] as const)(
  'retries no page that fails with %s',
  async code => {
    const { reject, resolve, pending } = await renderRoute('/', null)
    await resolve(ana, 'HeaderUserQuery')
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    await reject(new RequestFailure(code, 'no'), 'InicioDoAlunoPageQuery')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(pending()).toEqual([])
  },
)

test('moves the focus and sets the title on navigation', async () => {
  const { router } = await renderRoute('/', {}, { como: 'visitante' })
  await act(() => router.navigate('/login'))
  const heading = screen.getByRole('heading', { level: 1, name: 'Entrar' })
  expect(document.activeElement).toBe(heading)
  expect(document.title).toBe('Entrar · Mural Acadêmico')
})

test('moves the focus to a heading that arrives after its skeleton', async () => {
  const { router, resolve } = await renderRoute('/nada', null)
  await act(() => router.navigate('/opportunities/12'))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await resolve({}, 'VagaPageQuery')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('going back moves the focus to the link that was followed', async () => {
  const { user, router } = await renderRoute('/nada', {}, { como: 'visitante' })
  const focused = (role: string, name: string) =>
    waitFor(() => expect(document.activeElement).toBe(within(screen.getByRole('main')).getByRole(role, { name })))
  await user.click(screen.getByRole('link', { name: 'Ir para login' }))
  await focused('heading', 'Entrar')
  await act(() => router.navigate(-1))
  await focused('link', 'Ir para login')
  await act(() => router.navigate(1))
  await focused('heading', 'Entrar')
})

test('opens the full-screen menu with toasts inside, closes it, and closes it on navigation', async () => {
  const { user } = await renderRoute('/', ana, { papeis: ['aluno'] })
  await user.click(screen.getByRole('button', { name: 'Abrir menu' }))
  const menu = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
  expect(menu.open).toBe(true)
  expect(menu.contains(toastLayer())).toBe(true)
  await user.click(within(menu).getByRole('button', { name: 'Fechar menu' }))
  expect(menu.open).toBe(false)
  expect(menu.contains(toastLayer())).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Abrir menu' }))
  expect(menu.open).toBe(true)
  expect(within(menu).getByRole('link', { name: 'Avisos' }).getAttribute('href')).toBe('/avisos')
  expect(within(menu).getByRole('link', { name: 'Conta e privacidade' }).getAttribute('href')).toBe('/conta')
  await user.click(within(menu).getByRole('link', { name: 'Oportunidades' }))
  expect(menu.open).toBe(false)
})

test('has no link to the account in the menu if the upstream has no calls for it', async () => {
  const { user } = await renderRoute('/', ana)
  await user.click(screen.getByRole('button', { name: 'Abrir menu' }))
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'Avisos' })).toBeTruthy()
  expect(menu.queryByRole('link', { name: 'Conta e privacidade' })).toBeNull()
})

test('cycles through the themes and stores the choice', async () => {
  const { user } = await renderRoute('/', {}, { como: 'visitante' })
  await user.click(screen.getByRole('button', { name: 'Tema: sistema. Mudar para claro' }))
  await user.click(screen.getByRole('button', { name: 'Tema: claro. Mudar para escuro' }))
  expect(document.documentElement.dataset['tema']).toBe('escuro')
  expect(localStorage.getItem('tema')).toBe('escuro')
  await user.click(screen.getByRole('button', { name: 'Tema: escuro. Mudar para sistema' }))
  expect(document.documentElement.dataset['tema']).toBeUndefined()
  expect(localStorage.getItem('tema')).toBeNull()
})

test("shows the counts even if the reader's profile could not be read", async () => {
  const { resolveWithout } = await renderRoute('/', null)
  const naoLidas = { mensagens: 3, notificacoes: 2 }
  await resolveWithout(['viewer', 'usuario'], { NaoLidas: () => naoLidas }, 'HeaderUserQuery')
  expect(nav().getByRole('link', { name: 'Mensagens 3 não lidas' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Notificações 2 não lidas' })).toBeTruthy()
})
