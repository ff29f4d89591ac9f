import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { resposta, rita, umaConversa, umaMensagem, joao } from '../conversas/testing/conversas.ts'
import { contarLida } from '../conversas/loja.ts'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { ouvirNovidades } from './ouvirNovidades.ts'

const live = 'ouvirNovidadesSubscription'
const nav = () => within(screen.getByRole('navigation', { name: 'Principal' }))
const rows = () => within(screen.getByRole('complementary', { name: 'Conversas' })).getAllByRole('link')
const bubbles = () =>
  within(screen.getByRole('region', { name: 'Mensagens' }))
    .queryAllByRole('listitem')
    .map(item => item.textContent)

const typed = (type: string, node: object) => ({ __typename: type, ...node })
const mensagem = (numero: number, conteudo: string, naoLidas: number, conversa = rita, fields = {}) => ({
  __typename: 'MensagemRecebida',
  mensagemEdge: { node: typed('Mensagem', umaMensagem(numero, conteudo, fields).node) },
  conversa: typed('Conversa', {
    ...conversa.node,
    pessoa: typed('Pessoa', conversa.node.pessoa),
    ultimaMensagem: conteudo,
    naoLidas,
  }),
  naoLidas,
})
const ligado = (mensagens: number | null, notificacoes: number | null = 0) => ({
  __typename: 'Ligado',
  mensagens,
  notificacoes,
})

/** The page at `url` with the stream open. */
async function listen(url: string, answer: Parameters<typeof resposta>[0] = {}) {
  const nenhuma = { NotificacaoConnection: () => ({ exemplo: false, edges: [] }) }
  const page = await renderRoute(url, { ...resposta(answer), ...nenhuma })
  const stop = ouvirNovidades(page.environment)
  onTestFinished(stop)
  const stream = page.environment.mock.getMostRecentOperation()
  const bring = (novidades: object) => act(async () => page.environment.mock.nextValue(stream, { data: { novidades } }))
  const end = () => act(async () => page.environment.mock.complete(stream))
  const asked = () => page.pending().filter(name => name !== live)
  return { ...page, bring, end, asked, stop }
}

const show = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('counts a message on any page, without asking for anything', async () => {
  const { bring, asked } = await listen('/', { naoLidas: 1 })
  await bring(mensagem(1, 'Oi', 2))
  expect(nav().getByRole('link', { name: 'Mensagens 2 não lidas' })).toBeTruthy()
  expect(asked()).toEqual([])
})

test('brings a conversation up with its dot, and one that is new', async () => {
  const { bring, asked } = await listen('/messages', { lista: [joao] })
  await bring(mensagem(1, 'Oi, sou a Rita', 1))
  expect(rows().map(row => row.textContent)).toEqual([
    expect.stringMatching(/Rita.*Oi, sou a Rita1 não lida$/),
    expect.stringContaining('João'),
  ])
  await bring(mensagem(2, 'Oi, sou o João', 2, joao))
  expect(rows()[0]?.textContent).toMatch(/João.*2 não lidas$/)
  expect(rows()).toHaveLength(2)
  expect(asked()).toEqual([])
})

test('shows a message in the open thread, says it to screen readers and reads it upstream', async () => {
  const { bring, asked, variables, resolve } = await listen('/messages?userId=9')
  await bring(mensagem(7, 'Tudo bem?', 1))
  expect(bubbles()).toEqual([expect.stringContaining('Tudo bem?')])
  expect(screen.getByText('Rita Álvares: Tudo bem?').closest('[aria-live=polite]')).toBeTruthy()
  expect(rows()[0]?.textContent).not.toContain('não lida')
  expect(asked()).toEqual(['LeituraQuery'])
  expect(variables('LeituraQuery')).toEqual({ com: '9', quantas: 1 })
  await resolve(resposta({ mensagens: [umaMensagem(7, 'Tudo bem?')] }), 'LeituraQuery')
  expect(nav().getByRole('link', { name: 'Mensagens' })).toBeTruthy()
  expect(asked()).toEqual([])
})

test('reads nothing for somebody who is elsewhere, until they are back', async () => {
  const { bring, asked } = await listen('/messages?userId=9')
  await show('hidden')
  await bring(mensagem(7, 'Tudo bem?', 1))
  expect(asked()).toEqual([])
  expect(nav().getByRole('link', { name: 'Mensagens 1 não lidas' })).toBeTruthy()
  await show('visible')
  expect(asked()).toEqual(['LeituraQuery'])
  expect(nav().getByRole('link', { name: 'Mensagens' })).toBeTruthy()
})

test('shows a message once that comes twice, and one that was sent from elsewhere as own', async () => {
  const { bring, asked } = await listen('/messages?userId=9', { mensagens: [umaMensagem(1, 'Oi')] })
  await bring(mensagem(2, 'De outro aparelho', 0, rita, { minha: true }))
  await bring(mensagem(2, 'De outro aparelho', 0, rita, { minha: true }))
  expect(bubbles()).toEqual([expect.stringContaining('Oi'), expect.stringContaining('Você: De outro aparelho')])
  expect(asked()).toEqual([])
})

test('marks an unread conversation read when it is opened, with the request that opens it', async () => {
  const lista = [umaConversa('9', 'Rita', { naoLidas: 2 }), umaConversa('8', 'João', { naoLidas: 1 })]
  const { asked } = await listen('/messages?userId=9', { lista, conversa: lista[0]?.node, naoLidas: 3 })
  expect(nav().getByRole('link', { name: 'Mensagens 1 não lidas' })).toBeTruthy()
  expect(rows()[0]?.textContent).not.toContain('não lida')
  expect(asked()).toEqual([])
})

test('follows what another tab read', async () => {
  const { asked } = await listen('/messages', {
    lista: [umaConversa('9', 'Rita', { naoLidas: 2 }), joao],
    naoLidas: 2,
  })
  await act(async () => contarLida({ com: '9', naoLidas: 0 }))
  expect(await nav().findByRole('link', { name: 'Mensagens' })).toBeTruthy()
  expect(rows()[0]?.textContent).not.toContain('não lida')
  expect(asked()).toEqual([])
})

test('follows it on a page that has no list, too', async () => {
  await listen('/', { naoLidas: 3 })
  await act(async () => contarLida({ com: '9', naoLidas: 1 }))
  expect(await nav().findByRole('link', { name: 'Mensagens 1 não lidas' })).toBeTruthy()
})

test('asks for nothing when the stream begins and the counts are as they were', async () => {
  const { bring, asked } = await listen('/messages?userId=9', { naoLidas: 2 })
  await bring(ligado(2))
  await bring(mensagem(1, 'Oi', 2, joao))
  expect(asked()).toEqual([])
})

test('catches up when the counts tell that something was missed, and after every gap', async () => {
  const { bring, asked, resolve } = await listen('/messages?userId=9', { mensagens: [umaMensagem(1, 'Oi')] })
  await bring(ligado(1))
  expect(asked()).toEqual(['ConversasListPaginationQuery', 'LeituraQuery'])
  const missed = [umaMensagem(2, 'Perdida'), umaMensagem(1, 'Oi')]
  while (asked().length > 0) await resolve(resposta({ mensagens: missed, naoLidas: 1 }), asked()[0])
  expect(bubbles()).toEqual([expect.stringContaining('Oi'), expect.stringContaining('Perdida')])
  await bring(ligado(1))
  expect(asked()).toEqual(['ConversasListPaginationQuery', 'LeituraQuery'])
})

test('keeps the page as it is where it cannot catch up', async () => {
  const { bring, asked, reject } = await listen('/messages?userId=9', { mensagens: [umaMensagem(1, 'Oi')] })
  await bring(ligado(1))
  while (asked().length > 0) await reject(new RequestFailure('OFFLINE', 'no answer'), asked()[0])
  expect(bubbles()).toEqual([expect.stringContaining('Oi')])
  expect(rows()).toHaveLength(2)
})

test('catches the open thread up only once somebody sees it, for that reads it upstream', async () => {
  const { bring, asked, resolve, variables } = await listen('/messages?userId=9')
  await show('hidden')
  await bring(ligado(1))
  expect(asked()).toEqual(['ConversasListPaginationQuery'])
  await resolve(resposta(), 'ConversasListPaginationQuery')
  await show('visible')
  expect(asked()).toEqual(['LeituraQuery'])
  expect(variables('LeituraQuery')).toEqual({ com: '9', quantas: 100 })
  await resolve(resposta({ mensagens: [umaMensagem(2, 'Perdida')] }), 'LeituraQuery')
  expect(bubbles()).toEqual([expect.stringContaining('Perdida')])
  await show('hidden')
  await show('visible')
  expect(asked()).toEqual([])
})

test('catches up and marks read at once, neither in the way of the other', async () => {
  const { bring, asked, environment } = await listen('/messages?userId=9')
  await bring(ligado(1))
  await bring(mensagem(7, 'Tudo bem?', 1))
  expect(asked()).toEqual(['ConversasListPaginationQuery', 'LeituraQuery', 'LeituraQuery'])
  const windows = environment.mock.getAllOperations().map(({ request }) => request.variables['quantas'])
  expect(windows).toEqual([undefined, 1000, 100, 1])
})

test('counts by the list that was read again, for the count told before may be too high', async () => {
  const { bring, resolve } = await listen('/messages')
  await bring(ligado(5))
  const lista = [rita, umaConversa('8', 'João', { naoLidas: 2 })]
  await resolve(resposta({ lista }), 'ConversasListPaginationQuery')
  expect(nav().getByRole('link', { name: 'Mensagens 2 não lidas' })).toBeTruthy()
})

test('begins the thread anew where more was missed than is read again', async () => {
  const { bring, asked, resolve } = await listen('/messages?userId=9', { mensagens: [umaMensagem(1, 'Antiga')] })
  await bring(ligado(9))
  while (asked().length > 0) {
    await resolve(resposta({ mensagens: [umaMensagem(900, 'Nova')], hasNextPage: true }), asked()[0])
  }
  expect(bubbles()).toEqual([expect.stringContaining('Nova')])
  expect(screen.getByRole('button', { name: 'Carregar mensagens anteriores' })).toBeTruthy()
})

test('counts a notification', async () => {
  const { bring, asked, environment } = await listen('/messages')
  const notificacao = { id: 'n1', tipo: 'MENSAGEM', titulo: 'Oi', descricao: null, criadaEm: null, lida: false }
  await bring({
    __typename: 'NotificacaoRecebida',
    notificacao: typed('Notificacao', { ...notificacao, acao: null }),
    naoLidas: 4,
  })
  expect(environment.getStore().getSource().get('client:root:viewer:naoLidas')).toMatchObject({ notificacoes: 4 })
  expect(asked()).toEqual([])
})

test('takes the notification of a message back from the count, and lists none that was read', async () => {
  const { bring, asked, environment } = await listen('/notifications')
  const novidade = (lida: boolean, naoLidas: number) => ({
    __typename: 'NotificacaoRecebida',
    notificacao: typed('Notificacao', {
      id: 'n1',
      tipo: 'MENSAGEM',
      titulo: 'Nova mensagem',
      descricao: null,
      criadaEm: null,
      lida,
      acao: null,
    }),
    naoLidas,
  })
  const count = () => environment.getStore().getSource().get('client:root:viewer:naoLidas')
  await bring(novidade(true, 3))
  expect(screen.queryByText(/Nova mensagem/)).toBeNull()
  await bring(novidade(false, 4))
  expect(screen.getByText('(não lida)')).toBeTruthy()
  await bring(novidade(true, 3))
  expect(screen.getByText('Nova mensagem')).toBeTruthy()
  expect(screen.queryByText('(não lida)')).toBeNull()
  expect(count()).toMatchObject({ notificacoes: 3 })
  expect(asked()).toEqual([])
})

test('asks again on the way back to the page where the upstream tells nothing by itself', async () => {
  const { end, asked } = await listen('/messages')
  await end()
  await show('hidden')
  expect(asked()).toEqual([])
  await show('visible')
  expect(asked()).toEqual(['HeaderUserQuery', 'ConversasListPaginationQuery'])
})

test('hears nothing more once it is told to stop', async () => {
  const { pending, stop } = await listen('/messages')
  expect(pending()).toEqual([live])
  stop()
  expect(pending()).toEqual([])
})
