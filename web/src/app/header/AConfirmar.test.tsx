import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const title = 'Sua conta de professor ainda vai ser confirmada'
const open = (aConfirmar: boolean, como: 'aluno' | 'professor') =>
  renderRoute('/professor', { Usuario: () => ({ id: 'U1', nome: 'Rui', aConfirmar }) }, { como })

test('tells a professor who is not confirmed yet what they can do', async () => {
  await open(true, 'professor')
  expect(screen.getByText(title).parentElement?.textContent).toContain('publicar e ver candidatos, só depois')
})

test('shows nothing to a confirmed professor', async () => {
  await open(false, 'professor')
  expect(screen.queryByText(title)).toBeNull()
})

test('shows nothing to a student', async () => {
  await open(true, 'aluno')
  expect(screen.queryByText(title)).toBeNull()
})
