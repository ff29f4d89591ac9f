import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { professora, signIn } from './signIn.ts'
import { requestsOf } from './steps.ts'

test.beforeEach(({ page }) => signIn(page, professora))

test('a new interest is added when it is typed, once for all its spellings', async ({ page }) => {
  const nome = `Óptica ${Date.now()}`
  await page.goto('/professor/opportunities/new')
  const busca = page.getByLabel('Buscar ou adicionar interesse')
  const adding = await requestsOf(page, async () => {
    await busca.fill(nome)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Remover ${nome}` })).toBeVisible()
  })
  await page.reload()
  const again = await requestsOf(page, async () => {
    await busca.fill(nome.toUpperCase().replace('Ó', 'o'))
    await expect(page.getByRole('group', { name: 'Outros' }).getByLabel(nome)).toBeChecked()
    await expect(page.getByRole('button', { name: /^Adicionar/ })).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(busca).toHaveValue('')
    await expect(page.getByRole('button', { name: `Remover ${nome}` })).toHaveCount(1)
  })
  expect([adding, again]).toEqual([1, 0])
})

test('the form and its errors have no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await page.goto('/professor/opportunities/new')
  await page.getByLabel('Remuneração').check()
  await page.locator('summary', { hasText: 'Computação' }).click()
  await page.getByLabel('Robótica', { exact: true }).check()
  await page.reload()
  await expect(page.getByText('Continuamos de onde você parou')).toBeVisible()
  await page.getByLabel('Buscar ou adicionar interesse').fill('Nada disso')
  await page.getByRole('button', { name: 'Publish Opportunity' }).click()
  await expect(page.getByText('O tipo de oportunidade é obrigatório')).toBeVisible()
  await expectAccessible(page)
})
