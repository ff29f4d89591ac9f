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
    ['Auditoria', null],
  ])
})

test('leads only a professor to the board', async () => {
  const first = await open(['professor', 'administrador'])
  expect(screen.getByRole('link', { name: 'Ir ao mural' }).getAttribute('href')).toBe('/professor')
  first.unmount()
  await open(['administrador'])
  expect(screen.queryByRole('link', { name: 'Ir ao mural' })).toBeNull()
})

test('signs out to the login', async () => {
  const { user, router } = await open(['administrador'])
  await user.click(screen.getByRole('button', { name: 'Sair' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(localStorage.getItem('token')).toBeNull()
})
