import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { candidatura, open, type Opened, page, url } from '../testing/openMinhaVaga.ts'
import { andamento, answer, button, mutation, pass, pressButton, undo } from '../testing/alterarStatus.ts'

/** Presses the button and confirms. */
async function ask(opened: Opened, rotulo = 'Finalizar seleção') {
  const asked = await pressButton(opened, rotulo)
  await opened.user.click(asked.getByRole('button', { name: rotulo }))
}

test.each([
  ['EM_ANDAMENTO', 'Finalizar seleção', 'FINALIZADA', 'Finalizada'],
  ['FINALIZADA', 'Reativar Vaga', 'EM_ANDAMENTO', 'Em andamento'],
  ['ENCERRADA', 'Reativar Vaga', 'EM_ANDAMENTO', 'Em andamento'],
])('changes %s by "%s" at once without candidates, and does not refetch', async (from, rotulo, to, nome) => {
  const opened = await open({ status: from }, [])
  await opened.user.click(button(rotulo))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opened.variables(mutation)).toEqual({ input: { vaga: 'vaga-1', status: to } })
  await opened.resolve(answer(to))
  expect(within(andamento()).getByText(nome)).toBeTruthy()
  expect(await screen.findByText('Status atualizado')).toBeTruthy()
  expect(opened.pending()).toEqual([])
})

test.each([
  ['EM_ANDAMENTO', 'Finalizar seleção', '3 candidatos serão avisados', 3],
  ['FINALIZADA', 'Reativar Vaga', '1 candidato será avisado', 1],
])('from %s, "%s" asks for confirmation and says how many will be notified', async (status, rotulo, words, total) => {
  const edges = ['7', '8', '9'].slice(0, total).map(codigo => candidatura(codigo, 'Ana'))
  const { user, pending } = await open({ status }, edges)
  const asked = await pressButton({ user }, rotulo)
  expect(asked.getByText(new RegExp(`Se você confirmar, ${words}\\.`))).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Voltar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button(rotulo)).toBeTruthy()
  await pass()
  expect(pending()).toEqual([])
})

test('counts all candidates to be notified, also those not loaded yet', async () => {
  const resolvers = { ...page(), CandidaturaConnection: () => ({ edges: [candidatura('7', 'Ana')], total: 1200 }) }
  const { user } = await renderRoute(url, resolvers, { como: 'professor' })
  const asked = await pressButton({ user }, 'Finalizar seleção')
  // What the status says must not read as if it were done.
  expect(asked.getByText(/^Quem abrir .+ 1200 candidatos serão avisados/)).toBeTruthy()
})

test('confirms without a number if the candidates failed to load', async () => {
  const opened = await renderRoute(url, null, { como: 'professor' })
  await opened.resolve({}, 'HeaderUserQuery')
  await opened.resolveWithout(['vaga', 'candidaturas'], page())
  const asked = await pressButton(opened, 'Finalizar seleção')
  expect(asked.getByText(/quem se candidatou será avisado/)).toBeTruthy()
})

test('says that a confirmed change is not done yet, and sends it once after the wait', async () => {
  const opened = await open()
  await ask(opened)
  expect(within(andamento()).getByText('Em andamento')).toBeTruthy()
  expect(within(andamento()).getByText('Será finalizada em 10 s')).toBeTruthy()
  expect(await screen.findByText('Só então 3 candidatos serão avisados.')).toBeTruthy()
  expect(opened.pending()).toEqual([])
  await pass()
  expect(opened.variables(mutation)).toEqual({ input: { vaga: 'vaga-1', status: 'FINALIZADA' } })
  expect(button('Atualizando...')).toBeTruthy()
  await pass()
  expect(opened.pending()).toEqual([mutation])
  await opened.resolve(answer('FINALIZADA'))
  expect(await screen.findByText('Status atualizado')).toBeTruthy()
  expect(within(andamento()).getByText('Finalizada')).toBeTruthy()
  expect(opened.pending()).toEqual([])
})

test.each([
  ['the page', () => button(undo)],
  ['the toast', () => screen.getByRole('button', { name: 'Desfazer' })],
])('sends nothing if undone on %s', async (_, undoing) => {
  const opened = await open()
  await ask(opened)
  await opened.user.click(undoing())
  expect(within(andamento()).getByText('Em andamento')).toBeTruthy()
  expect(button('Finalizar seleção')).toBeTruthy()
  await pass()
  expect(opened.pending()).toEqual([])
})

test('sends a waiting change when the page unmounts, and the list shows it', async () => {
  const opened = await open()
  await ask(opened)
  await act(() => opened.router.navigate('/professor/opportunities'))
  expect(opened.variables(mutation)).toEqual({ input: { vaga: 'vaga-1', status: 'FINALIZADA' } })
  await opened.resolve(answer('FINALIZADA'), mutation)
  expect(await screen.findByText('Status atualizado')).toBeTruthy()
})

test('sends a waiting change before signing out, with its own session', async () => {
  const opened = await open()
  await ask(opened)
  await opened.user.click(screen.getAllByRole('button', { name: 'Sair' })[0] ?? document.body)
  const sent = opened.pending().filter(name => name === mutation || name === 'useSairMutation')
  expect(sent).toEqual([mutation])
  await opened.resolve(answer('FINALIZADA'), mutation)
  expect(opened.pending()).toContain('useSairMutation')
})

test.each(['AGUARDANDO', 'EM_ANALISE'])('offers no action for %s', async status => {
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
])('shows why the status did not change, and rolls it back (%#)', async (result, sentence) => {
  const opened = await open()
  await ask(opened)
  await pass()
  expect(within(andamento()).getByText('Finalizada')).toBeTruthy()
  if (result instanceof RequestFailure) await opened.reject(result)
  else await opened.resolve({ Mutation: () => ({ alterarStatusDaVaga: result }) })
  expect(await screen.findByText('Erro ao atualizar status')).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(within(andamento()).getByText('Em andamento')).toBeTruthy()
  expect(button('Finalizar seleção')).toBeTruthy()
})

test.each([
  ['FINALIZADA', 'Finalizada', 'Encerrada'],
  ['ENCERRADA', 'Encerrada', 'Finalizada'],
])('says %s once', async (status, nome, other) => {
  await open({ status, encerrada: true })
  expect(screen.getByText(nome)).toBeTruthy()
  expect(screen.queryByText(other)).toBeNull()
})

const question = () => screen.findByRole('dialog', { name: 'Avisar os candidatos por mensagem?' }, { timeout: 20_000 })
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Mensagem').value

/** Changes the status to FINALIZADA. */
async function end(opened: Opened) {
  await ask(opened)
  await pass()
  await opened.resolve(answer('FINALIZADA'))
}

test('suggests a comunicado after a selecao ends, without opening the dialog', async () => {
  const opened = await open()
  await end(opened)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('A mensagem de fim da seleção já está escrita.')).toBeTruthy()
  await opened.user.click(button('Enviar comunicado'))
  const asked = within(await question())
  expect(asked.getByText(/^A seleção foi finalizada, e os candidatos já veem isso no mural\. A mensagem/)).toBeTruthy()
  expect(text()).toBe('Olá! A seleção para “Monitoria de Cálculo I” foi finalizada. Agradecemos sua candidatura.')
  await opened.user.click(asked.getByRole('button', { name: 'Agora não' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('A mensagem de fim da seleção já está escrita.')).toBeNull()
  expect(button('Enviar comunicado')).toBeTruthy()
  expect(opened.pending()).toEqual([])
})

test('does not keep an unchanged suggestion as a draft', async () => {
  const first = await open()
  await end(first)
  await first.user.click(button('Enviar comunicado'))
  await question()
  first.unmount()
  await open({ status: 'FINALIZADA' })
  expect(button('Enviar comunicado')).toBeTruthy()
})

test('keeps an edited suggestion as a draft', async () => {
  const opened = await open()
  await end(opened)
  await opened.user.click(button('Enviar comunicado'))
  await opened.user.type(within(await question()).getByLabelText('Mensagem'), ' Até logo.')
  await opened.user.click(screen.getByRole('button', { name: 'Agora não' }))
  await opened.user.click(button('Continuar comunicado'))
  expect(text()).toMatch(/Agradecemos sua candidatura\. Até logo\.$/)
})

test('does not overwrite the draft of a comunicado', async () => {
  const opened = await open()
  await opened.user.click(button('Enviar comunicado'))
  await opened.user.type(await screen.findByLabelText('Mensagem', {}, { timeout: 20_000 }), 'Oi')
  await opened.user.click(screen.getByRole('button', { name: 'Voltar' }))
  await end(opened)
  await opened.user.click(button('Continuar comunicado'))
  expect(text()).toBe('Oi')
})

test('suggests nothing when a selecao is reactivated', async () => {
  const opened = await open({ status: 'FINALIZADA' })
  await ask(opened, 'Reativar Vaga')
  await pass()
  await opened.resolve(answer('EM_ANDAMENTO'))
  await opened.user.click(button('Enviar comunicado'))
  await screen.findByRole('dialog', { name: 'Enviar comunicado' }, { timeout: 20_000 })
  expect(text()).toBe('')
})

test.each([
  ['nobody applied, at once', [], (opened: Opened) => opened.user.click(button('Finalizar seleção'))],
  ['people are told, after the wait', undefined, (opened: Opened) => ask(opened).then(pass)],
])('shows the new status although the response could not read the vaga: %s', async (_, edges, change) => {
  const opened = await open({}, edges)
  await change(opened)
  await opened.resolveWithout(['alterarStatusDaVaga', 'vaga'], answer('FINALIZADA'), mutation)
  expect(within(andamento()).getByText('Finalizada')).toBeTruthy()
  expect(await screen.findByText('Status atualizado')).toBeTruthy()
  expect(screen.queryByText('Erro ao atualizar status')).toBeNull()
  expect(opened.pending()).toEqual([])
})
