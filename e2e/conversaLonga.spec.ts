import { type Locator, expect, test } from '@playwright/test'
import { escrever } from './ask.ts'
import { type Fault, startFaultyUpstream } from './faultyUpstream.ts'
import { signIn } from './signIn.ts'
import { startGateway } from './stack.ts'

/** Two who never talked, and whom no other test looks at. */
const davi = { email: 'davi.sales@puc.example', papel: 'ESTUDANTE', codigo: 50 }
const diego = { email: 'diego.fonseca@puc.example', papel: 'ESTUDANTE', codigo: 51 }

const quantas = 2000
const minute = 60_000
/** Above the ids of all that the API itself has. */
const primeiro = 1_000_000

const textOf = (numero: number) => `Mensagem ${numero}. ${'Uma linha a mais de conversa. '.repeat(numero % 6)}`

/** The 2,000 that they wrote to each other, oldest first, in windows as the API gives them. */
const answerThread: Fault = (response, request) => {
  const { searchParams } = new URL(request.url ?? '', 'http://api')
  const end = Number(searchParams.get('antes') ?? primeiro + quantas) - primeiro
  const start = Math.max(0, end - Number(searchParams.get('limit') ?? quantas))
  const now = Date.now()
  const thread = Array.from({ length: end - start }, (_, index) => {
    const numero = start + index
    const [de, para] = numero % 3 === 0 ? [davi, diego] : [diego, davi]
    const criado_em = new Date(now - (quantas - numero) * 20 * minute).toISOString()
    const pessoas = { remetente_id: de.codigo, destinatario_id: para.codigo }
    return { id: primeiro + numero, conteudo: textOf(numero), criado_em, ...pessoas }
  })
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(thread))
}

/** The same message, whatever comes before it. */
async function keep(message: Locator) {
  const id = await message.getAttribute('data-mensagem')
  return message.page().locator(`[data-mensagem="${id}"]`)
}

/** Where a message stands on the screen, in pixels from the top: its words, since the day above it may go. */
const topOf = (message: Locator) => message.locator('time').evaluate(element => element.getBoundingClientRect().top)

test('2,000 messages open at the newest, and move under nobody who reads old ones', async ({ page, browser }) => {
  const upstream = await startFaultyUpstream(process.env['API_URL'] ?? '')
  upstream.break(`GET /mensagens/conversa/${diego.codigo}`, answerThread)
  const gateway = await startGateway(upstream.url)
  await signIn(page, davi, gateway.url)
  await page.goto(`${gateway.url}/messages?userId=${diego.codigo}`)
  const thread = page.getByRole('region', { name: 'Mensagens' })
  const items = thread.getByRole('listitem')
  const newest = thread.getByText(textOf(quantas - 1), { exact: true })
  await expect(newest).toBeInViewport()

  // Each window comes when the one before is read to its beginning, and what stood there stays where it stood.
  for (let loaded = await items.count(); loaded < 250; loaded = await items.count()) {
    const read = await keep(items.first())
    await read.scrollIntoViewIfNeeded()
    await thread.evaluate(element => element.scrollTo({ top: -element.scrollHeight }))
    const before = await topOf(read)
    await expect(items).not.toHaveCount(loaded)
    expect(Math.abs((await topOf(read)) - before)).toBeLessThan(2)
  }

  const read = await keep(items.nth(100))
  await read.scrollIntoViewIfNeeded()
  const before = await topOf(read)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, diego)
  await escrever(other, String(davi.codigo), 'Chegou enquanto você lia')
  const down = page.getByRole('button', { name: 'Novas mensagens' })
  await expect(down).toBeVisible()
  expect(Math.abs((await topOf(read)) - before)).toBeLessThan(2)
  await down.click()
  await expect(thread.getByText('Chegou enquanto você lia')).toBeInViewport()
  await expect(down).toBeHidden()
  await other.context().close()
  await gateway.stop()
  await upstream.stop()
})
