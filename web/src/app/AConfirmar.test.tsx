import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'

const title = 'Sua conta de professor ainda vai ser confirmada'
const open = (aConfirmar: boolean, como: 'aluno' | 'professor') =>
  renderRoute('/professor', { Usuario: () => ({ nome: 'Rui', aConfirmar }) }, { como })

test('a professor who is to be confirmed reads what waits until then', async () => {
  await open(true, 'professor')
  expect(screen.getByText(title).parentElement?.textContent).toContain('publicar e ver candidatos, só depois')
})

test('a confirmed professor reads nothing of it', async () => {
  await open(false, 'professor')
  expect(screen.queryByText(title)).toBeNull()
})

test('nor does a student', async () => {
  await open(true, 'aluno')
  expect(screen.queryByText(title)).toBeNull()
})
