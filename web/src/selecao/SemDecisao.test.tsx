import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  andamento,
  button,
  dialog,
  mutation as soStatus,
  pass,
  pressButton,
  undo,
} from '../minhasVagas/testing/alterarStatus.ts'
import { vaga } from '../minhasVagas/testing/openMinhaVaga.ts'
import { RequestFailure } from '../relay/failure.ts'
import { candidato, estado, openSelecao, umaSelecao } from './testing/openSelecao.ts'
import './SemDecisao.tsx'

const mutation = 'responderSemDecisaoMutation'
const rotulo = 'Finalizar seleção'
const rascunho = 'rascunho:7:finalizar:vaga-1'
const naoSelecionado = 'Marcar como não selecionado'

beforeEach(() => localStorage.clear())

const cinco = [
  candidato('7', 'Ana Souza', 'RECEBIDA'),
  candidato('8', 'Beto Lima', 'RECEBIDA', { versao: 4 }),
  candidato('9', 'Caio Reis', 'ENTREVISTA'),
  candidato('10', 'Dora Pires', 'APROVADA', { retida: true }),
  candidato('11', 'Elis Nunes', 'RETIRADA'),
]

type Opened = Awaited<ReturnType<typeof openSelecao>>

const asked = () => dialog(rotulo)
const escolha = (name: string) => asked().getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) })
const mensagem = () => asked().getByLabelText<HTMLTextAreaElement>(/^Mensagem/)

/** Opens the dialog with the names of the candidates. */
async function perguntar(opened: Pick<Opened, 'user'>) {
  await pressButton(opened, rotulo)
  await screen.findByRole('radio', { name: /^Deixar como está/ }, { timeout: 20_000 })
}

const confirmar = ({ user }: Opened) => user.click(asked().getByRole('button', { name: rotulo }))

/** Confirms 'não selecionado' with a palavra. */
async function responder(palavra = 'Obrigada!') {
  const opened = await openSelecao(cinco, { retidas: 1 })
  await perguntar(opened)
  await opened.user.click(escolha(naoSelecionado))
  if (palavra) await opened.user.type(mensagem(), palavra)
  await confirmar(opened)
  return opened
}

const movidas = ['7', '8', '9'].map(codigo => estado(codigo, 'NAO_SELECIONADA', 5))
const finalizada = { __typename: 'AlterarStatusDaVagaSuccess', vaga: { ...vaga, status: 'FINALIZADA' } }

const resolver = (opened: Opened, movimento: object) =>
  opened.resolve(
    {
      Mutation: () => ({
        moverCandidaturas: {
          __typename: 'MoverCandidaturasSuccess',
          movidas,
          recusadas: [],
          selecao: umaSelecao(),
          ...movimento,
        },
        alterarStatusDaVaga: finalizada,
      }),
    },
    mutation,
  )

test('names who has no decision, by stage, and leaves them by default', async () => {
  const opened = await openSelecao(cinco, { retidas: 1 })
  await perguntar(opened)
  expect(asked().getByText('3 candidatos estão sem decisão')).toBeTruthy()
  expect(
    asked()
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Recebida: 2 (Ana, Beto)', 'Entrevista: 1 (Caio)'])
  expect(asked().getByText('1 resultado está retido, e continua assim até a divulgação.')).toBeTruthy()
  expect(escolha('Deixar como está').checked).toBe(true)
  expect(asked().queryByText(/^As entrevistas deles/)).toBeNull()
  await confirmar(opened)
  expect(await screen.findByText('Só então 4 candidatos serão avisados.')).toBeTruthy()
  await pass()
  expect(opened.variables(soStatus)).toEqual({ input: { vaga: 'vaga-1', status: 'FINALIZADA' } })
  expect(opened.pending()).toEqual([soStatus])
})

test('asks nothing if everybody has a decision', async () => {
  const opened = await openSelecao([candidato('10', 'Dora Pires', 'APROVADA', { retida: true })], { retidas: 1 })
  await pressButton(opened, rotulo)
  expect(await screen.findByText(/^1 resultado está retido/, {}, { timeout: 20_000 })).toBeTruthy()
  expect(asked().queryByRole('radio')).toBeNull()
})

test('answers everybody with one sentence, before the status, once the wait is over', async () => {
  const opened = await responder()
  const aviso = 'Só então 4 candidatos serão avisados, e 3 candidatos passam a “Não selecionada”.'
  expect(await screen.findByText(aviso)).toBeTruthy()
  expect(within(andamento()).getByText('Em andamento')).toBeTruthy()
  expect(opened.pending()).toEqual([])
  await pass()
  expect(opened.pending()).toEqual([mutation])
  expect(opened.variables(mutation)).toEqual({
    movimento: {
      vaga: 'vaga-1',
      candidaturas: [
        { candidatura: 'c-7', versao: 1 },
        { candidatura: 'c-8', versao: 4 },
        { candidatura: 'c-9', versao: 1 },
      ],
      para: 'NAO_SELECIONADA',
      palavra: 'Obrigada!',
      reter: false,
      chave: expect.stringMatching(/^\w{32}$/),
    },
    input: { vaga: 'vaga-1', status: 'FINALIZADA' },
  })
  await resolver(opened, {})
  expect(await screen.findByText('Status atualizado')).toBeTruthy()
  expect(within(andamento()).getByText('Finalizada')).toBeTruthy()
  expect(screen.queryByText(/não (foi|foram) respondidos?$/)).toBeNull()
  expect(localStorage.getItem(rascunho)).toBeNull()
  expect(opened.pending()).toEqual([])
})

test('puts everybody on the waiting list, without a sentence', async () => {
  const opened = await openSelecao(cinco)
  await perguntar(opened)
  await opened.user.click(escolha(naoSelecionado))
  await opened.user.type(mensagem(), 'Não')
  await opened.user.click(escolha('Colocar na lista de espera'))
  expect(asked().queryByLabelText(/^Mensagem/)).toBeNull()
  expect(asked().getByText(/^As entrevistas deles que ainda não aconteceram são canceladas/)).toBeTruthy()
  await confirmar(opened)
  await pass()
  const movimento = { para: 'LISTA_DE_ESPERA', palavra: null, reter: false }
  expect(opened.variables(mutation)?.['movimento']).toMatchObject(movimento)
})

test('is undone with the status, sends nothing, and keeps choice and sentence', async () => {
  const opened = await responder()
  await opened.user.click(button(undo))
  await pass()
  expect(opened.pending()).toEqual([])
  expect(within(andamento()).getByText('Em andamento')).toBeTruthy()
  await perguntar(opened)
  expect(escolha(naoSelecionado).checked).toBe(true)
  expect(mensagem().value).toBe('Obrigada!')
})

test('says who was not answered, and changes the status all the same', async () => {
  const opened = await responder()
  await pass()
  const recusadas = [
    { candidatura: estado('7', 'RETIRADA', 2), mensagem: 'Esta candidatura foi retirada.' },
    { candidatura: estado('9', 'APROVADA', 2), mensagem: 'Esta candidatura mudou enquanto você a via.' },
  ]
  await resolver(opened, { movidas: movidas.slice(1, 2), recusadas })
  expect(await screen.findByText('2 candidatos não foram respondidos')).toBeTruthy()
  const motivos = 'Ana Souza e Caio Reis: Esta candidatura foi retirada. Esta candidatura mudou enquanto você a via.'
  expect(screen.getByText(motivos)).toBeTruthy()
  expect(within(andamento()).getByText('Finalizada')).toBeTruthy()
  // They did not receive the palavra.
  expect(localStorage.getItem(rascunho)).toBe('"Obrigada!"')
})

test('leaves the status if the move fails, keeps choice and sentence, and repeats the same move', async () => {
  const opened = await responder()
  await pass()
  const first = opened.variables(mutation)
  await opened.reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'no answer'), mutation)
  expect(await screen.findByText('Erro ao atualizar status')).toBeTruthy()
  expect(within(andamento()).getByText('Em andamento')).toBeTruthy()
  await perguntar(opened)
  expect(escolha(naoSelecionado).checked).toBe(true)
  expect(mensagem().value).toBe('Obrigada!')
  await confirmar(opened)
  await pass()
  expect(opened.variables(mutation)).toEqual(first)
})

test('says that nobody was answered if the move is refused', async () => {
  const opened = await responder()
  await pass()
  await resolver(opened, { __typename: 'EntradaInvalida', mensagem: 'Escolha uma etapa da lista.' })
  expect(await screen.findByText('Ninguém foi respondido')).toBeTruthy()
  expect(screen.getByText('Escolha uma etapa da lista.')).toBeTruthy()
  expect(localStorage.getItem(rascunho)).toBe('"Obrigada!"')
})

test('does not send a sentence that is too long', async () => {
  localStorage.setItem(rascunho, JSON.stringify('a'.repeat(1001)))
  const opened = await responder('')
  expect(asked().getByText('A mensagem tem no máximo 1000 caracteres')).toBeTruthy()
  await pass()
  expect(opened.pending()).toEqual([])
})
