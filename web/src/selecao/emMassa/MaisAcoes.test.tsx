import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sendDeferredWrites } from '../../relay/deferredWrites.ts'
import { candidato, cartao, openSelecao } from '../testing/openSelecao.ts'

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

test('rates and labels all in one request, after the time to undo', async () => {
  const opened = await selecionar()
  await avaliar(opened)
  // The selection may end before the time to undo.
  await opened.user.click(screen.getByRole('button', { name: 'Limpar seleção' }))
  expect(opened.pending()).toEqual([])
  expect(cartao('Beto Lima').getByRole('button', { name: 'Tirar a etiqueta chamar de Beto Lima' })).toBeTruthy()
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
  expect(cartao('Ana Souza').getAllByRole('button', { name: /^Tirar a etiqueta/ })).toHaveLength(1)
  expect(cartao('Beto Lima').getByRole('button', { name: 'Tirar a etiqueta chamar de Beto Lima' })).toBeTruthy()
})

test('sends nothing once it is undone', async () => {
  const opened = await selecionar()
  await avaliar(opened)
  await opened.user.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await act(async () => void sendDeferredWrites())
  expect(opened.pending()).toEqual([])
  expect(cartao('Beto Lima').queryByRole('button', { name: /^Tirar a etiqueta/ })).toBeNull()
})

test('offers an interview to all in one request: the horarios and the move', async () => {
  const opened = await selecionar()
  await opened.user.click(screen.getByRole('button', { name: 'Oferecer entrevista…' }))
  const dialog = await dialogo('Oferecer entrevista a 2 candidatos')
  await opened.user.type(dialog.getByLabelText('Dia'), '2099-03-09')
  await opened.user.type(dialog.getByLabelText(/^Hora/), '14:00')
  await opened.user.type(dialog.getByLabelText(/^Local/), 'Sala 5')
  await opened.user.click(dialog.getByRole('button', { name: 'Oferecer' }))
  expect(cartao('Ana Souza').getByText('Entrevista')).toBeTruthy()
  expect(opened.pending()).toEqual([])
  await act(async () => void sendDeferredWrites())
  expect(opened.variables('useOferecerEntrevistaMutation')).toMatchObject({
    oferta: { vaga: 'vaga-1', horarios: [{ minutos: 30, local: 'Sala 5' }] },
    movimento: {
      para: 'ENTREVISTA',
      candidaturas: [
        { candidatura: 'c-7', versao: 1 },
        { candidatura: 'c-8', versao: 1 },
      ],
    },
  })
})
