import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { fakeToken } from '../../testing/token.ts'
import { readSessao } from '../sessao.ts'

type Page = Awaited<ReturnType<typeof renderRoute>>

const link = '/email-login?token=t0ken'
const press = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Entrar' }))
const answer = (page: Page, entrarPorLink: object) => page.resolve({ Mutation: () => ({ entrarPorLink }) })

test.each([
  ['ESTUDANTE', '/'],
  ['PROFESSOR', '/professor'],
])('signs a %s in only after a press, and goes to %s', async (papel, to) => {
  const page = await renderRoute(link, {}, { como: 'visitante' })
  expect(page.pending()).toEqual([])
  await press(page)
  expect(page.variables('useEntrarPorLinkMutation')).toEqual({ input: { token: 't0ken' } })
  const token = fakeToken({ user_id: 9, is_student: papel === 'ESTUDANTE' })
  await answer(page, { __typename: 'EntrarPorLinkSuccess', token, papel, exclusaoEm: null })
  expect(readSessao()).toMatchObject({ codigo: '9', ehAluno: papel === 'ESTUDANTE' })
  expect(await screen.findAllByText('Login realizado com sucesso!')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Ir agora' }).getAttribute('href')).toBe(to)
})

test('leads to the page of the account, which says when it ends, if the person asked for that', async () => {
  const page = await renderRoute(link, {}, { como: 'visitante' })
  await press(page)
  const exclusaoEm = '2026-03-18T12:00:00Z'
  const token = fakeToken({ user_id: 9 })
  await answer(page, { __typename: 'EntrarPorLinkSuccess', token, papel: 'ESTUDANTE', exclusaoEm })
  expect((await screen.findByRole('link', { name: 'Ir agora' })).getAttribute('href')).toBe('/conta')
})

test('says that it replaces a session, and does so only after the press, with all that is personal', async () => {
  const page = await renderRoute(link, {})
  sessionStorage.setItem('leitura:/opportunities', '?busca=redes')
  expect(screen.getByRole('main').textContent).toContain('Ao entrar, você troca para a conta do e-mail.')
  expect(readSessao()).toMatchObject({ codigo: '7' })
  await press(page)
  expect(sessionStorage.getItem('leitura:/opportunities')).not.toBeNull()
  await answer(page, {
    __typename: 'EntrarPorLinkSuccess',
    token: fakeToken({ user_id: 9 }),
    papel: 'ESTUDANTE',
    exclusaoEm: null,
  })
  expect(readSessao()).toMatchObject({ codigo: '9' })
  expect(sessionStorage.getItem('leitura:/opportunities')).toBeNull()
})

test('shows why a link is refused', async () => {
  const page = await renderRoute(link, {}, { como: 'visitante' })
  await press(page)
  await answer(page, { __typename: 'TokenRecusado', mensagem: 'Link de entrada inválido ou expirado.' })
  expect(screen.getByRole('alert').textContent).toContain('Link de entrada inválido ou expirado.')
  expect(readSessao()).toBeNull()
})

test('says why an account is suspended, and leads to the page where its owner objects', async () => {
  const page = await renderRoute(link, {}, { como: 'visitante' })
  await press(page)
  const mensagem = 'Esta conta está suspensa.'
  await answer(page, { __typename: 'ContaSuspensa', mensagem, contestar: '/contestar?token=7.1.ab' })
  expect(screen.getByRole('alert').textContent).toContain(mensagem)
  expect(screen.getByRole('link', { name: 'Contestar a decisão' }).getAttribute('href')).toBe('/contestar?token=7.1.ab')
})

test('redirects to the login without a token, and says why', async () => {
  const { router } = await renderRoute('/email-login', {}, { como: 'visitante' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(await screen.findByText('Token inválido')).toBeTruthy()
})
