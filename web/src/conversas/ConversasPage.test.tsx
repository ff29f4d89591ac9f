import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { inDays } from '../testing/inDays.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { openWithRita, joao, resposta, rita, umaConversa, umaMensagem } from './testing/conversas.ts'

const page = 'ConversasPageQuery'
const list = () => within(screen.getByRole('complementary', { name: 'Conversas' }))
const rows = () => list().queryAllByRole('link')
const names = () => rows().map(row => row.textContent)
const thread = () => screen.getByRole('region', { name: 'Mensagens' })
const bubbles = () => within(thread()).getAllByRole('listitem')

test.each([
  ['aluno', '/messages'],
  ['professor', '/professor/messages'],
] as const)('shows a %s the conversations with name, role, time and last message, and none open', async (como, url) => {
  await renderRoute(url, resposta(), { como })
  expect(names()).toHaveLength(2)
  expect(names()[0]).toMatch(/^(RÁ)?Rita Álvares\d\d:\d\dÚltima de Rita ÁlvaresProfessor$/)
  expect(screen.getByText('Selecione uma conversa para ver as mensagens.')).toBeTruthy()
  expect(document.title).toBe('Mensagens · Mural Acadêmico')
})

test('marks an unread conversation', async () => {
  await renderRoute('/messages', resposta({ lista: [umaConversa('9', 'Rita', { naoLidas: 2 }), joao] }))
  expect(rows()[0]?.textContent).toContain('2 não lidas')
  expect(rows()[1]?.textContent).not.toContain('não lida')
})

test.each([
  ['aluno', '/messages', 'Conhecer pessoas', '/network'],
  ['professor', '/professor/messages', 'Escrever a um candidato', '/professor/opportunities'],
] as const)('says to a(n) %s that there is no conversation, and where one begins', async (como, url, name, to) => {
  await renderRoute(url, resposta({ lista: [] }), { como })
  expect(await list().findByText('Nenhuma conversa encontrada.')).toBeTruthy()
  expect(list().getByRole('link', { name }).getAttribute('href')).toBe(to)
  expect(list().queryByRole('searchbox'), 'nothing to search').toBeNull()
})

test('searches names and last messages without accents, and requests only the words of the others', async () => {
  const { user, pending } = await renderRoute('/messages', resposta())
  const box = list().getByRole('searchbox', { name: 'Buscar conversas' })
  await user.type(box, 'alvares')
  expect(names()).toHaveLength(1)
  expect(names()[0]).toContain('Rita')
  await user.clear(box)
  await user.type(box, 'AMANHA')
  expect(names()[0]).toContain('João')
  await user.type(box, ' nunca')
  expect(await list().findByText('Nenhuma conversa encontrada.')).toBeTruthy()
  expect(list().getByText('Tente outro nome ou outra palavra de uma mensagem.')).toBeTruthy()
  expect(pending().filter(name => name !== 'useBuscaDeMensagensQuery')).toEqual([])
})

test('opens a conversation with one request, and shows that it loads', async () => {
  const { user, pending, variables, resolve } = await renderRoute('/messages', resposta())
  await user.click(list().getByRole('link', { name: /Rita/ }))
  expect(pending()).toEqual([page])
  expect(variables(page)).toEqual({ com: '9', aberta: true })
  expect(screen.getByText('Carregando mensagens...')).toBeTruthy()
  expect(list().getByRole('link', { name: /Rita/ }).getAttribute('aria-current')).toBe('true')
  await resolve(resposta({ mensagens: [umaMensagem(1, 'Oi')] }))
  expect(screen.getByRole('heading', { name: 'Rita Álvares' })).toBe(document.activeElement)
  expect(bubbles()).toHaveLength(1)
  expect(pending()).toEqual([])
})

test('removes ?userId= from the URL, keeps it in the history entry, and sends no further request', async () => {
  const { router, pending, user, resolve } = await openWithRita()
  expect(screen.getByRole('heading', { name: 'Rita Álvares' })).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/messages', search: '', state: { com: '9' } })
  expect(pending()).toEqual([])
  await user.click(list().getByRole('link', { name: /João/ }))
  await resolve(resposta({ conversa: joao.node }))
  expect(screen.getByRole('heading', { name: 'João da Silva' })).toBeTruthy()
  await act(() => router.navigate(-1))
  while (pending().length > 0) await resolve(resposta())
  expect(screen.getByRole('heading', { name: 'Rita Álvares' })).toBeTruthy()
  expect(router.state.location).toMatchObject({ search: '', state: { com: '9' } })
})

test("opens nothing for an invalid id, and for the reader's own", async () => {
  for (const userId of ['abc', '7', '0']) {
    const { router, unmount } = await renderRoute(`/messages?userId=${userId}`, resposta())
    expect(screen.getByText('Selecione uma conversa para ver as mensagens.')).toBeTruthy()
    expect(router.state.location.search).toBe('')
    unmount()
  }
})

test('shows a new conversation as such, with the name of the person', async () => {
  await openWithRita({ lista: [joao], conversa: null })
  expect(screen.getByRole('heading', { name: 'Nova conversa' })).toBeTruthy()
  expect(screen.getByText(/^com Rita Álvares/).textContent).toMatch(/^com Rita Álvares( · .+)?$/)
  expect(screen.queryByText('Failed to fetch user info')).toBeNull()
  expect(screen.getByText('Nenhuma mensagem ainda.')).toBeTruthy()
  expect(screen.getByText('Seja o primeiro a enviar uma mensagem!')).toBeTruthy()
})

test('says that the profile of a new conversation could not be read, and cannot write without it', async () => {
  for (const [url, como, falha] of [
    ['/messages?userId=9', 'aluno', 'Failed to fetch user info'],
    ['/professor/messages?userId=9', 'professor', 'Failed to fetch profile'],
  ] as const) {
    const { resolveWithout, unmount } = await renderRoute(url, null, { como })
    await resolveWithout(['usuario'], resposta({ lista: [joao], conversa: null }), page)
    expect(screen.getByRole('heading', { name: 'Nova conversa' })).toBeTruthy()
    expect(screen.getByText(falha)).toBeTruthy()
    expect(screen.queryByLabelText(/^Mensagem/, { selector: 'textarea' })).toBeNull()
    unmount()
  }
})

test('shows no form if no usuario has the id, and a button back to the list', async () => {
  const { router, user, resolve, pending } = await renderRoute('/messages?userId=999', null)
  const nobody = { ...resposta({ conversa: null }), Query: () => ({ usuario: null }) }
  await resolve(nobody, page)
  expect(screen.getByText('Esta pessoa não existe ou saiu do mural.')).toBeTruthy()
  expect(screen.queryByPlaceholderText('Digite sua mensagem...')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Voltar para as conversas' }))
  while (pending().length > 0) await resolve(resposta())
  expect(router.state.location).toMatchObject({ pathname: '/messages', search: '', state: null })
})

test('keeps the thread of a person who left, without a form', async () => {
  const { resolve } = await renderRoute('/messages?userId=9', null)
  await resolve({ ...resposta({ mensagens: [umaMensagem(1, 'Oi')] }), Query: () => ({ usuario: null }) }, page)
  expect(bubbles()).toHaveLength(1)
  expect(screen.getByText('Esta pessoa saiu do mural e não recebe mais mensagens.')).toBeTruthy()
  expect(screen.queryByPlaceholderText('Digite sua mensagem...')).toBeNull()
})

test('says that a conversation has no messages', async () => {
  await openWithRita({ mensagens: [] })
  expect(screen.getByText('Nenhuma mensagem nesta conversa.')).toBeTruthy()
})

test('groups the messages by day, the oldest first, and marks own ones as sent or read', async () => {
  const at = (daysAgo: number) => `${inDays(-daysAgo)}T12:00:00-03:00`
  await openWithRita({
    mensagens: [
      umaMensagem(5, 'quinta', { criadaEm: at(0), minha: true }),
      umaMensagem(4, 'quarta', { criadaEm: at(0), minha: true, lida: true }),
      umaMensagem(3, 'terceira', { criadaEm: at(1) }),
      umaMensagem(2, 'segunda', { criadaEm: at(1) }),
      umaMensagem(1, 'primeira', { criadaEm: '2024-03-09T15:00:00Z' }),
    ],
  })
  expect(bubbles().map(item => item.textContent?.replace(/\d\d:\d\d/, ''))).toEqual([
    '09/03/2024Rita Álvares: primeira',
    'OntemRita Álvares: segunda',
    'Rita Álvares: terceira',
    'HojeVocê: quarta, lida',
    'Você: quinta, enviada',
  ])
})

test('shows messages as plain text', async () => {
  const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
  await openWithRita({
    lista: [umaConversa('9', hostile, { ultimaMensagem: hostile })],
    conversa: umaConversa('9', hostile).node,
    mensagens: [umaMensagem(1, hostile)],
  })
  expect(screen.getAllByText(hostile).length).toBeGreaterThan(2)
  expect(document.querySelector('[onerror], main script')).toBeNull()
})

test('goes back from a thread to the list', async () => {
  const { user, router, pending, resolve } = await openWithRita()
  await user.click(screen.getByRole('button', { name: 'Voltar para as conversas' }))
  while (pending().length > 0) await resolve(resposta())
  expect(router.state.location).toMatchObject({ pathname: '/messages', search: '', state: null })
  expect(screen.getByText('Selecione uma conversa para ver as mensagens.')).toBeTruthy()
})

test('loads older messages in windows, only if there are more', async () => {
  const { user, pending, variables, resolve } = await openWithRita({
    mensagens: [umaMensagem(3, 'nova'), umaMensagem(2, 'velha')],
    hasNextPage: true,
  })
  await user.click(screen.getByRole('button', { name: 'Carregar mensagens anteriores' }))
  expect(pending()).toEqual(['MensagensListPaginationQuery'])
  expect(variables('MensagensListPaginationQuery')).toEqual({ com: '9', quantas: 50, cursor: 'cursor-2' })
  expect(screen.getByText('Carregando mensagens...')).toBeTruthy()
  await resolve(resposta({ mensagens: [umaMensagem(1, 'primeira')] }))
  expect(bubbles().map(item => item.textContent)).toEqual([
    expect.stringContaining('primeira'),
    expect.stringContaining('velha'),
    expect.stringContaining('nova'),
  ])
  expect(screen.queryByRole('button', { name: 'Carregar mensagens anteriores' })).toBeNull()
})

test('says that older messages could not be loaded, and loads them on retry', async () => {
  const { user, reject, resolve } = await openWithRita({ mensagens: [umaMensagem(2, 'velha')], hasNextPage: true })
  const older = () => screen.getByRole('button', { name: 'Carregar mensagens anteriores' })
  await user.click(older())
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'))
  expect(screen.getByRole('alert').textContent).toBe(
    'Não foi possível carregar as mensagens anteriores. Tente novamente.',
  )
  expect(bubbles()).toHaveLength(1)
  await user.click(older())
  expect(screen.queryByRole('alert')).toBeNull()
  await resolve(resposta({ mensagens: [umaMensagem(1, 'primeira')] }))
  expect(bubbles()).toHaveLength(2)
})

const muitas = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => umaConversa(`${100 + from + index}`, `Pessoa ${from + index}`))

test('reaches the last conversation, window by window', async () => {
  const first = resposta({ lista: muitas(1, 50), maisConversas: true })
  const { user, pending, variables, resolve } = await renderRoute('/messages', first)
  for (let shown = 50; shown < 120; shown += 50) {
    await user.click(list().getByRole('button', { name: 'Carregar conversas anteriores' }))
    expect(pending()).toEqual(['ConversasListPaginationQuery'])
    const cursor = `depois-de-conversa-${100 + shown}`
    expect(variables('ConversasListPaginationQuery')).toEqual({ quantas: 50, cursor })
    const lista = muitas(shown + 1, Math.min(shown + 50, 120))
    await resolve(resposta({ lista, maisConversas: shown + 50 < 120 }))
  }
  expect(rows()).toHaveLength(120)
  expect(rows().at(-1)?.textContent).toContain('Pessoa 120')
  expect(list().queryByRole('button', { name: 'Carregar conversas anteriores' })).toBeNull()
})

test('searches later windows too, and says that nothing was found when all are loaded', async () => {
  const { user, resolve } = await renderRoute('/messages', resposta({ lista: muitas(1, 50), maisConversas: true }))
  await user.type(list().getByRole('searchbox', { name: 'Buscar conversas' }), 'rita')
  expect(rows()).toEqual([])
  expect(list().queryByText('Nenhuma conversa encontrada.')).toBeNull()
  await user.click(list().getByRole('button', { name: 'Carregar conversas anteriores' }))
  expect(list().getByText('Carregando conversas...')).toBeTruthy()
  await resolve(resposta({ lista: [rita] }), 'ConversasListPaginationQuery')
  expect(names()).toEqual([expect.stringContaining('Rita')])
  await user.type(list().getByRole('searchbox', { name: 'Buscar conversas' }), ' nunca')
  expect(await list().findByText('Nenhuma conversa encontrada.')).toBeTruthy()
})

test('says that more conversations could not be loaded, and loads them on retry', async () => {
  const { user, reject, resolve } = await renderRoute('/messages', resposta({ maisConversas: true }))
  const more = () => list().getByRole('button', { name: 'Carregar conversas anteriores' })
  await user.click(more())
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'))
  expect(list().getByRole('alert').textContent).toBe(
    'Não foi possível carregar as conversas anteriores. Tente novamente.',
  )
  expect(rows()).toHaveLength(2)
  await user.click(more())
  await resolve(resposta({ lista: muitas(1, 1) }))
  expect(rows()).toHaveLength(3)
})

test('lowers the count of the header for a conversation outside of the loaded windows', async () => {
  const conversa = umaConversa('9', 'Rita Álvares', { naoLidas: 2 }).node
  await openWithRita({ lista: muitas(1, 50), maisConversas: true, conversa, naoLidas: 5 })
  expect(screen.getByRole('link', { name: 'Mensagens 3 não lidas' })).toBeTruthy()
})

test('says that the page did not load, or only the thread, and then keeps the list', async () => {
  const failed = await renderRoute('/messages', null)
  await failed.reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), page)
  expect(screen.getByRole('heading', { name: 'Failed to fetch conversations' })).toBeTruthy()
  failed.unmount()
  const { environment } = await renderRoute('/messages?userId=9', null)
  const operation = environment.mock.findOperation(({ request }) => request.node.operation.name === page)
  await act(async () =>
    environment.mock.nextValue(operation, {
      data: {
        viewer: {
          conversas: {
            edges: [{ ...rita, node: { ...rita.node, __typename: 'Conversa' }, cursor: '' }],
            pageInfo: { hasNextPage: false, endCursor: null },
          },
          naoLidas: { mensagens: 0 },
          conversa: rita.node,
          mensagens: null,
        },
        usuario: null,
      },
      errors: [{ message: 'x', path: ['viewer', 'mensagens'] }],
    }),
  )
  expect(screen.getByText('Failed to fetch messages')).toBeTruthy()
  expect(rows()).toHaveLength(1)
})
