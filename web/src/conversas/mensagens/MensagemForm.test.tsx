import { fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { entrar } from '../../sessao/sessao.ts'
import { fakeToken } from '../../testing/token.ts'
import { openWithRita, joao, resposta, rita, umaMensagem } from '../testing/conversas.ts'

const send = 'useEnviarMensagemMutation'
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem para Rita Álvares' })
const button = () => screen.getByRole('button', { name: 'Enviar' })
const bubbles = () =>
  within(screen.getByRole('region', { name: 'Mensagens' }))
    .queryAllByRole('listitem')
    .map(item => item.textContent)
const rows = () => within(screen.getByRole('complementary', { name: 'Conversas' })).getAllByRole('link')

const sent = (conteudo: string, conversa?: unknown) => ({
  Mutation: () => ({
    enviarMensagem: {
      __typename: 'EnviarMensagemSuccess',
      mensagemEdge: umaMensagem(50, conteudo, { minha: true }),
      conversa,
    },
  }),
})
const refused = (mensagem: string) => ({
  Mutation: () => ({ enviarMensagem: { __typename: 'EntradaInvalida', mensagem } }),
})

test('shows a message optimistically, sends it trimmed, and sends no further request', async () => {
  const { user, pending, variables, resolve } = await openWithRita({ lista: [joao, rita] })
  await user.type(box(), '  Oi, Rita!  {Enter}')
  expect(bubbles()).toEqual([expect.stringMatching(/Hoje.*Você: Oi, Rita!Enviando\.\.\.$/)])
  expect(box().value).toBe('')
  expect(pending()).toEqual([send])
  expect(variables(send)).toEqual({
    input: { para: 'pessoa-9', conteudo: 'Oi, Rita!', chave: expect.stringMatching(/^[\da-f]{32}$/) },
    nova: false,
  })
  expect(rows()[0]?.textContent).toContain('Oi, Rita!')
  await resolve(sent('Oi, Rita!'))
  expect(bubbles()).toEqual([expect.stringMatching(/Você: Oi, Rita!\d\d:\d\d, enviada$/)])
  expect(rows().map(row => row.textContent)).toEqual([
    expect.stringMatching(/Rita.*Oi, Rita!Professor$/),
    expect.stringContaining('João'),
  ])
  expect(pending()).toEqual([])
  expect(localStorage.getItem('rascunho:7:mensagem:9')).toBeNull()
})

test('begins a new line with Shift+Enter, and keeps the lines', async () => {
  const { user, variables } = await openWithRita()
  await user.type(box(), 'uma{Shift>}{Enter}{/Shift}duas')
  await user.click(button())
  expect(variables(send)?.['input']).toMatchObject({ conteudo: 'uma\nduas' })
})

test('leaves Enter to the input method while it composes, also in the order of Safari', async () => {
  const { user, pending } = await openWithRita()
  await user.type(box(), 'にほん')
  expect(box().getAttribute('enterkeyhint')).toBe('send')
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true, keyCode: 229 })
  // Safari: after compositionend.
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: false, keyCode: 229 })
  expect(pending()).toEqual([])
  expect(box().value).toBe('にほん')
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 })
  expect(pending()).toEqual([send])
})

test('counts characters as the server, and sends nothing that is invisible', async () => {
  const { user, pending } = await openWithRita()
  box().focus()
  await user.paste('\u200B\u2060\u3164')
  await user.keyboard('{Enter}')
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(pending()).toEqual([])
  await user.clear(box())
  await user.paste('👍'.repeat(5000))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.keyboard('{Enter}')
  expect(pending()).toEqual([send])
})

test('sends no blank message, none twice, and none of more than 5000 characters', async () => {
  const { user, pending } = await openWithRita()
  await user.type(box(), '   {Enter}')
  expect(button().getAttribute('aria-disabled')).toBe('true')
  box().focus()
  await user.paste('a'.repeat(5001))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('A mensagem tem no máximo 5000 caracteres.')
  expect(pending()).toEqual([])
  await user.clear(box())
  await user.type(box(), 'Oi{Enter}')
  expect(box().readOnly).toBe(true)
  await user.type(box(), 'mais{Enter}')
  expect(pending()).toEqual([send])
})

test('removes a failed message, restores its text, and retries with the same idempotency key', async () => {
  const { user, variables, reject, resolve, pending } = await openWithRita()
  await user.type(box(), 'Importante{Enter}')
  const first = variables(send)?.['input']
  await reject(new RequestFailure('OFFLINE', 'no answer'))
  expect(bubbles()).toEqual([])
  expect(rows()[0]?.textContent).toContain('Última de Rita')
  expect(box().value).toBe('Importante')
  expect(screen.getByRole('alert').textContent).toBe(
    'Sua mensagem não foi enviada. Verifique sua conexão com a internet e tente de novo. O texto voltou para a caixa.',
  )
  await user.click(button())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(variables(send)?.['input']).toEqual(first)
  await resolve(sent('Importante'))
  expect(bubbles()).toHaveLength(1)
  expect(pending()).toEqual([])
})

test('sends another text with another idempotency key', async () => {
  const { user, variables, reject } = await openWithRita()
  await user.type(box(), 'Importante{Enter}')
  const first = variables(send)?.['input'].chave
  await reject(new RequestFailure('TIMEOUT', 'slow'))
  await user.type(box(), '!{Enter}')
  expect(variables(send)?.['input'].chave).not.toBe(first)
})

test('shows why the server refused a message', async () => {
  const { user, resolve } = await openWithRita()
  await user.type(box(), 'Oi{Enter}')
  await resolve(refused('Esta conta não existe mais.'))
  expect(screen.getByRole('alert').textContent).toContain('Esta conta não existe mais.')
  expect(box().value).toBe('Oi')
})

test('keeps a draft per conversation over a reload, with its key and reason', async () => {
  const first = await openWithRita()
  await first.user.type(box(), 'Rascunho{Enter}')
  const key = first.variables(send)?.['input'].chave
  await first.reject(new RequestFailure('OFFLINE', 'no answer'))
  first.unmount()
  const { user, variables, resolve } = await openWithRita()
  expect(box().value).toBe('Rascunho')
  expect(screen.getByRole('alert')).toBeTruthy()
  await user.click(rows().find(row => row.textContent?.includes('João')) ?? document.body)
  await resolve(resposta({ conversa: joao.node }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /João/ }).value).toBe('')
  await user.click(rows().find(row => row.textContent?.includes('Rita')) ?? document.body)
  await user.click(await screen.findByRole('button', { name: 'Enviar' }))
  expect(variables(send)?.['input'].chave).toBe(key)
})

test('keeps the text if the tab closes before the response', async () => {
  const first = await openWithRita()
  await first.user.type(box(), 'No meio do caminho{Enter}')
  expect(box().value).toBe('')
  first.unmount()
  await openWithRita()
  expect(box().value).toBe('No meio do caminho')
})

test.each([
  [
    'fails',
    (page: Awaited<ReturnType<typeof openWithRita>>) => page.reject(new RequestFailure('OFFLINE', 'no answer')),
  ],
  ['is sent', (page: Awaited<ReturnType<typeof openWithRita>>) => page.resolve(sent('De Ana'))],
])('a message that %s after another user signed in does not touch their draft', async (_, answer) => {
  const page = await openWithRita()
  await page.user.type(box(), 'De Ana{Enter}')
  page.unmount()
  entrar(fakeToken({ user_id: 8, is_student: true }))
  localStorage.setItem('rascunho:8:mensagem:9', '"De Beto"')
  await answer(page)
  expect(localStorage.getItem('rascunho:8:mensagem:9')).toBe('"De Beto"')
})

test('puts a new conversation first in the list, from the payload', async () => {
  const { user, variables, resolve, pending } = await openWithRita({ lista: [joao], conversa: null })
  await user.type(box(), 'Prazer!{Enter}')
  expect(variables(send)?.['nova']).toBe(true)
  await resolve(sent('Prazer!', rita.node))
  expect(rows().map(row => row.textContent)).toEqual([
    expect.stringMatching(/Rita.*Prazer!Professor$/),
    expect.stringContaining('João'),
  ])
  expect(screen.getByRole('heading', { name: 'Rita Álvares' })).toBeTruthy()
  expect(pending()).toEqual([])
})

test('refetches the thread if a sent message could not be read back', async () => {
  const { user, pending, resolve, resolveWithout } = await openWithRita({ lista: [rita] })
  await user.type(box(), 'Oi, Rita!{Enter}')
  await resolveWithout(['enviarMensagem', 'mensagemEdge'], sent('Oi, Rita!'), send)
  expect(box().value).toBe('')
  expect(pending()).toEqual(['ConversasListPaginationQuery', 'ConversaSyncQuery'])
  await resolve(
    resposta({ lista: [rita], mensagens: [umaMensagem(50, 'Oi, Rita!', { minha: true })] }),
    'ConversaSyncQuery',
  )
  expect(bubbles()).toEqual([expect.stringMatching(/Você: Oi, Rita!\d\d:\d\d, enviada$/)])
})

test('sends a key on an insecure page, too, where the browser has no randomUUID', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { user, variables } = await openWithRita()
  await user.type(box(), 'Oi{Enter}')
  expect(variables(send)?.['input'].chave).toBe('07'.repeat(16))
})
