import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const title = 'Sua conta de professor ainda vai ser confirmada'
const open = (aConfirmar: boolean, como: 'aluno' | 'professor', recusaDeProfessor: string | null = null) =>
  renderRoute('/professor', { Usuario: () => ({ id: 'U1', nome: 'Rui', aConfirmar, recusaDeProfessor }) }, { como })

test('tells a professor who is not confirmed yet what they can do', async () => {
  await open(true, 'professor')
  expect((await screen.findByText(title)).parentElement?.textContent).toContain('publicar e ver candidatos, só depois')
})

test('tells a refused professor why, and no longer to wait', async () => {
  await open(true, 'professor', 'Não consta do quadro.')
  const notice = (await screen.findByText('Sua conta de professor não foi confirmada')).parentElement
  expect(screen.queryByText(title)).toBeNull()
  expect(notice?.textContent).toContain('Motivo: Não consta do quadro.')
})

test('shows nothing to a confirmed professor', async () => {
  await open(false, 'professor')
  expect(screen.queryByText(title)).toBeNull()
})

test('shows nothing to a student', async () => {
  await open(true, 'aluno')
  expect(screen.queryByText(title)).toBeNull()
})

test.each([
  ['aluno', '/opportunities'],
  ['professor', '/professor'],
] as const)('shows the sentences of the administration to a signed-in %s', async (como, url) => {
  const avisosDoSistema = [{ id: 'aviso-1', texto: 'O mural para no sábado.' }]
  await renderRoute(url, { Viewer: () => ({ avisosDoSistema }) }, { como })
  await screen.findByText('O mural para no sábado.')
})
