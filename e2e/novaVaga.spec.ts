import { expect, test } from '@playwright/test'
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
