import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  openSelecao,
  candidato,
  cartao,
  coluna,
  dialogo,
  estado,
  menuDe,
  mover,
  peloMenu,
  quatro,
  answerWith,
} from '../testing/openSelecao.ts'

const muitos = Array.from({ length: 45 }, (_, index) =>
  candidato(String(index), `Pessoa ${index}`, 'RECEBIDA', {
    criadaEm: `2026-04-01T12:${String(index).padStart(2, '0')}:00Z`,
  }),
)

async function abrirQuadro(edges: object[] = quatro) {
  const opened = await openSelecao(edges)
  await opened.user.click(screen.getByRole('radio', { name: 'Quadro' }))
  return opened
}

const alca = (nome: string) => screen.getByRole('button', { name: `Arrastar ${nome}` })
const at = (etapa: string) => document.querySelector<HTMLElement>(`[data-etapa="${etapa}"]`)
const alvos = () => [...document.querySelectorAll<HTMLElement>('[data-alvo="true"]')].map(one => one.dataset['etapa'])

/** Presses an element and moves the pointer to a column. */
function arrastar(from: Element, etapa: string, pointerType = 'mouse') {
  vi.spyOn(document, 'elementFromPoint').mockImplementation(() => at(etapa))
  fireEvent.pointerDown(from, { button: 0, clientX: 10, clientY: 10, pointerType })
  fireEvent.pointerMove(window, { clientX: 12, clientY: 12 })
  fireEvent.pointerMove(window, { clientX: 300, clientY: 40 })
}

test('has a column for each etapa, with its count', async () => {
  await abrirQuadro()
  const colunas = [...document.querySelectorAll<HTMLElement>('[data-etapa]')]
  expect(colunas.map(one => one.firstElementChild?.textContent)).toEqual([
    'Recebida2',
    'Em análise1',
    'Entrevista0',
    'Aprovada0',
    'Lista de espera0',
    'Não selecionada0',
    'Retirada1',
  ])
  expect(coluna('Recebida').getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Arrastar Duda Melo' })).toBeNull()
})

test('says on each card what decides', async () => {
  const atendimentos = [{ idDaCandidatura: 'c-7', cr: 8.4, atende: 1, de: 2 }]
  const edges = [
    candidato('7', 'Ana Souza', 'RECEBIDA', {
      criadaEm: new Date(Date.now() - 10 * 24 * 60 * 60 * 1000).toISOString(),
      avaliacao: { id: 'avaliacao-7', nota: null, etiquetas: [], totalDeAnotacoes: 0 },
    }),
    candidato('8', 'Beto Lima', 'APROVADA', { retida: true }),
  ]
  const { user } = await openSelecao(edges, {}, { respostas: [], atendimentos })
  await user.click(screen.getByRole('radio', { name: 'Quadro' }))
  expect(cartao('Ana Souza').getByText('10 dias').parentElement?.textContent).toBe('10 dias sem resposta')
  expect(cartao('Ana Souza').getByText('Sem nota')).toBeTruthy()
  expect(cartao('Ana Souza').getByText('1/2').textContent).toBe('1/2 requisitos')
  expect(cartao('Ana Souza').getByText('CR 8,4')).toBeTruthy()
  expect(cartao('Beto Lima').queryByText(/requisitos|CR|Sem nota|dias/)).toBeNull()
})

test('moves a card dragged to a column at once, and announces it', async () => {
  const opened = await abrirQuadro()
  arrastar(screen.getByText('Ana Souza'), 'ENTREVISTA')
  expect(alvos()).toEqual([])
  // Not from a link, but from the card around it.
  fireEvent.pointerUp(window)
  const card = screen.getByText('Ana Souza').closest('[data-candidatura]') ?? document.body
  arrastar(card, 'ENTREVISTA')
  expect(alvos()).toEqual(['ENTREVISTA'])
  fireEvent.pointerUp(window)
  expect(alvos()).toEqual([])
  expect(opened.variables(mover)?.['input']).toMatchObject({
    candidaturas: [{ candidatura: 'c-7', versao: 1 }],
    para: 'ENTREVISTA',
    reter: false,
  })
  expect(coluna('Entrevista').getByText('Ana Souza')).toBeTruthy()
  await answerWith(opened, [estado('7', 'ENTREVISTA', 2)])
  expect(screen.getByText('Ana Souza: agora em Entrevista.')).toBeTruthy()
  expect(opened.pending()).toEqual([])
})

test('drags by touch only on the handle, and opens the dialog for a decision', async () => {
  const opened = await abrirQuadro()
  const card = screen.getByText('Ana Souza').closest('[data-candidatura]') ?? document.body
  arrastar(card, 'APROVADA', 'touch')
  fireEvent.pointerUp(window)
  expect(screen.queryByRole('dialog')).toBeNull()
  arrastar(alca('Ana Souza'), 'APROVADA', 'touch')
  fireEvent.pointerUp(window)
  expect(dialogo().getByLabelText<HTMLSelectElement>('Etapa').value).toBe('APROVADA')
  expect(opened.pending()).toEqual([])
  await opened.user.click(dialogo().getByRole('button', { name: 'Mover 1 candidato' }))
  expect(opened.variables(mover)?.['input']).toMatchObject({ para: 'APROVADA', reter: true })
  await answerWith(opened, [estado('7', 'APROVADA', 2, true)], { selecao: { retidas: 1, aprovadas: 1 } })
  expect(coluna('Aprovada').getByText('a divulgar')).toBeTruthy()
})

test.each([
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['a pointer that is taken away', () => fireEvent.pointerCancel(window)],
])('cancels a drag by %s', async (_, end) => {
  const { pending } = await abrirQuadro()
  arrastar(alca('Ana Souza'), 'ENTREVISTA')
  end()
  fireEvent.pointerUp(window)
  expect(alvos()).toEqual([])
  expect(screen.getByText('Ana Souza: continua em Recebida.')).toBeTruthy()
  expect(pending()).toEqual([])
})

test.each(['RECEBIDA', 'RETIRADA'])('moves nobody on a drag to %s', async etapa => {
  const { pending } = await abrirQuadro()
  arrastar(alca('Caio Reis'), etapa)
  expect(alvos()).toEqual([])
  fireEvent.pointerUp(window)
  expect(pending()).toEqual([])
})

test('moves a card by keyboard with its handle, announces each step, and keeps the focus', async () => {
  const opened = await abrirQuadro()
  act(() => alca('Caio Reis').focus())
  await opened.user.keyboard('{Enter}')
  expect(screen.getByText('Caio Reis: escolha a etapa com as setas e solte com Enter. Esc desiste.')).toBeTruthy()
  // 'Recebida' is not a valid move.
  await opened.user.keyboard('{ArrowLeft}{ArrowRight}')
  expect(alvos()).toEqual(['ENTREVISTA'])
  await opened.user.keyboard('{Escape}')
  expect(alvos()).toEqual([])
  expect(screen.getByText('Caio Reis: continua em Em análise.')).toBeTruthy()
  await opened.user.keyboard(' {ArrowRight} ')
  expect(opened.variables(mover)?.['input']).toMatchObject({ para: 'ENTREVISTA' })
  await waitFor(() => expect(document.activeElement).toBe(menuDe('Caio Reis')))
  expect(coluna('Entrevista').getByText('Caio Reis')).toBeTruthy()
  await answerWith(opened, [estado('9', 'ENTREVISTA', 2)])
  expect(screen.getByText('Caio Reis: agora em Entrevista.')).toBeTruthy()
  expect(document.activeElement).toBe(menuDe('Caio Reis'))
})

test('cancels a drag by keyboard when the handle loses the focus', async () => {
  const opened = await abrirQuadro()
  act(() => alca('Caio Reis').focus())
  await opened.user.keyboard('{Enter}{ArrowRight}{Tab}')
  expect(alvos()).toEqual([])
  expect(opened.pending()).toEqual([])
})

test('moves a card back if the move is refused', async () => {
  const opened = await abrirQuadro()
  await peloMenu(opened, 'Ana Souza', 'Entrevista')
  expect(coluna('Entrevista').getByText('Ana Souza')).toBeTruthy()
  const mensagem = 'Esta candidatura mudou enquanto você a via.'
  await answerWith(opened, [], { recusadas: [{ candidatura: estado('7', 'EM_ANALISE', 3), mensagem }] })
  expect(coluna('Em análise').getByText('Ana Souza')).toBeTruthy()
  expect(screen.getByText(`Ana Souza: ${mensagem}`)).toBeTruthy()
})

test('renders twenty of a column at first, and more on demand', async () => {
  const { user } = await abrirQuadro(muitos)
  const cards = () => coluna('Recebida').getAllByRole('listitem')
  expect(cards()).toHaveLength(20)
  await user.click(coluna('Recebida').getByRole('button', { name: 'Mostrar mais' }))
  expect(cards()).toHaveLength(40)
  await user.click(coluna('Recebida').getByRole('button', { name: 'Mostrar mais' }))
  expect(cards()).toHaveLength(45)
  expect(document.activeElement).toBe(cards()[40])
})

test('chooses the column to show on a phone', async () => {
  const { user } = await abrirQuadro(quatro.slice(2))
  const atuais = () =>
    [...document.querySelectorAll<HTMLElement>('[data-atual="true"]')].map(one => one.dataset['etapa'])
  // The first column that is not empty.
  expect(atuais()).toEqual(['EM_ANALISE'])
  await user.selectOptions(screen.getByLabelText('Etapa mostrada'), 'Retirada (1)')
  expect(atuais()).toEqual(['RETIRADA'])
})

test.each(['Lista', 'Quadro'])('%s: re-renders only the moved card', async visao => {
  const opened = await openSelecao(muitos)
  await opened.user.click(screen.getByRole('radio', { name: visao }))
  // Each render of a card formats its date once, and little else does.
  const written = vi.spyOn(Date.prototype, 'toISOString')
  await peloMenu(opened, 'Pessoa 3', 'Em análise')
  await answerWith(opened, [estado('3', 'EM_ANALISE', 2)])
  expect(cartao('Pessoa 3')).toBeTruthy()
  // Re-rendering all cards would count twenty. The moved card, and on the board the one that moves up, count a few.
  expect(written.mock.calls.length).toBeLessThan(10)
  expect(written.mock.calls.length).toBeGreaterThan(0)
})
