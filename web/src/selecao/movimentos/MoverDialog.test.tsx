import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sendDeferredWrites } from '../../relay/deferredWrites.ts'
import { RequestFailure } from '../../relay/failure.ts'
import { keepalive } from '../../relay/network.ts'
import { changed } from '../../relay/topics.ts'
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

/** The time to undo is over, or the page is left. */
const send = () => act(async () => void sendDeferredWrites())

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('names the candidates that were not moved with the reason, and shows their etapa', async () => {
  const opened = await openSelecao()
  await opened.user.click(box('Selecionar todos os filtrados (3)'))
  await opened.user.click(screen.getByRole('button', { name: 'Mover para…' }))
  await opened.user.selectOptions(dialogo().getByLabelText('Etapa'), 'Entrevista')
  await opened.user.type(dialogo().getByLabelText(/^Mensagem/), 'Até logo')
  await opened.user.click(dialogo().getByRole('button', { name: 'Mover 3 candidatos' }))
  expect(localStorage.getItem('rascunho:7:mover:vaga-1:ENTREVISTA')).toBeNull()
  await send()
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
  act(() => changed(opened.environment, 'vaga:1'))
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
  await send()
  const ids = ['0', '2', '3', '4', '5', '6']
  const { candidaturas } = opened.variables(mover)?.['input'] ?? {}
  expect(candidaturas.map(({ candidatura }: { candidatura: string }) => candidatura)).toEqual(ids.map(id => `c-${id}`))
  await answerWith(
    opened,
    ids.map(id => estado(id, 'ENTREVISTA', 2)),
  )
  expect(screen.queryByText(/ selecionados?$/)).toBeNull()
})

const retidas = [
  candidato('7', 'Ana Souza', 'EM_ANALISE'),
  candidato('8', 'Beto Lima', 'EM_ANALISE'),
  candidato('9', 'Caio Reis', 'APROVADA', { retida: true }),
  candidato('10', 'Duda Melo', 'APROVADA'),
]

async function moverTodos(opened: Awaited<ReturnType<typeof openSelecao>>, etapa: string, mensagem = '') {
  await opened.user.click(box('Selecionar todos os filtrados (4)'))
  await opened.user.click(screen.getByRole('button', { name: 'Mover para…' }))
  await opened.user.selectOptions(dialogo().getByLabelText('Etapa'), etapa)
  if (mensagem) await opened.user.type(dialogo().getByLabelText(/^Mensagem/), mensagem)
  return () => opened.user.click(dialogo().getByRole('button', { name: 'Mover 4 candidatos' }))
}

test('counts the candidates by etapa, and warns of held decisions that it would replace', async () => {
  const opened = await openSelecao(retidas)
  await moverTodos(opened, 'Não selecionada')
  expect(dialogo().getByText('Agora: 2 Em análise · 1 Aprovada · 1 Aprovada, a divulgar')).toBeTruthy()
  expect(dialogo().getByText('1 decisão que ainda não foi divulgada será trocada.')).toBeTruthy()
  await opened.user.click(dialogo().getByRole('button', { name: 'Tirar Caio Reis' }))
  expect(dialogo().getByText('Agora: 2 Em análise · 1 Aprovada')).toBeTruthy()
  expect(dialogo().queryByText(/será trocada/)).toBeNull()
})

test('sends nothing of a move of many that is undone: all are as before, selected, with the message', async () => {
  const opened = await openSelecao(retidas)
  const enviar = await moverTodos(opened, 'Não selecionada', 'Obrigado')
  await enviar()
  expect(await screen.findByText('Agora em Não selecionada, a divulgar.')).toBeTruthy()
  expect(cartao('Caio Reis').getByText('Não selecionada')).toBeTruthy()
  // They cannot be moved again while the move waits.
  expect(menuDe('Caio Reis').getAttribute('aria-disabled')).toBe('true')
  await opened.user.click(screen.getByRole('button', { name: 'Desfazer' }))
  await send()
  expect(opened.variables(mover)).toBeUndefined()
  expect(cartao('Caio Reis').getByText('Aprovada')).toBeTruthy()
  expect(cartao('Caio Reis').getByText('a divulgar')).toBeTruthy()
  expect(screen.getByText('4 selecionados')).toBeTruthy()
  expect(localStorage.getItem('rascunho:7:mover:vaga-1:NAO_SELECIONADA')).toBe('"Obrigado"')
})

test('says that a move of many failed, and shows and selects them as before', async () => {
  const opened = await openSelecao(retidas)
  const enviar = await moverTodos(opened, 'Entrevista', 'Até logo')
  await enviar()
  await send()
  await opened.reject(new RequestFailure('OFFLINE', 'no answer'), mover)
  expect(await screen.findByText('Erro ao mover')).toBeTruthy()
  expect(cartao('Ana Souza').getByText('Em análise')).toBeTruthy()
  expect(screen.getByText('4 selecionados')).toBeTruthy()
  expect(localStorage.getItem('rascunho:7:mover:vaga-1:ENTREVISTA')).toBe('"Até logo"')
})

test('sends a move of many when the page is left, and names in a toast who was refused', async () => {
  const opened = await openSelecao(retidas)
  const enviar = await moverTodos(opened, 'Entrevista')
  await enviar()
  expect(opened.pending()).toEqual([])
  await act(async () => opened.router.navigate('/professor/opportunities/new'))
  expect(opened.variables(mover)?.['input']).toMatchObject({ para: 'ENTREVISTA' })
  const mensagem = 'Esta candidatura mudou.'
  const recusadas = [{ candidatura: estado('7', 'RETIRADA', 5), mensagem }]
  await answerWith(opened, [estado('8', 'ENTREVISTA', 2)], { recusadas })
  expect(await screen.findByText('1 candidato não foi movido')).toBeTruthy()
  expect(screen.getByText(`Ana Souza: ${mensagem}`)).toBeTruthy()
})

test('sends a move of many when the tab is closed, by a request that outlives it', async () => {
  const opened = await openSelecao(retidas)
  const enviar = await moverTodos(opened, 'Entrevista')
  await enviar()
  act(() => void window.dispatchEvent(new Event('pagehide')))
  const { request } = opened.environment.mock.getMostRecentOperation()
  expect(request.node.operation.name).toBe(mover)
  expect(request.cacheConfig?.metadata).toEqual(keepalive)
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
    name: /^Liberar o horário de segunda-feira, 09 de março de 2099, 14:00–14:30 agora/,
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
