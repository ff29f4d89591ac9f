import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { open, vaga } from './testing/abrirMinhaVaga.ts'

const mutation = 'useAlterarStatusMutation'
const andamento = () => screen.getByRole('region', { name: 'Andamento' })
const answer = (status: string) => ({
  Mutation: () => ({ alterarStatusDaVaga: { __typename: 'AlterarStatusDaVagaSuccess', vaga: { ...vaga, status } } }),
})

test.each([
  ['EM_ANDAMENTO', 'Finalizar seleção', 'FINALIZADA', 'Finalizada'],
  ['FINALIZADA', 'Reativar Vaga', 'EM_ANDAMENTO', 'Em andamento'],
  ['ENCERRADA', 'Reativar Vaga', 'EM_ANDAMENTO', 'Em andamento'],
])('moves %s on by "%s", without a refetch', async (from, rotulo, to, nome) => {
  const opened = await open({ status: from }, [])
  await opened.user.click(screen.getByRole('button', { name: rotulo }))
  expect(opened.variables('useAlterarStatusMutation')).toEqual({ input: { vaga: 'vaga-1', status: to } })
  await opened.resolve({
    Mutation: () => ({
      alterarStatusDaVaga: { __typename: 'AlterarStatusDaVagaSuccess', vaga: { ...vaga, status: to } },
    }),
  })
  expect(within(andamento()).getByText(nome)).toBeTruthy()
  expect(await screen.findByText('Status atualizado')).toBeTruthy()
  expect(opened.pending()).toEqual([])
})

test.each(['AGUARDANDO', 'EM_ANALISE'])('offers no step from %s', async status => {
  await open({ status })
  expect(within(andamento()).queryByRole('button', { name: /seleção|Reativar/ })).toBeNull()
})

test.each([
  [
    { __typename: 'EntradaInvalida', mensagem: 'Esta vaga não pode ser reativada.' },
    'Esta vaga não pode ser reativada.',
  ],
  [new RequestFailure('OFFLINE', 'no answer'), 'Não foi possível atualizar o status. Tente novamente.'],
  [new RequestFailure('TOO_MANY_REQUESTS', 'Tente novamente em 7 minutos.'), 'Tente novamente em 7 minutos.'],
])('says why the status stays as it is (%#)', async (result, sentence) => {
  const opened = await open()
  await opened.user.click(screen.getByRole('button', { name: 'Finalizar seleção' }))
  if (result instanceof RequestFailure) await opened.reject(result)
  else await opened.resolve({ Mutation: () => ({ alterarStatusDaVaga: result }) })
  expect(await screen.findByText('Erro ao atualizar status')).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Finalizar seleção' })).toBeTruthy()
})

test('shows the new state at once, and goes back when the server refuses', async () => {
  const opened = await open()
  await opened.user.click(screen.getByRole('button', { name: 'Finalizar seleção' }))
  expect(within(andamento()).getByText('Finalizada')).toBeTruthy()
  expect(screen.getByText('Encerrada')).toBeTruthy()
  await opened.reject(new RequestFailure('UPSTREAM_TIMEOUT', 'late'))
  expect(within(andamento()).getByText('Em andamento')).toBeTruthy()
  expect(screen.queryByText('Encerrada')).toBeNull()
})

test('moves on once, however often it is pressed meanwhile', async () => {
  const { user, pending } = await open()
  await user.click(screen.getByRole('button', { name: 'Finalizar seleção' }))
  await user.click(screen.getByRole('button', { name: 'Atualizando...' }))
  expect(pending()).toEqual([mutation])
})

const question = () => screen.findByRole('dialog', { name: 'Avisar os candidatos por mensagem?' }, { timeout: 20_000 })

test('asks after the end of a selection whether to tell the candidates, with the words ready', async () => {
  const opened = await open()
  await opened.user.click(screen.getByRole('button', { name: 'Finalizar seleção' }))
  await opened.resolve(answer('FINALIZADA'))
  const dialog = within(await question())
  expect(dialog.getByText(/^A seleção foi finalizada, e os candidatos já veem isso no mural\. A mensagem/)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Mensagem').value).toBe(
    'Olá! A seleção para “Monitoria de Cálculo I” foi finalizada. Agradecemos sua candidatura.',
  )
  await opened.user.click(dialog.getByRole('button', { name: 'Agora não' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Enviar comunicado' })).toBeTruthy()
  expect(opened.pending()).toEqual([])
})

test('keeps a suggestion that was changed as a draft', async () => {
  const opened = await open()
  await opened.user.click(screen.getByRole('button', { name: 'Finalizar seleção' }))
  await opened.resolve(answer('FINALIZADA'))
  await opened.user.type(within(await question()).getByLabelText('Mensagem'), ' Até logo.')
  await opened.user.click(screen.getByRole('button', { name: 'Agora não' }))
  expect(screen.getByRole('button', { name: 'Continuar comunicado' })).toBeTruthy()
})

test('does not overwrite a comunicado that was begun', async () => {
  const opened = await open()
  await opened.user.click(screen.getByRole('button', { name: 'Enviar comunicado' }))
  await opened.user.type(await screen.findByLabelText('Mensagem', {}, { timeout: 20_000 }), 'Oi')
  await opened.user.click(screen.getByRole('button', { name: 'Voltar' }))
  await opened.user.click(screen.getByRole('button', { name: 'Finalizar seleção' }))
  await opened.resolve(answer('FINALIZADA'))
  await question()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Mensagem').value).toBe('Oi')
})

test('asks nothing when a selection is taken up again', async () => {
  const opened = await open({ status: 'FINALIZADA' })
  await opened.user.click(screen.getByRole('button', { name: 'Reativar Vaga' }))
  await opened.resolve(answer('EM_ANDAMENTO'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows the new status although the vaga could not be read after it', async () => {
  const opened = await open({}, [])
  await opened.user.click(screen.getByRole('button', { name: 'Finalizar seleção' }))
  await opened.resolveWithout(['alterarStatusDaVaga', 'vaga'], answer('FINALIZADA'), mutation)
  expect(within(andamento()).getByText('Finalizada')).toBeTruthy()
  expect(await screen.findByText('Status atualizado')).toBeTruthy()
})
