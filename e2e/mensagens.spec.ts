import { type Page, expect, test } from '@playwright/test'
import { freePort } from '../scripts/freePort.mjs'
import { sendMensagem } from './ask.ts'
import { expectAccessible } from './axe.ts'
import { box, idOf, last, list, newText, openAs, thread } from './conversas.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { startGateway } from './stack.ts'
import { tabTo } from './steps.ts'

/** A student that no other test uses. */
const iara = { email: 'iara.siqueira@puc.example', papel: 'ESTUDANTE' }

/** When the gateway dies: before it sends the message upstream, while it waits, or once it has the response. */
type Moment = 'before' | 'over' | 'after'

function dieOf(page: Page, texto: string, moment: Moment, kill: () => Promise<void>) {
  return page.route('**/graphql', async route => {
    if (!route.request().postData()?.includes(texto)) return route.continue()
    if (moment === 'after') await route.fetch()
    const passed = moment === 'over' ? route.continue().catch(() => undefined) : null
    await kill()
    return passed ?? route.abort()
  })
}

/** Whether the text is back in the box with an error, once the outcome is known: until then the box is read-only. */
async function isBack(page: Page, texto: string) {
  await expect(box(page)).toBeEditable()
  const back = (await page.getByRole('alert').filter({ hasText: 'O texto voltou para a caixa' }).count()) > 0
  if (back) await expect(box(page)).toHaveValue(texto)
  else await expect(thread(page).getByText(texto)).toHaveCount(1)
  return back
}

test('no message is lost or duplicated over a gateway that dies five times, and missed ones arrive', async ({
  page,
  browser,
}) => {
  test.slow()
  const port = await freePort()
  const start = () => startGateway(process.env['API_URL'] ?? '', port)
  let gateway = await start()
  await signIn(page, professora, gateway.url)
  const other = await openAs(browser, iara)
  await page.goto(`${gateway.url}/professor/messages?userId=${await idOf(other)}`)
  const textos: string[] = []
  for (const moment of ['before', 'over', 'after', 'over', 'after'] as const) {
    const [texto, perdida] = [newText('Não se perca'), newText('Você não estava')]
    textos.push(texto)
    await box(page).fill(texto)
    await dieOf(page, texto, moment, gateway.kill)
    await page.keyboard.press('Enter')
    const back = await isBack(page, texto)
    await page.unrouteAll()
    if (moment === 'after') await sendMensagem(other, await idOf(page), perdida)
    gateway = await start()
    // The stream reconnects after up to half a minute, later after each failure.
    if (moment === 'after') await expect(thread(page).getByText(perdida)).toBeVisible({ timeout: 60_000 })
    if (back) await box(page).press('Enter')
    await expect(box(page)).toHaveValue('')
    // Sent: the box is empty before.
    await expect(box(page)).toBeEditable()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await page.reload()
  for (const texto of textos) await expect(thread(page).getByText(texto)).toHaveCount(1)
  await other.context().close()
  await gateway.stop()
})

test('a person finds a conversation, writes and goes back by keyboard', async ({ page }) => {
  await signIn(page, professora)
  await page.goto('/professor/messages')
  await tabTo(page, list(page).getByRole('searchbox'))
  const nome = (await list(page).getByRole('link').last().getByText(/\w/).first().textContent()) ?? ''
  await page.keyboard.type(nome.slice(0, 8))
  await tabTo(page, list(page).getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: nome })).toBeFocused()
  await tabTo(page, box(page))
  const texto = newText('Só teclado')
  await page.keyboard.type(texto)
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('segunda linha')
  await page.keyboard.press('Enter')
  await expect(last(page)).toContainText(`${texto}\nsegunda linha`)
})

test("a professor's thread has no accessibility violation", { tag: '@axe' }, async ({ page }) => {
  await signIn(page, professora)
  await page.goto('/professor/messages?userId=1')
  await expect(last(page)).toBeVisible()
  await expectAccessible(page)
})

test('conversations and a thread have no accessibility violation', { tag: '@axe' }, async ({ page, isMobile }) => {
  await signIn(page, aluna)
  await page.goto('/messages')
  await expect(list(page).getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await list(page).getByRole('link').first().click()
  await expect(last(page)).toBeVisible()
  await expectAccessible(page)
  if (!isMobile) return
  // A phone shows either the list or the thread, and returns by the button and by its own gesture.
  await expect(list(page)).toBeHidden()
  await page.getByRole('button', { name: 'Voltar para as conversas' }).click()
  await expect(list(page)).toBeVisible()
  await page.goBack()
  await expect(last(page)).toBeVisible()
  // The history entry is replaced, which removes the parameter from the address.
  await expect(page).toHaveURL(/\/messages$/)
  await page.goBack()
  await expect(list(page)).toBeVisible()
})
