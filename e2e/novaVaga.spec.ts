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
    await expect(page.getByRole('button', { name: /^Adicionar “/ })).toBeHidden()
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

test('a vaga is published with its requirements and questions, which a reload keeps', async ({ page, browser }) => {
  const titulo = `Monitoria de Retórica ${Date.now()}`
  await page.goto('/professor/opportunities/new')
  await page.getByLabel('Título', { exact: true }).fill(titulo)
  await page.getByLabel('Departamento').selectOption('Letras')
  await page.getByLabel('Tipo', { exact: true }).selectOption('Monitoria')
  await page.getByLabel('Descrição').fill('Ouvir discursos e comentar com a turma.')
  await page.getByLabel('Localização').selectOption('PUC')
  const cr = page.getByLabel(/^CR mínimo/)
  await expect(cr).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Seções do formulário' })
    .getByRole('link', { name: /^Requisitos/ })
    .click()
  await expect(cr).toBeFocused()
  await cr.fill('7,5')
  await page.getByRole('button', { name: 'Adicionar pergunta' }).click()
  await page.getByLabel('Texto da pergunta').fill('Qual turno?')
  await page.reload()
  await expect(page.getByLabel('Texto da pergunta')).toHaveValue('Qual turno?')
  await expect(cr).toHaveValue('7,5')
  const publishing = await requestsOf(page, async () => {
    await page.getByRole('button', { name: 'Publish Opportunity' }).click()
    await expect(page).toHaveURL('/professor/opportunities')
  })
  // The vaga with all that it asks, and the list.
  expect(publishing).toBe(2)

  await page.getByRole('link', { name: titulo }).first().click()
  await page.getByRole('tab', { name: 'Vaga' }).click()
  await expect(page.getByText('CR mínimo de 7,5')).toBeVisible()
  await expect(page.getByText('Além da carta, esta oportunidade pede 1 resposta.')).toBeVisible()
  const student = await (await browser.newContext()).newPage()
  await signIn(student, aluna)
  await student.goto(new URL(page.url()).pathname.replace('/professor', ''))
  await expect(student.getByText(/mínimo 7,5/)).toBeVisible()
  await student.context().close()
})

test('a draft begins with a title, is seen by no student, and is published for all once it is complete', async ({
  page,
  browser,
}) => {
  const titulo = `Rascunho de Fonética ${Date.now()}`
  await page.goto('/professor/opportunities/new')
  await page.getByLabel('Título', { exact: true }).fill(titulo)
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page).toHaveURL(/\/professor\/opportunities\/\d+$/)
  const codigo = new URL(page.url()).pathname.split('/').at(-1)

  const student = await (await browser.newContext()).newPage()
  await signIn(student, aluna)
  await student.goto(`/opportunities/${codigo}`)
  await expect(student.getByRole('heading', { name: 'Oportunidade não encontrada' })).toBeVisible()

  await page.getByRole('button', { name: 'Publicar' }).click()
  const faltas = page.getByRole('dialog', { name: 'Antes de publicar' })
  await expect(faltas.getByRole('link')).toHaveText(['Departamento', 'Tipo', 'Descrição', 'Localização'])
  await faltas.getByRole('link', { name: 'Departamento' }).click()
  const form = page.getByRole('dialog', { name: 'Editar oportunidade' })
  await expect(form.getByLabel('Departamento')).toBeFocused()
  await form.getByLabel('Departamento').selectOption('Letras')
  await form.getByLabel('Localização').selectOption('PUC')
  await form.getByLabel('Descrição').fill('Ouvir gravações e anotar o que se ouve.')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(faltas.getByRole('link')).toHaveText(['Tipo'])
  await faltas.getByRole('link', { name: 'Tipo' }).click()
  await form.getByLabel('Tipo', { exact: true }).selectOption('Monitoria')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(faltas).toBeHidden()

  await page.getByRole('link', { name: 'Ver como os alunos verão' }).click()
  await expect(page.getByRole('heading', { name: 'Como os alunos verão' })).toBeVisible()
  await expect(page.getByText('Ouvir gravações e anotar o que se ouve.')).toBeVisible()
  await page.getByRole('link', { name: 'Rascunho' }).click()

  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByRole('region', { name: 'Andamento' }).getByText('Em andamento')).toBeVisible()
  await student.reload()
  await expect(student.getByRole('heading', { name: titulo })).toBeVisible()
  await student.context().close()
})
