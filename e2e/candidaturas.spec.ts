import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, signIn } from './signIn.ts'
import { requestsOf } from './steps.ts'

test.beforeEach(({ page }) => signIn(page, aluna))

test('a student applies, finds the candidatura with its letter in the list, and cancels it there', async ({ page }) => {
  await page.goto('/applications')
  await expect(page.getByRole('heading', { name: /^\d+ candidaturas?$/ })).toBeVisible()
  await page.goto('/opportunities?type=iniciacao_cientifica&pagina=2')
  await page
    .getByRole('link', { name: /^Ver Detalhes/ })
    .last()
    .click()
  const titulo = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('button', { name: 'Candidatar-se' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Carta de motivação').fill('Quero pesquisar com vocês.')
  await dialog.getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(page.getByRole('heading', { name: 'Você já se candidatou' })).toBeVisible()

  await page.getByRole('link', { name: 'Candidaturas', exact: true }).click()
  const item = page.getByRole('main').getByRole('listitem').first()
  await expect(item.getByRole('link', { name: String(titulo) })).toBeVisible()
  await item.getByRole('button', { name: 'Ler carta de motivação' }).click()
  await expect(item.getByText('Quero pesquisar com vocês.')).toBeVisible()
  await item.getByRole('button', { name: /^Cancelar candidatura/ }).click()
  await expect(dialog).toContainText('Tem certeza que deseja cancelar sua candidatura?')
  const requests = await requestsOf(page, async () => {
    await dialog.getByRole('button', { name: 'Cancelar candidatura' }).click()
    await expect(page.getByText('Candidatura cancelada')).toBeVisible()
  })
  expect(requests).toBe(1)
  await expect(item.getByText('Quero pesquisar com vocês.')).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Candidatar-se' })).toBeVisible()
})

test('a vaga is there at the click when the pointer rested on its link', async ({ page }) => {
  await page.goto('/opportunities?type=laboratorio')
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const titulo = String(await link.textContent())
  const loaded = page.waitForResponse(response => response.url().endsWith('/graphql'))
  await link.hover()
  await loaded
  const requests = await requestsOf(page, async () => {
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Descrição' })).toBeVisible()
  })
  expect(requests).toBe(0)
})

test('the candidaturas have no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await page.goto('/applications')
  await page.getByRole('button', { name: 'Ler carta de motivação' }).first().click()
  await expectAccessible(page)
})
