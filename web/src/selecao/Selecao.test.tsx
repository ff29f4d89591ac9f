import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { abrirAba, page, url } from '../minhasVagas/testing/openMinhaVaga.ts'
import { sendDeferredWrites } from '../relay/deferredWrites.ts'
import { changed } from '../relay/topics.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import {
  openSelecao,
  candidato,
  cartao,
  coluna,
  dialogo,
  estado,
  menuDe,
  mover,
  pagina,
  peloMenu,
  quatro,
  answerWith,
} from './testing/openSelecao.ts'

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const nomes = () =>
  screen.getAllByText(/^(Ana Souza|Beto Lima|Caio Reis|Duda Melo|Eva Luz)$/).map(one => one.textContent)

test('shows the plain list on an upstream without etapas', async () => {
  await renderRoute(url, page({}, quatro), { como: 'professor' })
  expect(screen.getByText('Ana Souza')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Seleção' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Mover|^Histórico/ })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('counts the aprovadas, and the candidates by etapa', async () => {
  const opened = await openSelecao(quatro, { aprovadas: 1 })
  expect(screen.getByText('1 aprovada')).toBeTruthy()
  await abrirAba(opened, 'Métricas')
  const contagem = within(screen.getByRole('list', { name: 'Candidatos por etapa' })).getAllByRole('listitem')
  expect(contagem.map(item => item.textContent)).toEqual([
    'Recebida2',
    'Em análise1',
    'Entrevista0',
    'Aprovada0',
    'Lista de espera0',
    'Não selecionada0',
    'Retirada1',
  ])
})

test('moves one by the menu with an optimistic update, and announces it', async () => {
  const opened = await openSelecao()
  await peloMenu(opened, 'Ana Souza', 'Em análise')
  expect(opened.variables(mover)?.['input']).toEqual({
    vaga: 'vaga-1',
    candidaturas: [{ candidatura: 'c-7', versao: 1 }],
    para: 'EM_ANALISE',
    palavra: null,
    reter: false,
    chave: expect.stringMatching(/^[\da-f]{32}$/),
  })
  expect(cartao('Ana Souza').getByText('Em análise')).toBeTruthy()
  expect(menuDe('Ana Souza').getAttribute('aria-busy')).toBe('true')
  await answerWith(opened, [estado('7', 'EM_ANALISE', 2)])
  expect(screen.getByText('Ana Souza: agora em Em análise.')).toBeTruthy()
  expect(document.activeElement).toBe(menuDe('Ana Souza'))
  expect(opened.pending()).toEqual([])
  await peloMenu(opened, 'Ana Souza', 'Entrevista')
  expect(opened.variables(mover)?.['input'].candidaturas).toEqual([{ candidatura: 'c-7', versao: 2 }])
})

test('offers only valid moves, and none for a withdrawn candidatura', async () => {
  const { user } = await openSelecao()
  expect(cartao('Duda Melo').queryByRole('button', { name: /^Mover/ })).toBeNull()
  expect(cartao('Duda Melo').queryByRole('checkbox')).toBeNull()
  await user.click(menuDe('Caio Reis'))
  const items = () => screen.queryAllByRole('menuitem').map(item => item.textContent)
  expect(items()).toEqual(['Entrevista', 'Aprovada…', 'Lista de espera…', 'Não selecionada…', 'Com mensagem…'])
  expect(document.activeElement?.textContent).toBe('Entrevista')
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('Com mensagem…')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Aprovada…')
  await user.keyboard('{Escape}')
  expect(items()).toEqual([])
  expect(document.activeElement).toBe(menuDe('Caio Reis'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Entrevista')
  await user.click(screen.getByText('Ana Souza'))
  expect(items()).toEqual([])
})

test('confirms a decision, retains it by default, and keeps the palavra until it is sent', async () => {
  const opened = await openSelecao()
  await peloMenu(opened, 'Ana Souza', 'Aprovada…')
  expect(dialogo().getByLabelText<HTMLSelectElement>('Etapa').value).toBe('APROVADA')
  const palavra = () => dialogo().getByLabelText<HTMLTextAreaElement>(/^Mensagem para os candidatos/)
  await opened.user.type(palavra(), 'Parabéns!')
  expect(dialogo().getByText('9/1000')).toBeTruthy()
  await opened.user.click(dialogo().getByRole('button', { name: 'Voltar' }))
  expect(opened.pending()).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(menuDe('Ana Souza')))
  // The palavra for these candidates is not offered to others.
  await peloMenu(opened, 'Ana Souza', 'Não selecionada…')
  expect(palavra().value).toBe('')
  await opened.user.click(dialogo().getByRole('button', { name: 'Voltar' }))
  await peloMenu(opened, 'Ana Souza', 'Aprovada…')
  expect(palavra().value).toBe('Parabéns!')
  expect(dialogo().getByText('Continuamos de onde você parou')).toBeTruthy()
  await opened.user.click(dialogo().getByRole('button', { name: 'Mover 1 candidato' }))
  expect(opened.variables(mover)?.['input']).toMatchObject({ para: 'APROVADA', palavra: 'Parabéns!', reter: true })
  await answerWith(opened, [estado('7', 'APROVADA', 2, true)], { selecao: { aprovadas: 1, retidas: 1 } })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(cartao('Ana Souza').getByText('a divulgar')).toBeTruthy()
  expect(screen.getByText('Ana Souza: agora em Aprovada, a divulgar.')).toBeTruthy()
  expect(screen.getByText('1 resultado a divulgar')).toBeTruthy()
  await peloMenu(opened, 'Beto Lima', 'Aprovada…')
  expect(palavra().value).toBe('')
  await opened.user.click(dialogo().getByLabelText(/^Reter até divulgar/))
  await opened.user.click(dialogo().getByRole('button', { name: 'Mover 1 candidato' }))
  expect(opened.variables(mover)?.['input'].reter).toBe(false)
})

test('moves all selected candidates, and requires an etapa and a palavra within the limit', async () => {
  const opened = await openSelecao()
  await opened.user.click(box('Selecionar todos os filtrados (3)'))
  expect(screen.getByText('3 selecionados')).toBeTruthy()
  await opened.user.click(box('Selecionar Caio Reis'))
  await opened.user.click(screen.getByRole('button', { name: 'Mover para…' }))
  const enviar = () => opened.user.click(dialogo().getByRole('button', { name: 'Mover 2 candidatos' }))
  dialogo()
    .getByLabelText(/^Mensagem/)
    .focus()
  await opened.user.paste('a'.repeat(1001))
  await enviar()
  expect(
    dialogo()
      .getAllByRole('alert')
      .map(alert => alert.textContent),
  ).toEqual(['Escolha a etapa', 'A mensagem tem no máximo 1000 caracteres'])
  expect(opened.pending()).toEqual([])
  await opened.user.type(dialogo().getByLabelText(/^Mensagem/), '{Backspace}')
  await opened.user.selectOptions(dialogo().getByLabelText('Etapa'), 'Entrevista')
  // A text typed before choosing the etapa is kept.
  expect(dialogo().getByText('1000/1000')).toBeTruthy()
  expect(dialogo().queryByLabelText(/^Reter/)).toBeNull()
  await enviar()
  expect(await screen.findByText('2 candidatos movidos')).toBeTruthy()
  expect(screen.getByText('Agora em Entrevista. Serão avisados em 10 s.')).toBeTruthy()
  expect(cartao('Ana Souza').getByText('Entrevista')).toBeTruthy()
  expect(screen.queryByText(/ selecionados?$/)).toBeNull()
  // The bar is gone, and the focus moved to the heading.
  await waitFor(() => expect(document.activeElement).toBe(menuDe('Ana Souza')))
  expect(opened.pending()).toEqual([])
  await act(async () => void sendDeferredWrites())
  expect(opened.variables(mover)?.['input']).toMatchObject({
    candidaturas: [
      { candidatura: 'c-7', versao: 1 },
      { candidatura: 'c-8', versao: 1 },
    ],
    para: 'ENTREVISTA',
    reter: false,
  })
  await answerWith(opened, [estado('7', 'ENTREVISTA', 2), estado('8', 'ENTREVISTA', 2)])
  expect(cartao('Ana Souza').getByText('Entrevista')).toBeTruthy()
  expect(screen.queryByText('2 candidatos movidos')).toBeNull()
})

test('keeps the values after a lost response, and retries with the same idempotency key', async () => {
  const opened = await openSelecao()
  await peloMenu(opened, 'Ana Souza', 'Aprovada…')
  await opened.user.type(dialogo().getByLabelText(/^Mensagem/), 'Oi')
  const enviar = () => opened.user.click(dialogo().getByRole('button', { name: 'Mover 1 candidato' }))
  await enviar()
  const input = opened.variables(mover)?.['input']
  await opened.reject(new Error('lost'), mover)
  expect(dialogo().getByText('Não foi possível mover. Tente novamente.')).toBeTruthy()
  expect(cartao('Ana Souza').getByText('Recebida')).toBeTruthy()
  await enviar()
  expect(opened.variables(mover)?.['input']).toEqual(input)
  const refusal = {
    Mutation: () => ({ moverCandidaturas: { __typename: 'EntradaInvalida', mensagem: 'Só um minuto.' } }),
  }
  await opened.resolve(refusal, mover)
  expect(dialogo().getByText('Só um minuto.')).toBeTruthy()
  await opened.user.click(dialogo().getByRole('button', { name: 'Voltar' }))
  await peloMenu(opened, 'Ana Souza', 'Em análise')
  await opened.reject(new Error('lost'), mover)
  expect(await screen.findByText('Erro ao mover')).toBeTruthy()
  expect(cartao('Ana Souza').getByText('Recebida')).toBeTruthy()
})

test('filters by etapa, curso and words, and selects all matches', async () => {
  const { user } = await openSelecao()
  const filtros = screen.getByRole('button', { name: 'Filtros' })
  await user.click(filtros)
  expect(filtros.getAttribute('aria-expanded')).toBe('true')
  await user.selectOptions(screen.getByLabelText('Etapa'), 'Recebida')
  expect(filtros.textContent).toBe('Filtros (1)')
  expect(nomes()).toEqual(['Ana Souza', 'Beto Lima'])
  expect(screen.getByText('2 de 4 candidaturas')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Curso'), 'Física')
  expect(nomes()).toEqual(['Beto Lima'])
  await user.click(box('Selecionar todos os filtrados (1)'))
  expect(screen.getByText('1 selecionado')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Etapa'), 'Entrevista')
  expect(screen.getByText('Nenhum candidato encontrado com esta busca.')).toBeTruthy()
  expect(screen.getByText('1 selecionado')).toBeTruthy()
  expect(screen.getByText('Fora da lista mostrada: Beto Lima')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Desmarcar quem está fora' }))
  expect(screen.queryByText('1 selecionado')).toBeNull()
})

test('keeps selection, filters and view on a refetch, and skips candidates who withdrew meanwhile', async () => {
  const opened = await openSelecao()
  await opened.user.selectOptions(screen.getByLabelText('Curso'), 'Física')
  await opened.user.click(box('Selecionar todos os filtrados (2)'))
  await opened.user.selectOptions(screen.getByLabelText('Etapa'), 'Recebida')
  const nova = candidato('11', 'Eva Luz', 'RECEBIDA', { curso: 'Física', criadaEm: '2026-04-09T12:00:00Z' })
  const caio = candidato('9', 'Caio Reis', 'RETIRADA', { curso: 'Física', versao: 2 })
  act(() => changed(opened.environment, 'vaga:1'))
  await opened.resolve(pagina([...quatro.slice(0, 2), caio, ...quatro.slice(3), nova]), 'MinhaVagaPageQuery')
  expect(nomes()).toEqual(['Beto Lima', 'Eva Luz'])
  expect(box('Selecionar Beto Lima').checked).toBe(true)
  expect(box('Selecionar Eva Luz').checked).toBe(false)
  expect(screen.getByText('1 selecionado')).toBeTruthy()
})

test('shows list, table or board, remembered in this tab', async () => {
  const opened = await openSelecao()
  await opened.user.click(screen.getByRole('radio', { name: 'Quadro' }))
  expect(coluna('Recebida').getByText('Ana Souza')).toBeTruthy()
  opened.unmount()
  await openSelecao()
  expect(coluna('Em análise').getByText('Caio Reis')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Quadro' }).checked).toBe(true)
})

test('keeps the selection while many pages are refetched', async () => {
  const opened = await openSelecao()
  await opened.user.click(box('Selecionar Caio Reis'))
  act(() => changed(opened.environment, 'vaga:1'))
  const janela = (edges: object[], endCursor: string | null) => ({
    ...pagina(),
    CandidaturaConnection: () => ({ edges, total: 4, pageInfo: { hasNextPage: endCursor !== null, endCursor } }),
  })
  await opened.resolve(janela(quatro.slice(0, 2), 'depois-de-2'), 'MinhaVagaPageQuery')
  expect(screen.queryByText('1 selecionado')).toBeNull()
  await opened.resolve(janela(quatro.slice(2), null), 'useTodosOsCandidatosPaginationQuery')
  expect(screen.getByText('1 selecionado')).toBeTruthy()
  expect(box('Selecionar Caio Reis').checked).toBe(true)
})

test('writes to those who are selected, and from the board to those of an etapa', async () => {
  const opened = await openSelecao()
  await opened.user.click(box('Selecionar Caio Reis'))
  await opened.user.click(screen.getByRole('button', { name: 'Enviar mensagem' }))
  const comunicado = async () =>
    within(await screen.findByRole('dialog', { name: 'Enviar comunicado' }, { timeout: 20_000 }))
  expect((await comunicado()).getByLabelText<HTMLSelectElement>('Para').selectedOptions[0]?.text).toBe(
    'Selecionados (1)',
  )
  expect((await comunicado()).getByText('Caio Reis')).toBeTruthy()
  await opened.user.click((await comunicado()).getByRole('button', { name: 'Voltar' }))
  await opened.user.click(screen.getByRole('radio', { name: 'Quadro' }))
  await opened.user.click(screen.getByRole('button', { name: 'Enviar mensagem a quem está em Recebida' }))
  expect((await comunicado()).getByText(/A mensagem vai para 2 candidatos/)).toBeTruthy()
  expect(opened.pending()).toEqual([])
})
