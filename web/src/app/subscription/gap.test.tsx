import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { joao, resposta, rita, umaConversa, umaMensagem } from '../../conversas/testing/conversas.ts'
import { RequestFailure } from '../../relay/failure.ts'
import { bubbles, ligado, listen, mensagem, nav, rows, show } from './testing/listen.ts'

test('sends no request when the stream connects with the same counts', async () => {
  const { bring, asked } = await listen('/messages?userId=9', { naoLidas: 2 })
  await bring(ligado(2))
  await bring(mensagem(1, 'Oi', 2, joao))
  expect(asked()).toEqual([])
})

test('refetches when the counts differ at connection, and after every gap', async () => {
  const { bring, asked, resolve } = await listen('/messages?userId=9', { mensagens: [umaMensagem(1, 'Oi')] })
  await bring(ligado(1))
  expect(asked()).toEqual(['ConversasListPaginationQuery', 'ConversaSyncQuery'])
  const missed = [umaMensagem(2, 'Perdida'), umaMensagem(1, 'Oi')]
  while (asked().length > 0) await resolve(resposta({ mensagens: missed, naoLidas: 1 }), asked()[0])
  expect(bubbles()).toEqual([expect.stringContaining('Oi'), expect.stringContaining('Perdida')])
  await bring(ligado(1))
  expect(asked()).toEqual(['ConversasListPaginationQuery', 'ConversaSyncQuery'])
})

test('refetches once more after a gap while a refetch is in flight, whose response may be older', async () => {
  const { bring, asked, resolve } = await listen('/messages?userId=9', { mensagens: [umaMensagem(1, 'Oi')] })
  await bring(ligado(1))
  await bring(ligado(1))
  const both = ['ConversasListPaginationQuery', 'ConversaSyncQuery']
  expect(asked()).toEqual(both)
  for (const each of both) await resolve(resposta(), each)
  expect(asked()).toEqual(both)
  for (const each of both) await resolve(resposta(), each)
  expect(asked()).toEqual([])
})

test.each([
  ['an event was missed before it', true],
  ['the upstream does not know', null],
])('refetches at the first connection if %s, though the counts are the same', async (_, perdeu) => {
  const { bring, asked } = await listen('/messages?userId=9', { naoLidas: 2 })
  await bring(ligado(2, 0, perdeu))
  expect(asked()).toEqual(['ConversasListPaginationQuery', 'ConversaSyncQuery'])
})

test('unmounted queries refetch on the next visit after a gap', async () => {
  const { bring, asked, router } = await listen('/messages', { naoLidas: 1 })
  const go = (to: string) => act(() => router.navigate(to))
  await bring(ligado(1))
  await go('/network')
  const elsewhere = asked()
  await go('/messages')
  expect(asked()).toEqual(elsewhere)
  await go('/network')
  await bring(ligado(1))
  expect(asked()).toEqual(elsewhere)
  await go('/messages')
  expect(asked()).toEqual([...elsewhere, 'ConversasPageQuery'])
  expect(rows()).toHaveLength(2)
})

test('keeps the page as it is if the refetch fails', async () => {
  const { bring, asked, reject } = await listen('/messages?userId=9', { mensagens: [umaMensagem(1, 'Oi')] })
  await bring(ligado(1))
  while (asked().length > 0) await reject(new RequestFailure('OFFLINE', 'no answer'), asked()[0])
  expect(bubbles()).toEqual([expect.stringContaining('Oi')])
  expect(rows()).toHaveLength(2)
})

test('a refetch that failed is repeated when the reader returns: what was missed is shown', async () => {
  const { bring, asked, reject, resolve } = await listen('/messages?userId=9', { mensagens: [umaMensagem(1, 'Oi')] })
  await bring(ligado(1))
  while (asked().length > 0) await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'restarting'), asked()[0])
  await show('hidden')
  await show('visible')
  expect(asked().toSorted()).toEqual(['ConversaSyncQuery', 'ConversasListPaginationQuery'])
  const missed = [umaMensagem(2, 'Perdida'), umaMensagem(1, 'Oi')]
  while (asked().length > 0) await resolve(resposta({ mensagens: missed, naoLidas: 1 }), asked()[0])
  expect(bubbles()).toEqual([expect.stringContaining('Oi'), expect.stringContaining('Perdida')])
})

test('aborts a refetch when the page is hidden: that of a thread would mark as read what nobody sees', async () => {
  const { bring, asked } = await listen('/messages?userId=9')
  await bring(ligado(1))
  expect(asked()).toEqual(['ConversasListPaginationQuery', 'ConversaSyncQuery'])
  await show('hidden')
  expect(asked()).toEqual([])
  await show('visible')
  expect(asked()).toEqual(['ConversasListPaginationQuery', 'ConversaSyncQuery'])
})

test('refetches if the first connection brings no count and cannot tell whether messages were missed', async () => {
  const { bring, asked } = await listen('/messages?userId=9')
  await bring(ligado(null, null, null))
  expect(asked()).toEqual(['ConversasListPaginationQuery', 'ConversaSyncQuery'])
})

test('keeps its counts if the first connection brings none because nothing was missed', async () => {
  const { bring, asked } = await listen('/messages?userId=9', { naoLidas: 2 })
  await bring(ligado(null, null))
  expect(asked()).toEqual([])
  expect(nav().getByRole('link', { name: /Mensagens/ }).textContent).toContain('2')
})

test('refetches the open thread only when the tab is visible, since that marks it as read', async () => {
  const { bring, asked, resolve, variables } = await listen('/messages?userId=9')
  await show('hidden')
  await bring(ligado(1))
  expect(asked()).toEqual([])
  await show('visible')
  await resolve(resposta(), 'ConversasListPaginationQuery')
  expect(asked()).toEqual(['ConversaSyncQuery'])
  expect(variables('ConversaSyncQuery')).toEqual({ com: '9', quantas: 100 })
  await resolve(resposta({ mensagens: [umaMensagem(2, 'Perdida')] }), 'ConversaSyncQuery')
  expect(bubbles()).toEqual([expect.stringContaining('Perdida')])
  await show('hidden')
  await show('visible')
  expect(asked()).toEqual([])
})

test('refetches and marks as read in parallel', async () => {
  const { bring, asked, environment } = await listen('/messages?userId=9')
  await bring(ligado(1))
  await bring(mensagem(7, 'Tudo bem?', 1))
  expect(asked()).toEqual(['ConversasListPaginationQuery', 'ConversaSyncQuery', 'ConversaSyncQuery'])
  const windows = environment.mock.getAllOperations().map(({ request }) => request.variables['quantas'])
  expect(windows).toEqual([undefined, 50, 100, 1])
})

test('takes the count of the refetched list, since an earlier event may have a higher one', async () => {
  const { bring, resolve } = await listen('/messages')
  await bring(ligado(5))
  const lista = [rita, umaConversa('8', 'João', { naoLidas: 2 })]
  await resolve(resposta({ lista, naoLidas: 2 }), 'ConversasListPaginationQuery')
  expect(nav().getByRole('link', { name: 'Mensagens 2 não lidas' })).toBeTruthy()
})

test('puts missed messages in their position, before newer ones', async () => {
  const { bring, asked, resolve } = await listen('/messages?userId=9', { mensagens: [umaMensagem(1, 'Oi')] })
  await bring(ligado(1))
  await bring(mensagem(3, 'Nova', 0))
  const missed = [umaMensagem(3, 'Nova'), umaMensagem(2, 'Perdida'), umaMensagem(1, 'Oi')]
  await resolve(resposta({ mensagens: missed }), 'ConversaSyncQuery')
  expect(bubbles()).toEqual(['Oi', 'Perdida', 'Nova'].map(texto => expect.stringContaining(texto)))
  expect(asked()).toEqual(['ConversasListPaginationQuery'])
})

test('restarts the thread if more messages were missed than one window holds', async () => {
  const { bring, asked, resolve } = await listen('/messages?userId=9', { mensagens: [umaMensagem(1, 'Antiga')] })
  await bring(ligado(9))
  while (asked().length > 0) {
    await resolve(resposta({ mensagens: [umaMensagem(900, 'Nova')], hasNextPage: true }), asked()[0])
  }
  expect(bubbles()).toEqual([expect.stringContaining('Nova')])
  expect(screen.getByRole('button', { name: 'Carregar mensagens anteriores' })).toBeTruthy()
})

test('refetches when the reader returns to the tab, if the upstream has no events', async () => {
  const { end, asked } = await listen('/messages')
  await end()
  await show('hidden')
  expect(asked()).toEqual([])
  await show('visible')
  expect(asked()).toEqual(['HeaderUserQuery', 'ConversasListPaginationQuery'])
})

test('refetches once when the reader returns from another window', async () => {
  const { end, asked, stop, reject } = await listen('/messages')
  await end()
  const failAll = async () => {
    while (asked().length > 0) await reject(new RequestFailure('OFFLINE', 'no answer'), asked()[0])
  }
  const fire = (type: string) => act(async () => void window.dispatchEvent(new Event(type)))
  await fire('blur')
  await fire('focus')
  expect(asked()).toEqual(['HeaderUserQuery', 'ConversasListPaginationQuery'])
  await failAll()
  await fire('blur')
  await show('hidden')
  await show('visible')
  await failAll()
  await fire('focus')
  expect(asked()).toEqual([])
  stop()
  await fire('blur')
  await fire('focus')
  expect(asked()).toEqual([])
})
