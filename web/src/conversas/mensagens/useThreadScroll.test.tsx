import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { openWithRita, umaMensagem } from '../testing/conversas.ts'

const thread = () => screen.getByRole('region', { name: 'Mensagens' })

/** Mocks a thread of five screens, scrolled down by this many pixels. */
function scrollTo(top: number) {
  Object.defineProperties(thread(), { scrollHeight: { value: 1000 }, clientHeight: { value: 200 } })
  thread().scrollTop = top
  fireEvent.scroll(thread())
}

test.each([
  [
    'is acknowledged',
    (page: Awaited<ReturnType<typeof openWithRita>>) =>
      page.resolve({
        Mutation: () => ({
          enviarMensagem: {
            __typename: 'EnviarMensagemSuccess',
            mensagemEdge: umaMensagem(50, 'Oi', { minha: true }),
            conversa: undefined,
          },
        }),
      }),
  ],
  [
    'is rolled back',
    (page: Awaited<ReturnType<typeof openWithRita>>) => page.reject(new RequestFailure('OFFLINE', 'x')),
  ],
])("scrolls to an own message, and keeps the reader's later position when it %s", async (_, answer) => {
  const page = await openWithRita({ mensagens: [umaMensagem(1, 'Antes')] })
  scrollTo(300)
  await page.user.type(screen.getByRole('textbox', { name: /^Mensagem/ }), 'Oi{Enter}')
  expect(thread().scrollTop).toBe(1000)
  scrollTo(300)
  await answer(page)
  expect(thread().scrollTop).toBe(300)
  expect(screen.queryByRole('button', { name: 'Novas mensagens' })).toBeNull()
})
