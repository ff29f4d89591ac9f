import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import '../entrevista/MinhaEntrevista.tsx'
import './RetirarDialog.tsx'
import { umaVaga } from '../../vagas/testing/umaVaga.ts'

const dialog = () => within(screen.getByRole('dialog'))
const press = (name: string) => screen.getByRole('button', { name })
const withdraw = 'useRetirarCandidaturaMutation'
const naEtapa = (etapa: string | null) => ({ id: 'situacao-12', candidatado: true, etapa, temRespostas: false })
const openWith = (minhaCandidatura: object) =>
  renderRoute('/opportunities/12', {
    Query: () => ({
      vaga: umaVaga({ id: 'vaga-12', minhaCandidatura, entrevistas: null }),
      viewer: { papel: 'ESTUDANTE' },
    }),
  })
const openAt = (etapa: string) => openWith(naEtapa(etapa))
const retirada = (resposta: object) => ({ Mutation: () => ({ retirarCandidatura: resposta }) })
const recado = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Recado/ })
const confirmar = () => dialog().getByRole('button', { name: 'Retirar candidatura' })
const card = () => within(screen.getByRole('region', { name: 'Você já se candidatou' }))

test.each([
  ['RECEBIDA', 'Recebida', /Assim que a análise começar/, 'Cancelar candidatura'],
  ['EM_ANALISE', 'Em análise', /Você não precisa fazer nada agora/, 'Retirar candidatura'],
  ['ENTREVISTA', 'Entrevista', /Fique de olho nas mensagens/, 'Retirar candidatura'],
  ['APROVADA', 'Aprovada', /Parabéns, sua candidatura foi aprovada!/, 'Retirar candidatura'],
  ['LISTA_DE_ESPERA', 'Lista de espera', /Se abrir um lugar/, 'Retirar candidatura'],
  ['NAO_SELECIONADA', 'Não selecionada', /Desta vez sua candidatura não foi selecionada/, null],
  ['RETIRADA', 'Retirada', /Você retirou sua candidatura/, null],
])('explains %s, the next step, and how to leave', async (etapa, label, sentence, button) => {
  await openAt(etapa)
  const status = within(card().getByRole('status'))
  expect(status.getByText(label)).toBeTruthy()
  expect(status.getByText(sentence)).toBeTruthy()
  expect(card().queryByText(/Sua candidatura foi enviada/)).toBeNull()
  expect(
    card()
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(button ? [button] : [])
})

test('withdraws with a message, shows it without another request, and keeps the focus there', async () => {
  const { user, pending, variables, resolve } = await openAt('EM_ANALISE')
  await user.click(press('Retirar candidatura'))
  await screen.findByRole('dialog')
  expect(dialog().getByText(/não será possível se candidatar de novo/)).toBeTruthy()
  await user.type(recado(), ' Consegui outra bolsa. ')
  expect(dialog().getByText('23/1000')).toBeTruthy()
  await user.click(confirmar())
  expect(variables(withdraw)).toEqual({
    input: { vaga: 'vaga-12', palavra: 'Consegui outra bolsa.' },
    contar: false,
  })
  await resolve(retirada({ __typename: 'RetirarCandidaturaSuccess', situacao: naEtapa('RETIRADA') }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(card().getByText('Retirada')).toBeTruthy()
  expect(card().queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(card().getByRole('status'))
  expect(await screen.findByText('Candidatura retirada')).toBeTruthy()
  expect(pending()).toEqual([])
})

test('withdraws without the optional message, and does nothing on Voltar', async () => {
  const { user, pending, variables } = await openAt('APROVADA')
  await user.click(press('Retirar candidatura'))
  await screen.findByRole('dialog')
  await user.click(dialog().getByRole('button', { name: 'Voltar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(pending()).toEqual([])
  await user.click(press('Retirar candidatura'))
  await user.type(recado(), '  ')
  await user.click(confirmar())
  expect(variables(withdraw)?.['input']).toEqual({ vaga: 'vaga-12', palavra: null })
})

test('does not send a message of more than 1000 characters, and does not truncate it', async () => {
  const { user, pending } = await openAt('EM_ANALISE')
  await user.click(press('Retirar candidatura'))
  recado().focus()
  await user.paste('a'.repeat(1001))
  expect(dialog().getByText('1001/1000')).toBeTruthy()
  expect(dialog().getByRole('alert').textContent).toBe('O recado deve ter no máximo 1000 caracteres.')
  await user.click(confirmar())
  expect(pending()).toEqual([])
  await user.type(recado(), '{Backspace}')
  expect(dialog().queryByRole('alert')).toBeNull()
  await user.click(confirmar())
  expect(pending()).toEqual([withdraw])
})

test('keeps the message over a failure and a reload until it is sent or discarded', async () => {
  const first = await openAt('EM_ANALISE')
  await first.user.click(press('Retirar candidatura'))
  await first.user.type(recado(), 'Consegui outra bolsa.')
  await first.user.click(confirmar())
  await first.reject(new RequestFailure('OFFLINE', 'no answer'))
  expect(dialog().getByRole('alert').textContent).toBe(
    'Erro ao retirarNão foi possível retirar sua candidatura. Tente novamente.',
  )
  expect(recado().value).toBe('Consegui outra bolsa.')
  first.unmount()

  const second = await openAt('EM_ANALISE')
  await second.user.click(press('Retirar candidatura'))
  expect(dialog().getByText('Continuamos de onde você parou')).toBeTruthy()
  expect(recado().value).toBe('Consegui outra bolsa.')
  await second.user.click(dialog().getByRole('button', { name: 'Descartar rascunho' }))
  expect(recado().value).toBe('')
  await second.user.type(recado(), 'Outra palavra')
  await second.user.click(confirmar())
  await second.resolve(retirada({ __typename: 'RetirarCandidaturaSuccess', situacao: naEtapa('RETIRADA') }))
  second.unmount()

  const third = await openAt('EM_ANALISE')
  await third.user.click(press('Retirar candidatura'))
  expect(recado().value).toBe('')
})

test('says why it was not withdrawn, keeps the message, and refetches the candidatura', async () => {
  const { user, pending, resolve } = await openAt('EM_ANALISE')
  await user.click(press('Retirar candidatura'))
  await user.type(recado(), 'Consegui outra bolsa.')
  await user.click(confirmar())
  const mensagem = 'Esta candidatura já foi encerrada.'
  await resolve(retirada({ __typename: 'RetiradaRecusada', mensagem }))
  expect(dialog().getByRole('alert').textContent).toBe(`Erro ao retirar${mensagem}`)
  expect(recado().value).toBe('Consegui outra bolsa.')
  expect(pending()).toEqual(['VagaPageQuery'])
})

test('shows what is wrong with the message', async () => {
  const { user, resolve } = await openAt('EM_ANALISE')
  await user.click(press('Retirar candidatura'))
  await user.click(confirmar())
  const campos = [{ campo: 'palavra', mensagem: 'O recado contém caracteres inválidos.' }]
  await resolve(retirada({ __typename: 'EntradaInvalida', mensagem: 'Dados inválidos.', campos }))
  expect(dialog().getByRole('alert').textContent).toBe('Erro ao retirarO recado contém caracteres inválidos.')
})

test('says that it was withdrawn even if its history could not be read afterwards', async () => {
  const { user, resolveWithout } = await openAt('EM_ANALISE')
  await user.click(press('Retirar candidatura'))
  await user.click(confirmar())
  const answer = retirada({ __typename: 'RetirarCandidaturaSuccess', situacao: naEtapa('RETIRADA') })
  await resolveWithout(['retirarCandidatura', 'candidatura'], answer, withdraw)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(card().getByText('Retirada')).toBeTruthy()
  expect(await screen.findByText('Candidatura retirada')).toBeTruthy()
})

test('offers to withdraw if it can no longer be cancelled, says why, and shows the stage', async () => {
  const { user, pending, variables, resolve } = await openAt('RECEBIDA')
  await user.click(press('Cancelar candidatura'))
  await user.click(dialog().getByRole('button', { name: 'Cancelar candidatura' }))
  const mensagem = 'Esta candidatura já está em análise. Em vez de cancelar, você pode retirá-la.'
  const recusado = { __typename: 'CancelamentoRecusado', mensagem, situacao: naEtapa('EM_ANALISE') }
  await resolve({ Mutation: () => ({ cancelarCandidatura: recusado }) })
  expect(dialog().getByRole('heading', { name: 'Retirar candidatura' })).toBeTruthy()
  expect(dialog().getByText(mensagem)).toBeTruthy()
  await resolve(
    { Query: () => ({ vaga: umaVaga({ id: 'vaga-12', minhaCandidatura: naEtapa('EM_ANALISE') }) }) },
    'VagaPageQuery',
  )
  await user.click(dialog().getByRole('button', { name: 'Voltar' }))
  expect(card().getByText('Em análise')).toBeTruthy()
  expect(pending()).toEqual([])
  await user.click(press('Retirar candidatura'))
  expect(dialog().queryByText(mensagem)).toBeNull()
  await user.click(confirmar())
  expect(variables(withdraw)).toEqual({ input: { vaga: 'vaga-12', palavra: null }, contar: false })
})

test('says that a student who withdrew cannot apply again', async () => {
  const { user, resolve } = await openWith({ ...naEtapa(null), candidatado: false })
  await user.click(press('Candidatar-se'))
  await user.click(dialog().getByRole('button', { name: 'Enviar candidatura' }))
  const mensagem = 'Você retirou sua candidatura a esta vaga.'
  await resolve({
    Mutation: () => ({ candidatar: { __typename: 'JaCandidatado', mensagem, situacao: naEtapa('RETIRADA') } }),
  })
  expect(screen.getByRole('alert').textContent).toBe(`Erro ao candidatar${mensagem}`)
  expect(card().getByText('Retirada')).toBeTruthy()
  expect(card().queryByRole('button')).toBeNull()
})
