import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'

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
