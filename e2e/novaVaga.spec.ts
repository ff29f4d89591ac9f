import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, professora, signIn } from './signIn.ts'
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

test('a draft is prepared, seen by no student, and published for all', async ({ page, browser }) => {
  const titulo = `Rascunho de Fonética ${Date.now()}`
  await page.goto('/professor/opportunities/new')
  await page.getByLabel('Título', { exact: true }).fill(titulo)
  await page.getByLabel('Departamento').selectOption('Letras')
  await page.getByLabel('Localização').selectOption('PUC')
  await page.getByLabel('Tipo', { exact: true }).selectOption('Monitoria')
  await page.getByLabel('Descrição').fill('Ouvir gravações e anotar o que se ouve.')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page).toHaveURL(/\/professor\/opportunities\/\d+$/)
  const codigo = new URL(page.url()).pathname.split('/').at(-1)

  const student = await (await browser.newContext()).newPage()
  await signIn(student, aluna)
  await student.goto(`/opportunities/${codigo}`)
  await expect(student.getByRole('heading', { name: 'Oportunidade não encontrada' })).toBeVisible()

  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByRole('region', { name: 'Andamento' }).getByText('Em andamento')).toBeVisible()
  await student.reload()
  await expect(student.getByRole('heading', { name: titulo })).toBeVisible()
  await student.context().close()
})
