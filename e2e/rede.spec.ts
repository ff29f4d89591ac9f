import { type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, signIn } from './signIn.ts'
import { isAsked, requestsOf, tabTo } from './steps.ts'
import { startStack } from './stack.ts'

/** A student that no other test uses. */
const estudante = { email: 'milena.oliveira@puc.example', papel: 'ESTUDANTE' }

const conectar = (page: Page) => page.getByRole('button', { name: /^Conectar com/ })

test('a student connects with one request, finds the person among the connections, and disconnects', async ({
  page,
}) => {
  await signIn(page, estudante)
  await page.goto('/network')
  await expect(page.getByText('Dados de exemplo')).toBeHidden()
  const label = (await conectar(page).first().textContent()) ?? ''
  const nome = label.replace('Conectar com ', '')
  const conectado = page.getByRole('button', { name: `Conectado com ${nome}`, exact: true })
  const requests = await requestsOf(page, async () => {
    // Not that of the live stream, which the same press opens.
    const answered = page.waitForResponse(response => isAsked(response.request()))
    await conectar(page).first().click()
    await expect(conectado).toBeVisible()
    await answered
    await page.getByRole('tab', { name: 'Minhas Conexões' }).click()
    await expect(conectado).toBeVisible()
  })
  expect(requests).toBe(1)
  await page.goto('/network?aba=conexoes')
  await page.getByPlaceholder('Filtrar minhas conexões...').fill(nome)
  await conectado.click()
  await expect(conectado).toBeHidden()
})

test('a hover card opens by keyboard, Tab enters it, and Escape closes it', async ({ page }) => {
  await signIn(page, estudante)
  await page.goto('/network')
  const link = page.getByRole('link', { name: /^Ver perfil de/ }).first()
  await expect(link).toBeVisible()
  const nome = ((await link.textContent()) ?? '').replace('Ver perfil de ', '')
  const card = page.getByRole('group', { name: nome, exact: true })
  await tabTo(page, link)
  await expect(card.getByText('Interesses e áreas:')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: 'Enviar mensagem' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
})

test('a hover card opens by the first tap, and the second one follows the link', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true })
  const page = await context.newPage()
  // A student to whom nobody connects in other tests: a connection changes who is first.
  await signIn(page, { email: 'isadora.pinto@puc.example', papel: 'ESTUDANTE' })
  await page.goto('/network')
  const link = page.getByRole('link', { name: /^Ver perfil de/ }).first()
  await link.tap()
  const card = page.getByRole('group').filter({ hasText: 'Interesses e áreas:' })
  await expect(card).toBeVisible()
  await expect(page).toHaveURL('/network')
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(card).toBeHidden()
  await link.tap()
  await card.getByRole('link', { name: 'Enviar mensagem' }).tap()
  await expect(page).toHaveURL(/^[^?]*\/messages/)
  await page.goto('/network')
  await link.tap()
  await expect(card).toBeVisible()
  await link.tap()
  await expect(page).toHaveURL(/\/profile\/\d+$/)
  await context.close()
})

test('on a phone the people of all sections fit two and a half screens', async ({ browser }) => {
  // Its own board: other tests add people, whose reasons may take a line more.
  const stack = await startStack()
  const context = await browser.newContext({ baseURL: stack.url, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, aluna)
  await page.goto('/network')
  await expect(page.getByRole('heading', { name: 'Recomendações com base no seu perfil' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(844 * 2.5)
  await context.close()
  await stack.stop()
})

test('the network and a hover card have no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await signIn(page, aluna)
  await page.goto('/network')
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page
    .getByRole('link', { name: /^Ver perfil de/ })
    .first()
    .focus()
  await expect(page.getByText('Interesses e áreas:')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Minhas Conexões' }).click()
  await expect(page.getByPlaceholder('Filtrar minhas conexões...')).toBeVisible()
  await expectAccessible(page)
})

test('portraits of a list load in their displayed size, and lazily below the fold', async ({ page }) => {
  await signIn(page, aluna)
  await page.goto('/network')
  const portraits = page.getByRole('main').locator('img')
  await expect(portraits.first()).toBeVisible()
  await expect.poll(() => portraits.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(44)
  const chosen = await portraits.first().evaluate((img: HTMLImageElement) => img.currentSrc)
  expect(chosen).toMatch(/\/avatares\/[0-9a-f]{32}\.webp\?largura=48$/)
  const bytes = async (url: string) => (await (await page.request.get(url)).body()).length
  expect(await bytes(chosen)).toBeLessThan((await bytes(chosen.replace(/\?.*/, ''))) / 2)
  for (const img of await portraits.all()) await expect(img).toHaveAttribute('loading', 'lazy')
})
