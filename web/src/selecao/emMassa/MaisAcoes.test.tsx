import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sendDeferredWrites } from '../../relay/deferredWrites.ts'
import { candidato, cartao, estado, menuDe, openSelecao, umaSelecao } from '../testing/openSelecao.ts'

const avaliacao = (codigo: string, changes: object = {}) => ({
  avaliacao: { id: `avaliacao-${codigo}`, nota: null, etiquetas: [], totalDeAnotacoes: 0, ...changes },
})
const edges = [
  candidato('7', 'Ana Souza', 'RECEBIDA', avaliacao('7', { etiquetas: ['Chamar'] })),
  candidato('8', 'Beto Lima', 'RECEBIDA', avaliacao('8')),
]

async function selecionar(open = edges) {
  const opened = await openSelecao(open)
  await opened.user.click(screen.getByRole('checkbox', { name: /^Selecionar todos/ }))
  await opened.user.click(screen.getByRole('button', { name: 'Mais ações' }))
  return opened
}

async function reselecionar({ user }: Awaited<ReturnType<typeof openSelecao>>) {
  await user.click(screen.getByRole('checkbox', { name: /^Selecionar todos/ }))
}

const dialogo = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 20_000 }))

async function avaliar({ user }: Awaited<ReturnType<typeof selecionar>>) {
  await user.click(screen.getByRole('button', { name: 'Avaliar…' }))
  const dialog = await dialogo('Avaliar 2 candidatos')
  await user.click(dialog.getByRole('button', { name: 'Avaliar' }))
  expect(dialog.getByText('Escolha a nota ou escreva a etiqueta')).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText('Nota'), '4 de 5')
  await user.type(dialog.getByLabelText(/^Mais uma etiqueta/), 'chamar')
  await user.click(dialog.getByRole('button', { name: 'Avaliar' }))
}

test('leads from a selected candidate to the actions, which follow the whole list', async () => {
  const { user } = await selecionar()
  await user.click(cartao('Ana Souza').getByRole('link', { name: 'Ir para as ações da seleção' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Candidatos selecionados' }))
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Ana Souza' }))
  expect(cartao('Ana Souza').queryByRole('link', { name: /^Ir para/ })).toBeNull()
})

test('rates and labels all in one request, after the time to undo', async () => {
  const opened = await selecionar()
  await avaliar(opened)
  // The selection may end before the time to undo.
  await opened.user.click(screen.getByRole('button', { name: 'Limpar seleção' }))
  expect(opened.pending()).toEqual([])
  expect(cartao('Beto Lima').getByText('chamar')).toBeTruthy()
  await act(async () => void sendDeferredWrites())
  expect(opened.variables('useAvaliarVariasMutation')).toEqual({
    input: { vaga: 'vaga-1', candidaturas: ['c-7', 'c-8'], nota: 4, etiqueta: 'chamar' },
  })
  const [um, outro] = ['7', '8'].map(codigo => ({ __typename: 'Avaliacao', id: `avaliacao-${codigo}`, nota: 4 }))
  const avaliadas = [
    { ...um, etiquetas: ['Chamar'], totalDeAnotacoes: 0 },
    { ...outro, etiquetas: ['chamar'], totalDeAnotacoes: 0 },
  ]
  const result = { __typename: 'AvaliarCandidaturasSuccess', avaliadas, recusadas: [] }
  await opened.resolve({ Mutation: () => ({ avaliarCandidaturas: result }) })
  expect(cartao('Ana Souza').getAllByText(/^chamar$/i)).toHaveLength(1)
  expect(cartao('Beto Lima').getByText('chamar')).toBeTruthy()
})

test('sends nothing once it is undone', async () => {
  const opened = await selecionar()
  await avaliar(opened)
  await opened.user.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await act(async () => void sendDeferredWrites())
  expect(opened.pending()).toEqual([])
  expect(cartao('Beto Lima').queryByText(/^chamar$/i)).toBeNull()
})

async function oferecer({ user }: Awaited<ReturnType<typeof selecionar>>) {
  await user.click(screen.getByRole('button', { name: 'Oferecer entrevista…' }))
  const dialog = await dialogo('Oferecer entrevista a 2 candidatos')
  return { dialog, enviar: () => user.click(dialog.getByRole('button', { name: 'Oferecer' })) }
}

const oferecerEntrevista = 'useOferecerEntrevistaMutation'

test('offers an interview to all in one request: the horarios and the move', async () => {
  const opened = await selecionar()
  const { dialog, enviar } = await oferecer(opened)
  await opened.user.type(dialog.getByLabelText('Dia'), '2099-03-09')
  await opened.user.type(dialog.getByLabelText(/^Hora/), '14:00')
  await opened.user.type(dialog.getByLabelText(/^Local/), 'Sala 5')
  const beto = menuDe('Beto Lima')
  const card = beto.closest('[data-candidatura]') ?? beto
  vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, window.innerHeight / 2))
  await enviar()
  expect(cartao('Ana Souza').getByText('Entrevista')).toBeTruthy()
  // As after a move: nobody is selected, and the focus is with the moved candidate in the middle of the screen.
  expect(screen.queryByText(/ selecionados?$/)).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(beto))
  expect(opened.pending()).toEqual([])
  await act(async () => void sendDeferredWrites())
  const variables = opened.variables(oferecerEntrevista)
  expect(variables).toMatchObject({
    oferta: { vaga: 'vaga-1', horarios: [{ minutos: 30, local: 'Sala 5' }] },
    movimento: {
      para: 'ENTREVISTA',
      candidaturas: [
        { candidatura: 'c-7', versao: 1 },
        { candidatura: 'c-8', versao: 1 },
      ],
    },
  })
  await opened.reject(new Error('lost'), oferecerEntrevista)
  expect(await screen.findByText('Não foi possível oferecer a entrevista. Tente novamente.')).toBeTruthy()
  // The draft is back, and the same offer has the same idempotency keys: the first may have been stored.
  await reselecionar(opened)
  const retry = await oferecer(opened)
  await retry.enviar()
  await act(async () => void sendDeferredWrites())
  expect(opened.variables(oferecerEntrevista)).toEqual(variables)
})

test('an offer that is undone selects the same candidates again, and keeps what was typed', async () => {
  const opened = await selecionar()
  const { dialog, enviar } = await oferecer(opened)
  await opened.user.type(dialog.getByLabelText('Dia'), '2099-03-09')
  await opened.user.type(dialog.getByLabelText(/^Hora/), '14:00')
  await opened.user.type(dialog.getByLabelText(/^Local/), 'Sala 5')
  await enviar()
  expect(await screen.findByText('A entrevista será oferecida em 10 s')).toBeTruthy()
  expect(screen.getByText('Só então 2 candidatos serão avisados de 1 horário.')).toBeTruthy()
  await opened.user.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(screen.getByText('2 selecionados')).toBeTruthy()
  const again = await oferecer(opened)
  expect(again.dialog.getByLabelText<HTMLInputElement>(/^Hora/).value).toBe('14:00')
})

test('offers with other idempotency keys once the form has changed, and keeps no draft of an offer that was stored', async () => {
  const opened = await selecionar()
  const { dialog, enviar } = await oferecer(opened)
  await opened.user.type(dialog.getByLabelText('Dia'), '2099-03-09')
  await opened.user.type(dialog.getByLabelText(/^Hora/), '15:00')
  await opened.user.type(dialog.getByLabelText(/^Local/), 'Sala 5')
  await enviar()
  await act(async () => void sendDeferredWrites())
  const chave = opened.variables(oferecerEntrevista)?.['oferta']
  await opened.reject(new Error('lost'), oferecerEntrevista)
  await reselecionar(opened)
  const retry = await oferecer(opened)
  await opened.user.type(retry.dialog.getByLabelText(/^Local/), '7')
  await retry.enviar()
  await act(async () => void sendDeferredWrites())
  expect(opened.variables(oferecerEntrevista)?.['oferta']).not.toMatchObject({
    chave: (chave as { chave: string }).chave,
  })
  const recusada = { candidatura: estado('7', 'RETIRADA', 5), mensagem: 'Mudou.' }
  await opened.resolve(
    {
      Mutation: () => ({
        oferecerHorarios: { __typename: 'OferecerHorariosSuccess', vaga: null },
        moverCandidaturas: {
          __typename: 'MoverCandidaturasSuccess',
          movidas: [],
          recusadas: [recusada],
          selecao: umaSelecao(),
        },
      }),
    },
    oferecerEntrevista,
  )
  expect(await screen.findByText('Quem mudou antes de etapa ficou onde está: 1 candidato.')).toBeTruthy()
  expect(localStorage.getItem('rascunho:7:horarios:vaga-1')).toBeNull()
})
