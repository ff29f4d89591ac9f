import { readFile } from 'node:fs/promises'
import { type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { unique } from './conta.ts'
import { registerVerified, signIn } from './signIn.ts'
import { tabTo } from './steps.ts'

/** The page of a new account. */
async function open(page: Page) {
  const conta = { email: `zoe${unique()}@puc.example`, papel: 'ESTUDANTE' }
  await registerVerified(page, conta.email, conta.papel)
  await signIn(page, conta)
  await page.goto('/conta')
}

const senha = 'demo1234'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Excluir minha conta' })

test('a copy of one’s own data is asked for by keyboard, appears when it is ready, and is a ZIP', async ({ page }) => {
  await open(page)
  await expectAccessible(page)
  await tabTo(page, button(page, 'Pedir uma cópia'))
  await page.keyboard.press('Enter')
  // Without a reload: a notification tells the page.
  await expect(button(page, /^Baixar/)).toBeVisible({ timeout: 20_000 })
  const downloaded = page.waitForEvent('download')
  await button(page, /^Baixar/).click()
  const file = await (await downloaded).path()
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK')
  await expectAccessible(page)
})

test('the end of an account asks for the password, and can be cancelled', async ({ page }) => {
  await open(page)
  await button(page, 'Excluir minha conta').click()
  await dialog(page).getByLabel('Sua senha', { exact: true }).fill('outra-senha')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('A senha não confere.')).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await dialog(page).getByLabel('Sua senha', { exact: true }).fill(senha)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^A sua conta será excluída em/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Excluir minha conta' })).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await button(page, 'Manter minha conta').click()
  await expect(page.getByRole('heading', { name: 'Excluir minha conta' })).toBeFocused()
  await expect(button(page, 'Excluir minha conta')).toBeVisible()
})
