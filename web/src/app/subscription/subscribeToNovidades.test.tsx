import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { joao, resposta, rita, umaConversa, umaMensagem } from '../../conversas/testing/conversas.ts'
import { bubbles, listen, live, mensagem, nav, rows, show, tellFromOtherTab, typed } from './testing/listen.ts'

/** The reader of this REST id has read a conversation in another tab. */
const tellLida = (codigo: string, data: unknown) => tellFromOtherTab(codigo, { kind: 'conversaLida', data })

test('counts a message on any page, without a request', async () => {
  const { bring, asked } = await listen('/', { naoLidas: 1 })
  await bring(mensagem(1, 'Oi', 2))
  expect(nav().getByRole('link', { name: 'Mensagens 2 não lidas' })).toBeTruthy()
  expect(asked()).toEqual([])
})

test('moves a conversation to the top with its dot, and adds a new conversation', async () => {
  const { bring, asked } = await listen('/messages', { lista: [joao] })
  await bring(mensagem(1, 'Oi, sou a Rita', 1))
  expect(rows().map(row => row.textContent)).toEqual([
    expect.stringMatching(/Rita.*Oi, sou a RitaProfessor1 não lida$/),
    expect.stringContaining('João'),
  ])
  await bring(mensagem(2, 'Oi, sou o João', 2, joao))
  expect(rows()[0]?.textContent).toMatch(/João.*2 não lidas$/)
  expect(rows()).toHaveLength(2)
  expect(asked()).toEqual([])
})

test('marks as read what the other person has read, and not what was sent after it', async () => {
  const minha = { minha: true, lida: false }
  const { bring, asked } = await listen('/messages?userId=9', {
    mensagens: [
      umaMensagem(4, 'Depois', minha),
      umaMensagem(3, 'Sim'),
      umaMensagem(2, 'Posso?', minha),
      umaMensagem(1, 'Oi', minha),
    ],
  })
  await bring({ __typename: 'MensagensLidas', com: '8', ate: 'mensagem-4' })
  expect(bubbles().filter(bubble => bubble?.endsWith(', lida'))).toEqual([])
  await bring({ __typename: 'MensagensLidas', com: '9', ate: 'mensagem-2' })
  const lidas = bubbles().map(bubble => bubble?.match(/, (lida|enviada)$/)?.[1])
  expect(lidas).toEqual(['lida', 'lida', undefined, 'enviada'])
  expect(asked()).toEqual([])
})

test('shows a message in the open thread, announces it to screen readers and marks it as read', async () => {
  const { bring, asked, variables, resolve } = await listen('/messages?userId=9')
  await bring(mensagem(7, 'Tudo bem?', 1))
  expect(bubbles()).toEqual([expect.stringContaining('Tudo bem?')])
  expect(screen.getByText('Rita Álvares: Tudo bem?').closest('[aria-live=polite]')).toBeTruthy()
  expect(rows()[0]?.textContent).not.toContain('não lida')
  expect(asked()).toEqual(['ConversaSyncQuery'])
  expect(variables('ConversaSyncQuery')).toEqual({ com: '9', quantas: 1 })
  await resolve(resposta({ mensagens: [umaMensagem(7, 'Tudo bem?')] }), 'ConversaSyncQuery')
  expect(nav().getByRole('link', { name: 'Mensagens' })).toBeTruthy()
  expect(asked()).toEqual([])
})

test('marks nothing as read while the tab is hidden', async () => {
  const { bring, asked } = await listen('/messages?userId=9')
  await show('hidden')
  await bring(mensagem(7, 'Tudo bem?', 1))
  expect(asked()).toEqual([])
  expect(nav().getByRole('link', { name: 'Mensagens 1 não lidas' })).toBeTruthy()
  await show('visible')
  expect(asked()).toEqual(['ConversaSyncQuery'])
  expect(nav().getByRole('link', { name: 'Mensagens' })).toBeTruthy()
})

test('shows a repeated message once, and a message sent from another device as own', async () => {
  const { bring, asked } = await listen('/messages?userId=9', { mensagens: [umaMensagem(1, 'Oi')] })
  await bring(mensagem(2, 'De outro aparelho', 0, rita, { minha: true }))
  await bring(mensagem(2, 'De outro aparelho', 0, rita, { minha: true }))
  expect(bubbles()).toEqual([expect.stringContaining('Oi'), expect.stringContaining('Você: De outro aparelho')])
  expect(asked()).toEqual([])
})

test('marks an unread conversation as read with the request that opens it', async () => {
  const lista = [umaConversa('9', 'Rita', { naoLidas: 2 }), umaConversa('8', 'João', { naoLidas: 1 })]
  const { asked } = await listen('/messages?userId=9', { lista, conversa: lista[0]?.node, naoLidas: 3 })
  expect(nav().getByRole('link', { name: 'Mensagens 1 não lidas' })).toBeTruthy()
  expect(rows()[0]?.textContent).not.toContain('não lida')
  expect(asked()).toEqual([])
})

test('reports an opened conversation to other tabs, even if a refetch already has it as read here', async () => {
  const received: unknown[] = []
  const channel = new BroadcastChannel('abas:7')
  channel.addEventListener('message', ({ data }) => received.push(data))
  onTestFinished(() => channel.close())
  await listen('/messages?userId=9', { lista: [rita], conversa: rita.node, naoLidas: 0 })
  await waitFor(() => expect(received).toMatchObject([{ kind: 'conversaLida', data: { com: '9', naoLidas: 0 } }]))
})

test('follows conversations read in another tab', async () => {
  const { asked } = await listen('/messages', {
    lista: [umaConversa('9', 'Rita', { naoLidas: 2 }), joao],
    naoLidas: 2,
  })
  await act(async () => tellLida('7', { com: '9', naoLidas: 0 }))
  expect(await nav().findByRole('link', { name: 'Mensagens' })).toBeTruthy()
  expect(rows()[0]?.textContent).not.toContain('não lida')
  expect(asked()).toEqual([])
})

test('follows them on a page without the list, too', async () => {
  await listen('/', { naoLidas: 3 })
  await act(async () => tellLida('7', { com: '9', naoLidas: 1 }))
  expect(await nav().findByRole('link', { name: 'Mensagens 1 não lidas' })).toBeTruthy()
})

test('ignores the tabs of another account, and invalid messages', async () => {
  await listen('/', { naoLidas: 3 })
  await act(async () => {
    tellLida('8', { com: '9', naoLidas: 2 })
    for (const dado of [null, 'lida', { com: 9, naoLidas: 2 }, { com: '9', naoLidas: '2' }]) {
      tellLida('7', dado)
    }
  })
  expect(nav().getByRole('link', { name: 'Mensagens 3 não lidas' })).toBeTruthy()
  // A channel keeps its order, so the messages before this one have arrived.
  await act(async () => tellLida('7', { com: '9', naoLidas: 1 }))
  expect(await nav().findByRole('link', { name: 'Mensagens 1 não lidas' })).toBeTruthy()
})

test('keeps the last message of a conversation when an older one arrives late', async () => {
  const { bring } = await listen('/messages')
  await bring(mensagem(5, 'Nova', 0))
  await bring(mensagem(6, 'De João', 0, joao))
  const atualizadaEm = umaMensagem(5, '').node.criadaEm
  const late = mensagem(4, 'Velha', 0)
  await bring({ ...late, conversa: { ...late.conversa, ultimaMensagem: 'Nova', atualizadaEm } })
  expect(rows().map(row => row.textContent)).toEqual([
    expect.stringContaining('De João'),
    expect.stringMatching(/Rita.*NovaProfessor$/),
  ])
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

test("removes a message's notification from the count, and adds no notification that was read", async () => {
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

test('ignores everything after it stopped', async () => {
  const { pending, stop } = await listen('/messages')
  expect(pending()).toEqual([live])
  stop()
  expect(pending()).toEqual([])
})
