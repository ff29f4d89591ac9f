import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { url } from '../../minhasVagas/testing/openMinhaVaga.ts'
import { markPageStale } from '../../relay/staleness.ts'
import {
  answerWith,
  candidato,
  cartao,
  dialogo,
  estado,
  menuDe,
  mover,
  openSelecao,
  pagina,
  peloMenu,
  quatro,
} from '../testing/openSelecao.ts'

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('names the candidates that were not moved with the reason, and shows their etapa', async () => {
  const opened = await openSelecao()
  await opened.user.click(box('Selecionar todos os filtrados (3)'))
  await opened.user.click(screen.getByRole('button', { name: 'Mover para…' }))
  await opened.user.selectOptions(dialogo().getByLabelText('Etapa'), 'Entrevista')
  await opened.user.type(dialogo().getByLabelText(/^Mensagem/), 'Até logo')
  await opened.user.click(dialogo().getByRole('button', { name: 'Mover 3 candidatos' }))
  const mensagem = 'Esta candidatura mudou enquanto você a via.'
  const recusadas = [
    { candidatura: estado('7', 'RETIRADA', 5), mensagem },
    { candidatura: estado('9', 'APROVADA', 4), mensagem },
  ]
  await answerWith(opened, [estado('8', 'ENTREVISTA', 2)], { recusadas })
  const aviso = within(screen.getByRole('alert'))
  expect(aviso.getByText('2 candidatos não foram movidos')).toBeTruthy()
  expect(aviso.getByText(`Ana Souza e Caio Reis: ${mensagem}`)).toBeTruthy()
  expect(cartao('Ana Souza').getByText('Retirada')).toBeTruthy()
  expect(cartao('Caio Reis').getByText('Aprovada')).toBeTruthy()
  // A refused candidate is not in the next move.
  expect(screen.queryByText(/ selecionados?$/)).toBeNull()
  expect(opened.pending()).toEqual([])
  await opened.user.click(aviso.getByRole('button', { name: 'Fechar aviso' }))
  expect(screen.queryByRole('alert')).toBeNull()
  // They did not receive the palavra, so its draft is kept.
  await peloMenu(opened, 'Caio Reis', 'Com mensagem…')
  expect(dialogo().getByLabelText<HTMLTextAreaElement>(/^Mensagem/).value).toBe('')
  await opened.user.click(dialogo().getByRole('button', { name: 'Voltar' }))
  expect(localStorage.getItem('rascunho:7:mover:vaga-1:ENTREVISTA')).toBe('"Até logo"')
})

test('says for which etapa a message is kept, as the dialog of several begins without one', async () => {
  const opened = await openSelecao()
  const abrir = () => opened.user.click(screen.getByRole('button', { name: 'Mover para…' }))
  await opened.user.click(box('Selecionar todos os filtrados (3)'))
  await abrir()
  await opened.user.selectOptions(dialogo().getByLabelText('Etapa'), 'Aprovada')
  await opened.user.type(dialogo().getByLabelText(/^Mensagem/), 'Oi')
  await opened.user.click(dialogo().getByRole('button', { name: 'Voltar' }))
  await abrir()
  expect(dialogo().getByText('Sua mensagem para “Aprovada” está guardada.')).toBeTruthy()
  await opened.user.selectOptions(dialogo().getByLabelText('Etapa'), 'Aprovada')
  expect(dialogo().getByLabelText<HTMLTextAreaElement>(/^Mensagem/).value).toBe('Oi')
  expect(dialogo().queryByText(/ está guardada\.$/)).toBeNull()
})

test('keeps an open menu while another professor moves the candidate, and sends the versao that it shows', async () => {
  const opened = await openSelecao()
  await opened.user.click(menuDe('Ana Souza'))
  const itens = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  const antes = itens()
  act(() => markPageStale(opened.environment, url))
  await opened.resolve(pagina([candidato('7', 'Ana Souza', 'EM_ANALISE', { versao: 2 })]))
  expect(cartao('Ana Souza').getByText('Em análise')).toBeTruthy()
  expect(itens()).toEqual(antes)
  expect(document.activeElement?.textContent).toBe('Em análise')
  await opened.user.click(screen.getByRole('menuitem', { name: 'Em análise' }))
  expect(opened.variables(mover)?.['input']).toMatchObject({ candidaturas: [{ candidatura: 'c-7', versao: 1 }] })
})

test('names everybody that a move changes, and moves nobody who was taken out', async () => {
  const muitos = Array.from({ length: 7 }, (_, index) => candidato(String(index), `Pessoa ${index}`, 'RECEBIDA'))
  const opened = await openSelecao(muitos)
  await opened.user.click(box('Selecionar todos os filtrados (7)'))
  await opened.user.click(screen.getByRole('button', { name: 'Mover para…' }))
  const quem = () => within(dialogo().getByRole('list', { name: 'Quem será movido' })).getAllByRole('listitem')
  expect(quem().map(item => item.textContent)).toEqual([
    'Pessoa 0',
    'Pessoa 1',
    'Pessoa 2',
    'Pessoa 3',
    'Pessoa 4',
    'mais 2',
  ])
  await opened.user.click(dialogo().getByRole('button', { name: 'Tirar Pessoa 1' }))
  expect(document.activeElement).toBe(dialogo().getByRole('list', { name: 'Quem será movido' }))
  await opened.user.click(dialogo().getByRole('button', { name: 'mais 1' }))
  expect(quem()).toHaveLength(6)
  await opened.user.selectOptions(dialogo().getByLabelText('Etapa'), 'Entrevista')
  await opened.user.click(dialogo().getByRole('button', { name: 'Mover 6 candidatos' }))
  const ids = ['0', '2', '3', '4', '5', '6']
  const { candidaturas } = opened.variables(mover)?.['input'] ?? {}
  expect(candidaturas.map(({ candidatura }: { candidatura: string }) => candidatura)).toEqual(ids.map(id => `c-${id}`))
  await answerWith(
    opened,
    ids.map(id => estado(id, 'ENTREVISTA', 2)),
  )
  expect(screen.queryByText(/ selecionados?$/)).toBeNull()
})

test('counts the seats that a decision takes before it is made', async () => {
  const opened = await openSelecao(quatro, { lugares: 2, aprovadas: 1 })
  await opened.user.click(box('Selecionar todos os filtrados (3)'))
  await opened.user.click(box('Selecionar Caio Reis'))
  await opened.user.click(screen.getByRole('button', { name: 'Mover para…' }))
  await opened.user.selectOptions(dialogo().getByLabelText('Etapa'), 'Aprovada')
  expect(dialogo().getByText('1 de 2 aprovadas: esta decisão passa de 2.')).toBeTruthy()
  await opened.user.click(dialogo().getByRole('button', { name: 'Tirar Ana Souza' }))
  expect(dialogo().getByText('1 de 2 aprovadas: com esta decisão, 2 de 2.')).toBeTruthy()
  await opened.user.selectOptions(dialogo().getByLabelText('Etapa'), 'Entrevista')
  expect(dialogo().queryByText(/aprovadas/)).toBeNull()
})

test('counts a single seat in the singular', async () => {
  const opened = await openSelecao(quatro, { lugares: 1, aprovadas: 0 })
  expect(screen.getByText('0 de 1 aprovada')).toBeTruthy()
  await opened.user.click(box('Selecionar Ana Souza'))
  await opened.user.click(screen.getByRole('button', { name: 'Mover para…' }))
  await opened.user.selectOptions(dialogo().getByLabelText('Etapa'), 'Aprovada')
  expect(dialogo().getByText('0 de 1 aprovada: com esta decisão, 1 de 1.')).toBeTruthy()
})

test('frees the interview of a held decision at once only if it is ticked, and names it', async () => {
  const opened = await openSelecao([candidato('7', 'Ana Souza', 'ENTREVISTA'), candidato('8', 'Beto Lima', 'RECEBIDA')])
  await peloMenu(opened, 'Ana Souza', 'Não selecionada…')
  const horario = { inicio: '2099-03-09T17:00:00Z', minutos: 30 }
  const entrevistas = [
    { ...horario, candidato: { id: 'pessoa-7' } },
    { ...horario, inicio: '2020-03-09T17:00:00Z', candidato: { id: 'pessoa-7' } },
    { ...horario, candidato: null },
  ]
  await opened.resolve(
    { Query: () => ({ node: { __typename: 'Vaga', id: 'vaga-1', entrevistas } }) },
    'LiberarHorarioQuery',
  )
  const liberar = dialogo().getByRole<HTMLInputElement>('checkbox', {
    name: /^Liberar o horário de segunda-feira, 9 de março, 14:00–14:30 agora/,
  })
  expect(liberar.checked).toBe(false)
  await opened.user.click(liberar)
  await opened.user.click(dialogo().getByRole('checkbox', { name: /^Reter/ }))
  expect(dialogo().queryByRole('checkbox', { name: /^Liberar/ })).toBeNull()
  await opened.user.click(dialogo().getByRole('checkbox', { name: /^Reter/ }))
  await opened.resolve(
    { Query: () => ({ node: { __typename: 'Vaga', id: 'vaga-1', entrevistas } }) },
    'LiberarHorarioQuery',
  )
  await opened.user.click(dialogo().getByRole('button', { name: 'Mover 1 candidato' }))
  expect(opened.variables(mover)?.['input']).toMatchObject({ reter: true, liberar: true })
})
