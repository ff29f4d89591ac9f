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

const mutation = 'finalizarSelecaoMutation'
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

const resolver = (opened: Opened, result: object = {}) =>
  opened.resolve(
    {
      Mutation: () => ({
        finalizarSelecao: {
          __typename: 'FinalizarSelecaoSuccess',
          divulgadas: [],
          movidas,
          recusadas: [],
          selecao: umaSelecao(),
          vaga: { ...vaga, status: 'FINALIZADA' },
          ...result,
        },
      }),
    },
    mutation,
  )

const divulgar = () => asked().getByRole<HTMLInputElement>('checkbox', { name: /^Divulgar/ })

test('names who has no decision, by stage, and leaves them by default', async () => {
  const opened = await openSelecao(cinco, { retidas: 1 })
  await perguntar(opened)
  expect(asked().getByText('3 candidatos estão sem decisão')).toBeTruthy()
  expect(
    asked()
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Recebida: 2 (Ana, Beto)', 'Entrevista: 1 (Caio)'])
  expect(escolha('Deixar como está').checked).toBe(true)
  expect(asked().queryByText(/^As entrevistas deles/)).toBeNull()
  await opened.user.click(divulgar())
  expect(asked().getByText(/^Até a divulgação, essas pessoas leem o mesmo que quem está sem decisão/)).toBeTruthy()
  await confirmar(opened)
  expect(await screen.findByText('Só então 4 candidatos serão avisados.')).toBeTruthy()
  await pass()
  expect(opened.variables(soStatus)).toEqual({ input: { vaga: 'vaga-1', status: 'FINALIZADA' } })
  expect(opened.pending()).toEqual([soStatus])
})

test.each([
  [1, 'Divulgar o resultado retido agora', '1 resultado é divulgado'],
  [27, 'Divulgar os 27 resultados agora', '27 resultados são divulgados'],
])('releases %i held decisions with the end, by default', async (retidas, label, efeito) => {
  const opened = await openSelecao([candidato('10', 'Dora Pires', 'APROVADA', { retida: true })], { retidas })
  await pressButton(opened, rotulo)
  await screen.findByRole('checkbox', { name: new RegExp(`^${label}`) }, { timeout: 20_000 })
  expect(divulgar().checked).toBe(true)
  expect(asked().queryByRole('radio')).toBeNull()
  await confirmar(opened)
  expect(await screen.findByText(`Só então 1 candidato será avisado e ${efeito}.`)).toBeTruthy()
  await pass()
  expect(opened.variables(mutation)).toEqual({
    input: { vaga: 'vaga-1', divulgar: true, semDecisao: null, chave: expect.stringMatching(/^\w{32}$/) },
  })
  await resolver(opened, { movidas: [], divulgadas: [estado('10', 'APROVADA', 2)] })
  expect(within(andamento()).getByText('Finalizada')).toBeTruthy()
  expect(opened.pending()).toEqual([])
})

test('asks nothing if everybody has a decision that is released', async () => {
  const opened = await openSelecao([candidato('10', 'Dora Pires', 'APROVADA')])
  await pressButton(opened, rotulo)
  await screen.findByText(/Se você confirmar/, {}, { timeout: 20_000 })
  expect(asked().queryByRole('radio')).toBeNull()
  expect(asked().queryByRole('checkbox')).toBeNull()
  await confirmar(opened)
  await pass()
  expect(opened.pending()).toEqual([soStatus])
})

test('a later end with the same choices is a new request', async () => {
  const keys = []
  for (const _ of [1, 2]) {
    const opened = await openSelecao([candidato('10', 'Dora Pires', 'APROVADA', { retida: true })], { retidas: 1 })
    await pressButton(opened, rotulo)
    await screen.findByRole('checkbox', { name: /^Divulgar/ }, { timeout: 20_000 })
    await confirmar(opened)
    await pass()
    const { input } = opened.variables(mutation) ?? {}
    keys.push((input as { chave: string }).chave)
    await resolver(opened)
    opened.unmount()
  }
  expect(new Set(keys).size).toBe(2)
})

test('answers everybody with one sentence and the end in one request, once the wait is over', async () => {
  const opened = await responder()
  const aviso =
    'Só então 4 candidatos serão avisados, 1 resultado é divulgado e 3 candidatos passam a “Não selecionada”.'
  expect(await screen.findByText(aviso)).toBeTruthy()
  expect(within(andamento()).getByText('Em andamento')).toBeTruthy()
  expect(opened.pending()).toEqual([])
  await pass()
  expect(opened.pending()).toEqual([mutation])
  expect(opened.variables(mutation)).toEqual({
    input: {
      vaga: 'vaga-1',
      divulgar: true,
      semDecisao: {
        candidaturas: [
          { candidatura: 'c-7', versao: 1 },
          { candidatura: 'c-8', versao: 4 },
          { candidatura: 'c-9', versao: 1 },
        ],
        para: 'NAO_SELECIONADA',
        palavra: 'Obrigada!',
      },
      chave: expect.stringMatching(/^\w{32}$/),
    },
  })
  await resolver(opened)
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
  const semDecisao = { para: 'LISTA_DE_ESPERA', palavra: null }
  expect(opened.variables(mutation)?.['input']).toMatchObject({ divulgar: false, semDecisao })
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

test('leaves the status if the request fails, keeps choice and sentence, and repeats the same request', async () => {
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

test('leaves the status if the answers are refused, and says why', async () => {
  const opened = await responder()
  await pass()
  await resolver(opened, { __typename: 'EntradaInvalida', mensagem: 'Escolha uma etapa da lista.' })
  expect(await screen.findByText('Erro ao atualizar status')).toBeTruthy()
  expect(screen.getByText('Escolha uma etapa da lista.')).toBeTruthy()
  expect(within(andamento()).getByText('Em andamento')).toBeTruthy()
  expect(localStorage.getItem(rascunho)).toBe('"Obrigada!"')
})

test('does not send a sentence that is too long', async () => {
  localStorage.setItem(rascunho, JSON.stringify('a'.repeat(1001)))
  const opened = await responder('')
  expect(asked().getByText('A mensagem tem no máximo 1000 caracteres')).toBeTruthy()
  await pass()
  expect(opened.pending()).toEqual([])
})
