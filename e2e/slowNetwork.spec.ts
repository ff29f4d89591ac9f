import { type Page, expect, test } from '@playwright/test'
import { signInAnew } from './signIn.ts'
import { isAsked } from './steps.ts'

/*
 * A bad connection: 400 kbit/s, and two seconds until each response.
 */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const bytes = 400_000 / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
}

/** Counts the requests from now on whose body contains `text`. */
function sendings(page: Page, text: string) {
  const sent: string[] = []
  page.on('request', request => {
    if (isAsked(request) && request.postData()?.includes(text)) sent.push(request.url())
  })
  return sent
}

test.beforeEach(async ({ page }) => {
  test.slow()
  await signInAnew(page)
  await slowDown(page)
})

test.describe('on a slow network', () => {
  const tooSlow = /lento agora|não respondeu|sem conexão/i

  test('a list shows its shape before its cards, and an application is sent once', async ({ page }) => {
    await page.goto('/opportunities', { waitUntil: 'commit' })
    await expect(page.locator('[aria-busy=true]').first()).toBeAttached()
    const card = page.getByRole('region', { name: 'Oportunidades para Você' }).getByRole('article').first()
    await expect(card).toBeVisible({ timeout: 60_000 })
    await card.getByRole('link', { name: /^Ver Detalhes/ }).click()
    await page.getByRole('button', { name: 'Candidatar-se' }).click({ timeout: 60_000 })
    const letter = `Carta lenta ${Date.now()}`
    const sent = sendings(page, letter)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Carta de motivação').fill(letter)
    await dialog.getByRole('button', { name: 'Enviar candidatura' }).dblclick()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Você já se candidatou' })).toBeVisible({ timeout: 60_000 })
    expect(sent).toHaveLength(1)
    await expect(page.getByText(tooSlow)).toHaveCount(0)
  })

  test('a message shows as being sent, and is sent once', async ({ page }) => {
    await page.goto('/messages?userId=2')
    const box = page.getByRole('textbox', { name: /^Mensagem/ })
    const text = `Mensagem lenta ${Date.now()}`
    const sent = sendings(page, text)
    await box.fill(text, { timeout: 60_000 })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    const thread = page.getByRole('region', { name: 'Mensagens' })
    await expect(thread.getByText('Enviando...')).toBeVisible()
    await expect(thread.getByText('Enviando...')).toBeHidden({ timeout: 60_000 })
    await expect(thread.getByText(text)).toHaveCount(1)
    expect(sent).toHaveLength(1)
    await expect(page.getByText(tooSlow)).toHaveCount(0)
  })
})
