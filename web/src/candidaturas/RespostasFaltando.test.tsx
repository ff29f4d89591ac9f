import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { changed } from '../relay/topics.ts'
import '../perguntas/ResponderDialog.tsx'
import '../ui/overlay/toasts.tsx'
import { renderRoute } from '../testing/renderRoute.tsx'
import { lista, naEtapa } from './testing/candidaturas.ts'

const mutation = 'useResponderMutation'
const horas = { id: 'p-1', texto: 'Quantas horas?', tipo: 'NUMERO', obrigatoria: true, opcoes: [] }
const onde = { id: 'p-2', texto: 'Onde você mora?', tipo: 'TEXTO_CURTO', obrigatoria: true, opcoes: [] }
const secoes = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const dialog = () => within(screen.getByRole('dialog', { name: 'Responder' }))
const resposta = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Quantas horas/ })
const enviar = () => dialog().getByRole('button', { name: 'Enviar respostas' })

beforeEach(() => localStorage.clear())

/** Opens the dialog of the second candidatura, which owes one answer and has given another one. */
async function open(respostasFaltando = 1) {
  const falta = { ...naEtapa('2', 'EM_ANALISE'), respostasFaltando }
  const opened = await renderRoute('/applications', lista([naEtapa('1', 'RECEBIDA'), falta]))
  await opened.user.click(screen.getByRole('button', { name: 'Responder às perguntas de Vaga 2' }))
  const pedido = { id: 'pedido-2', perguntas: [onde, horas], arquivo: 'OBRIGATORIO', instrucao: null }
  const minhaCandidatura = {
    id: 'situacao-2',
    respostas: { respostas: [{ idDaPergunta: 'p-2' }, { idDaPergunta: null }] },
  }
  const vaga = { id: 'vaga-2', minhaCandidatura }
  await opened.resolve({ Query: () => ({ vaga }), PedidoDaVaga: () => pedido }, 'ResponderDialogQuery')
  await screen.findByRole('textbox', { name: /Quantas horas/ })
  return opened
}

const answered = (result: object) => ({ Mutation: () => ({ responderPerguntas: result }) })

test('shows only the unanswered questions, and needs nothing more after the answers', async () => {
  const { user, variables, resolve, pending } = await open()
  expect(secoes()).toEqual(['2 candidaturas', 'Precisa de você (1)', 'Em andamento (1)', 'Responder'])
  expect(screen.getByText('Falta 1 resposta')).toBeTruthy()
  expect(dialog().getAllByRole('textbox')).toEqual([resposta()])
  await user.click(enviar())
  expect(dialog().getByText('Responda a esta pergunta.')).toBeTruthy()
  expect(pending()).toEqual([])
  await user.type(resposta(), '12')
  await user.click(enviar())
  expect(variables(mutation)).toEqual({
    input: { vaga: 'vaga-2', respostas: [{ pergunta: 'p-1', texto: 'Quantas horas?', valor: '12' }], arquivo: null },
  })
  const candidatura = { id: 'candidatura-2', respostasFaltando: 0, temRespostas: true }
  await resolve(answered({ __typename: 'ResponderPerguntasSuccess', candidatura }), mutation)
  expect(secoes()).toEqual(['2 candidaturas', 'Em andamento (2)'])
  expect(screen.queryByText('Falta 1 resposta')).toBeNull()
  expect(await screen.findByText('Respostas enviadas')).toBeTruthy()
  // The card is in another section now: the pressed button is gone with its dialog.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Vaga 2' }))
  expect(localStorage.getItem('rascunho:7:respostas:vaga-2')).toBeNull()
  expect(pending()).toEqual([])
})

test('asks for the PDF too if it is due', async () => {
  const { user, variables, resolve } = await open(2)
  await user.type(resposta(), '12')
  await user.click(enviar())
  expect(dialog().getByText('Envie o arquivo PDF pedido.')).toBeTruthy()
  const pdf = new File(['%PDF-1.7'], 'curriculo.pdf', { type: 'application/pdf' })
  await user.upload(dialog().getByLabelText(/Arquivo em PDF/), pdf)
  const guardado = { __typename: 'EnviarArquivoDaCandidaturaSuccess', arquivo: 'a-1', tamanho: 8 }
  await resolve({ Mutation: () => ({ enviarArquivoDaCandidatura: guardado }) }, 'useEnviarArquivoMutation')
  await user.click(enviar())
  expect(variables(mutation)?.['input']).toMatchObject({ respostas: [{ valor: '12' }], arquivo: 'a-1' })
})

test('keeps the draft through Escape and a reload', async () => {
  const { user } = await open()
  await user.type(resposta(), '12')
  await user.keyboard('{Escape}')
  document.body.replaceChildren()
  await open()
  expect(resposta().value).toBe('12')
  expect(dialog().getByText('Continuamos de onde você parou')).toBeTruthy()
})

test('says why the answers are refused, at the field or above the actions, and keeps them', async () => {
  const { user, resolve, reject } = await open()
  await user.type(resposta(), '12')
  await user.click(enviar())
  const mensagem = 'Esta pergunta mudou enquanto você respondia.'
  const campos = [{ campo: 'respostas.p-1', mensagem }]
  await resolve(answered({ __typename: 'EntradaInvalida', mensagem, campos }), mutation)
  expect(dialog().getByText(mensagem)).toBeTruthy()
  expect(dialog().queryByText('Erro ao responder')).toBeNull()
  await user.type(resposta(), '0')
  await user.click(enviar())
  await resolve(answered({ __typename: 'RespostasRecusadas', mensagem: 'A seleção terminou.' }), mutation)
  expect(dialog().getByText('A seleção terminou.')).toBeTruthy()
  await user.click(enviar())
  await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'Fora do ar.'), mutation)
  expect(resposta().value).toBe('120')
})

test('shows nothing on an upstream that does not count answers', async () => {
  await renderRoute('/applications', lista([{ ...naEtapa('2', 'EM_ANALISE'), respostasFaltando: null }]))
  expect(secoes()).toEqual(['1 candidatura', 'Em andamento (1)'])
  expect(screen.queryByRole('button', { name: /^Responder/ })).toBeNull()
})

test('says in the dialog that the candidatura expects no answers any more, and keeps them', async () => {
  const { user, environment, resolve, pending } = await open()
  await user.type(resposta(), '12')
  act(() => changed(environment, 'candidaturas'))
  const terminou = { ...naEtapa('2', 'EM_ANALISE'), respostasFaltando: 0 }
  await resolve(lista([naEtapa('1', 'RECEBIDA'), terminou]), 'CandidaturasListPaginationQuery')
  expect(dialog().getByText('Esta candidatura não espera mais respostas.')).toBeTruthy()
  expect(dialog().queryByRole('button', { name: 'Enviar respostas' })).toBeNull()
  expect(resposta().value).toBe('12')
  expect(pending()).toEqual([])
})

test('requests the candidaturas anew if the answers are refused', async () => {
  const { user, resolve, pending } = await open()
  await user.type(resposta(), '12')
  await user.click(enviar())
  await resolve(answered({ __typename: 'RespostasRecusadas', mensagem: 'A seleção terminou.' }), mutation)
  expect(pending()).toEqual(['CandidaturasListPaginationQuery'])
})
