import { type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, signIn } from './signIn.ts'
import { readShifts, settled, watchShifts } from './shifts.ts'

const novas = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Abertas agora' }) })

test('a visitor reads a vaga from the landing, and gets through the login to the vaga', async ({ page }) => {
  await watchShifts(page)
  // A late font moves what is above the vagas.
  await page.route('**/*.woff2', route => route.abort())
  await page.goto('/')
  const link = novas(page).getByRole('listitem').nth(1).getByRole('link')
  const titulo = await link.innerText()
  await settled(page)
  const shifts = await readShifts(page)
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.001)
  await link.click()
  await expect(page).toHaveURL(/\/vaga\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
  await page.getByRole('link', { name: 'Candidatar-se' }).click()
  await expect(page).toHaveURL(/\/login\?voltar=%2Fopportunities%2F\d+$/)
  await page.getByLabel('E-mail', { exact: true }).fill(aluna.email)
  await page.getByLabel('Senha', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/opportunities\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
})

test('a shared address is read without a session, with its link preview', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, aluna)
  await page.goto('/opportunities')
  await page.getByRole('main').getByRole('link', { name: 'Ver Detalhes' }).first().click()
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await expect(page.getByText('Endereço copiado')).toBeVisible()
  const titulo = await page.getByRole('heading', { level: 1 }).innerText()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const html = await (await request.get(address)).text()
  expect(html).toContain('<meta property="og:title"')
  await page.evaluate(() => localStorage.clear())
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
  await expect(page).toHaveTitle(`${titulo} · Mural Acadêmico`)
})

test('an address of no vaga is 404, and says so', async ({ page }) => {
  const response = await page.goto('/vaga/999999')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Oportunidade não encontrada' })).toBeVisible()
  await expectAccessible(page)
})

test('the landing with its vagas has no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await page.goto('/')
  await expect(novas(page).getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
})
