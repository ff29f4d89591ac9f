import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { sobreVaga } from '../../paths.ts'
import { joao, resposta, rita, umaConversa } from '../testing/conversas.ts'

const list = () => within(screen.getByRole('complementary', { name: 'Conversas' }))
const names = () =>
  list()
    .queryAllByRole('link')
    .map(row => row.textContent)

test('shows the role, and course or department, of who writes under the name of somebody else', async () => {
  const falsa = umaConversa('9', 'Rita Álvares', { papel: 'ESTUDANTE' })
  const opened = await renderRoute('/messages?userId=9', {
    ...resposta({ lista: [falsa, joao], conversa: falsa.node }),
    Usuario: () => ({ nome: 'Rita Álvares', avatar: null, papel: 'ESTUDANTE', curso: 'Direito', departamento: null }),
  })
  expect(names()[0]).toContain('Rita ÁlvaresEstudante')
  expect(screen.getByText('Estudante · Direito')).toBeTruthy()
  await opened.user.click(list().getByRole('link', { name: /João/ }))
  await opened.resolve(resposta({ conversa: joao.node }))
  expect(screen.getByText('Professor · Letras')).toBeTruthy()
})

test('shows no role if the upstream sends none', async () => {
  await renderRoute('/messages', resposta({ lista: [umaConversa('9', 'Rita', { papel: null })] }))
  expect(names()[0]).toMatch(/Rita\d\d:\d\d/)
})

test('names the vaga from which the reader came, over a reload, and not in another conversation', async () => {
  const { router, resolve, user } = await renderRoute('/messages', resposta())
  const state = sobreVaga('12', 'Monitoria de Cálculo')
  await act(async () => void router.navigate('/messages?userId=9', { state }))
  await resolve(resposta({ conversa: rita.node }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  const link = () => screen.queryByRole('link', { name: 'Monitoria de Cálculo' })
  expect(link()?.getAttribute('href')).toBe('/opportunities/12')
  expect(router.state.location.state).toEqual({ ...state, com: '9', endereco: '/messages?userId=9' })
  await user.click(list().getByRole('link', { name: /João/ }))
  await resolve(resposta({ conversa: joao.node }))
  expect(link()).toBeNull()
})
