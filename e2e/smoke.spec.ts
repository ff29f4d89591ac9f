import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, professora, signIn } from './signIn.ts'

test('an unknown address leads to the not-found page, and on to the start', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir para login' })).toHaveAttribute('href', '/login')
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page).toHaveURL('/')
})

test('the not-found page has no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  await expectAccessible(page)
})

test('a professor starts at the home of professors after signing in', async ({ page }) => {
  await signIn(page, professora)
  await page.goto('/')
  await expect(page).toHaveURL('/professor')
})

test('a professor who follows a link for students is redirected to their vagas', async ({ page }) => {
  await signIn(page, professora)
  await page.goto('/opportunities')
  await expect(page).toHaveURL('/professor/opportunities')
})

test('a student who follows a link for professors is redirected to the home', async ({ page }) => {
  await signIn(page, aluna)
  await page.goto('/professor/opportunities')
  await expect(page).toHaveURL('/')
})

test('a visitor is redirected to the login, and returns afterwards', async ({ page }) => {
  await page.goto('/opportunities?type=estagio')
  await expect(page).toHaveURL(/^[^?]+\/login\?/)
  await page.getByLabel('E-mail').fill(aluna.email)
  await page.getByLabel('Senha', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/opportunities?type=estagio')
})
