import { type Locator, expect, test } from '@playwright/test'
import { sendMensagem } from './ask.ts'
import { janelaDaConversa, textoDaMensagem } from './conversaLonga.ts'
import { type Fault, startFaultyUpstream } from './faultyUpstream.ts'
import { signIn } from './signIn.ts'
import { startGateway } from './stack.ts'

/** Two people without a conversation, used by no other test. */
const davi = { email: 'davi.sales@puc.example', papel: 'ESTUDANTE', codigo: 50 }
const diego = { email: 'diego.fonseca@puc.example', papel: 'ESTUDANTE', codigo: 51 }

const quantas = 2000

/** The 2,000 messages between them. */
const answerThread: Fault = (response, request) => {
  const { searchParams } = new URL(request.url ?? '', 'http://api')
  const thread = janelaDaConversa(quantas, davi.codigo, diego.codigo, searchParams)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(thread))
}

/** The same message, independent of the messages before it. */
async function keep(message: Locator) {
  const id = await message.getAttribute('data-mensagem')
  return message.page().locator(`[data-mensagem="${id}"]`)
}

/** Pixels from the top of the screen to the text of a message. The day above it may disappear. */
const topOf = (message: Locator) => message.locator('time').evaluate(element => element.getBoundingClientRect().top)

test('a thread of 2,000 messages opens at the newest, and keeps its position while old ones are read', async ({
  page,
  browser,
}) => {
  const upstream = await startFaultyUpstream(process.env['API_URL'] ?? '')
  upstream.break(`GET /mensagens/conversa/${diego.codigo}`, answerThread)
  const gateway = await startGateway(upstream.url)
  await signIn(page, davi, gateway.url)
  await page.goto(`${gateway.url}/messages?userId=${diego.codigo}`)
  const thread = page.getByRole('region', { name: 'Mensagens' })
  const items = thread.getByRole('listitem')
  const newest = thread.getByText(textoDaMensagem(quantas - 1), { exact: true })
  await expect(newest).toBeInViewport()
  // A font that arrives later changes the height of each message.
  await page.evaluate(() => document.fonts.ready)

  // The next window loads once the previous one is read to its beginning, and the visible messages keep their position.
  for (let loaded = await items.count(); loaded < 250; loaded = await items.count()) {
    const read = await keep(items.first())
    await read.scrollIntoViewIfNeeded()
    await thread.evaluate(element => element.scrollTo({ top: 0 }))
    const before = await topOf(read)
    await expect(items).not.toHaveCount(loaded)
    expect(Math.abs((await topOf(read)) - before)).toBeLessThan(2)
  }

  const read = await keep(items.nth(100))
  await read.scrollIntoViewIfNeeded()
  const before = await topOf(read)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, diego)
  // The scripted thread does not have the message: only the stream brings it.
  await expect.poll(() => upstream.hasAnswered('GET /eventos')).toBe(true)
  await sendMensagem(other, String(davi.codigo), 'Chegou enquanto você lia')
  const down = page.getByRole('button', { name: 'Novas mensagens' })
  await expect(down).toBeVisible()
  expect(Math.abs((await topOf(read)) - before)).toBeLessThan(2)
  await down.click()
  await expect(thread.getByText('Chegou enquanto você lia')).toBeInViewport()
  await expect(down).toBeHidden()
  await page.getByPlaceholder('Digite sua mensagem...').fill('Muitas\nlinhas\nque\nocupam\nlugar')
  await expect(thread.getByText('Chegou enquanto você lia')).toBeInViewport({ ratio: 1 })
  await other.context().close()
  await gateway.stop()
  await upstream.stop()
})
