import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const open = (papeis: readonly string[]) => renderRoute('/admin/pessoas', {}, { como: 'professor', papeis })

test('marks the page that is open among those of the administration', async () => {
  await open(['administrador'])
  const links = within(screen.getByRole('navigation', { name: 'Administração' })).getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Visão geral', null],
    ['Pessoas', 'page'],
    ['Moderação', null],
    ['Listas', null],
    ['Instituição', null],
    ['Números', null],
    ['Avisos', null],
    ['Auditoria', null],
  ])
})

test('leads only a professor to the board', async () => {
  const first = await open(['professor', 'administrador'])
  expect(screen.getByRole('link', { name: 'Ir ao mural' }).getAttribute('href')).toBe('/professor')
  first.unmount()
  await open(['administrador'])
  expect(screen.queryByRole('link', { name: 'Ir ao mural' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Sua conta' }).getAttribute('href')).toBe('/conta')
})

test('requests no data of the header of the board', async () => {
  const options = { como: 'professor', papeis: ['professor', 'administrador'] } as const
  const { pending } = await renderRoute('/admin/pessoas', null, options)
  expect(pending()).toEqual(['PessoasPageQuery'])
})

test('leads an administrator alone back from a public vaga, without the menu of a professor', async () => {
  await renderRoute('/vaga/12', null, { como: 'professor', papeis: ['administrador'] })
  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('link', { name: 'Administração' }).getAttribute('href')).toBe('/admin')
  for (const name of ['Nova Oportunidade', 'Seu perfil', 'Entrar']) {
    expect(header.queryByRole('link', { name })).toBeNull()
  }
})

test('signs out to the login', async () => {
  const { user, router } = await open(['administrador'])
  await user.click(screen.getByRole('button', { name: 'Sair' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(localStorage.getItem('token')).toBeNull()
})
