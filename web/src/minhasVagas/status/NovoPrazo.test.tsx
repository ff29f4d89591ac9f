import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { candidatura, open, type Opened, vaga } from '../testing/openMinhaVaga.ts'
import { andamento, answer, button, dialog, mutation, pass, pressButton, undo } from '../testing/alterarStatus.ts'

const vencida = { status: 'ENCERRADA', encerrada: true, prazo: '2020-03-01' }

test('asks for a new prazo if it is past, and sends it with the status', async () => {
  const opened = await open(vencida, [])
  const asked = await pressButton(opened, 'Reativar Vaga')
  expect(asked.getByText(/^O prazo terminou em 01 de março de 2020\./)).toBeTruthy()
  const reativar = asked.getByRole('button', { name: 'Reativar com este prazo' })
  await opened.user.click(reativar)
  expect(asked.getByText('Escolha o novo prazo')).toBeTruthy()
  await opened.user.type(asked.getByLabelText('Novo prazo'), '2020-04-01')
  await opened.user.click(reativar)
  expect(asked.getByText('O prazo não pode estar no passado')).toBeTruthy()
  expect(opened.pending()).toEqual([])
  await opened.user.clear(asked.getByLabelText('Novo prazo'))
  await opened.user.type(asked.getByLabelText('Novo prazo'), '2099-04-01')
  await opened.user.click(reativar)
  expect(opened.variables(mutation)).toEqual({
    input: { vaga: 'vaga-1', status: 'EM_ANDAMENTO', prazo: '2099-04-01' },
  })
  const now = { ...vaga, status: 'EM_ANDAMENTO', encerrada: false, prazo: '2099-04-01' }
  await opened.resolve({
    Mutation: () => ({ alterarStatusDaVaga: { __typename: 'AlterarStatusDaVagaSuccess', vaga: now } }),
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Prazo: 01 de abril de 2099')).toBeTruthy()
  expect(within(andamento()).getByText('Em andamento')).toBeTruthy()
  expect(opened.pending()).toEqual([])
})

test('keeps the chosen prazo if the server refuses it', async () => {
  const opened = await open(vencida, [])
  await pressButton(opened, 'Reativar Vaga')
  await opened.user.type(screen.getByLabelText('Novo prazo'), '2099-04-01')
  await opened.user.click(screen.getByRole('button', { name: 'Reativar com este prazo' }))
  await opened.reject(new RequestFailure('OFFLINE', 'no answer'))
  expect(await screen.findByText('Erro ao atualizar status')).toBeTruthy()
  await pressButton(opened, 'Reativar Vaga')
  expect(screen.getByLabelText<HTMLInputElement>('Novo prazo').value).toBe('2099-04-01')
  expect(within(andamento()).getByText('Encerrada')).toBeTruthy()
})

const reativada = { vaga: 'vaga-1', status: 'EM_ANDAMENTO', prazo: '2099-04-01' }

/** Chooses a new prazo for a vaga with one candidate, and confirms. */
async function reativar() {
  const opened = await open(vencida, [candidatura('7', 'Ana')])
  const asked = await pressButton(opened, 'Reativar Vaga')
  expect(asked.getByText(/Se você confirmar, 1 candidato será avisado\. Dá para desfazer/)).toBeTruthy()
  await opened.user.type(asked.getByLabelText('Novo prazo'), reativada.prazo)
  await opened.user.click(asked.getByRole('button', { name: 'Reativar com este prazo' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(within(andamento()).getByText('Encerrada')).toBeTruthy()
  expect(within(andamento()).getByText('Será reativada em 10 s')).toBeTruthy()
  expect(opened.pending()).toEqual([])
  return opened
}

test('asks for a new prazo in the dialog that counts candidates, and sends it after the wait', async () => {
  const opened = await reativar()
  await pass()
  expect(opened.variables(mutation)).toEqual({ input: reativada })
  expect(opened.pending()).toEqual([mutation])
  expect(screen.getByText('Prazo: 01 de abril de 2099')).toBeTruthy()
})

test('undoes a new prazo with the status, sends nothing, and keeps the day for a retry', async () => {
  const opened = await reativar()
  await opened.user.click(button(undo))
  expect(screen.queryByText('Prazo: 01 de abril de 2099')).toBeNull()
  expect(within(andamento()).getByText('Encerrada')).toBeTruthy()
  await pass()
  expect(opened.pending()).toEqual([])
  await pressButton(opened, 'Reativar Vaga')
  expect(dialog('Reativar Vaga').getByLabelText<HTMLInputElement>('Novo prazo').value).toBe(reativada.prazo)
})

const soPrazo = {
  __typename: 'PrazoSalvoSemStatus',
  mensagem: 'O novo prazo foi salvo, mas não foi possível atualizar o status. Tente de novo em instantes.',
}
const comPrazo = { ...vaga, ...vencida, prazo: reativada.prazo }

test.each([
  ['and reads', (opened: Opened, answered: object) => opened.resolve(answered, mutation)],
  [
    'although it could not be read',
    (opened: Opened, answered: object) => opened.resolveWithout(['alterarStatusDaVaga', 'vaga'], answered, mutation),
  ],
])('shows a prazo saved without the status, %s, and does not ask for it again', async (_, resolve) => {
  const opened = await reativar()
  await pass()
  await resolve(opened, { Mutation: () => ({ alterarStatusDaVaga: { ...soPrazo, vaga: comPrazo } }) })
  expect(await screen.findByText('Erro ao atualizar status')).toBeTruthy()
  expect(screen.getByText(soPrazo.mensagem)).toBeTruthy()
  expect(within(andamento()).getByText('Encerrada')).toBeTruthy()
  await pressButton(opened, 'Reativar Vaga')
  expect(dialog('Reativar Vaga').queryByLabelText('Novo prazo')).toBeNull()
  await opened.user.click(dialog('Reativar Vaga').getByRole('button', { name: 'Reativar Vaga' }))
  await pass()
  expect(opened.variables(mutation)).toEqual({ input: { vaga: 'vaga-1', status: 'EM_ANDAMENTO' } })
})

test('shows status and prazo although the response could not read the vaga', async () => {
  const opened = await reativar()
  await pass()
  await opened.resolveWithout(['alterarStatusDaVaga', 'vaga'], answer('EM_ANDAMENTO'), mutation)
  expect(screen.getByText('Prazo: 01 de abril de 2099')).toBeTruthy()
  expect(within(andamento()).getByText('Em andamento')).toBeTruthy()
  expect(await screen.findByText('Status atualizado')).toBeTruthy()
})
