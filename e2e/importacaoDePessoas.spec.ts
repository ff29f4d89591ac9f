import { readFile } from 'node:fs/promises'
import { type Browser, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { startStackWithAdministrador } from './stack.ts'

/* Its own board: it has an administrator, and new people. */

test.describe.configure({ mode: 'default' })
const senha = 'um mural bem guardado'
let stack: Awaited<ReturnType<typeof startStackWithAdministrador>>
const open = async (browser: Browser, options = {}) =>
  (await browser.newContext({ baseURL: stack.url, ...options })).newPage()

test.beforeAll(async () => {
  stack = await startStackWithAdministrador('reitoria@puc.example')
})
test.afterAll(() => stack.stop())

const csv = [
  'Matrícula;Nome;E-mail;Papel;Período início;Sala',
  '0071234;Ana Açaí;ana.acai@aluno.example;aluno;2024.1;L1',
  '1987654;Rui Prado;rui.prado@prof.example;professor;;L2',
  '5;;sem.nome@aluno.example;aluno;;L3',
].join('\r\n')

test('an administrator previews a file, imports it, and finds the people', async ({ browser }) => {
  const page = await open(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(stack.link)
  await page.getByLabel('Nova senha', { exact: true }).fill(senha)
  await page.getByLabel('Confirmar nova senha').fill(senha)
  await page.getByRole('button', { name: 'Redefinir senha' }).click()
  await page.getByLabel('E-mail').fill('reitoria@puc.example')
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/pessoas')
  await page.getByRole('link', { name: 'Importar' }).click()
  await expect(page.getByRole('heading', { name: 'Importar pessoas' })).toBeVisible()
  await expectAccessible(page)

  const file = { name: 'pessoas.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') }
  await page.getByLabel('Arquivo CSV').setInputFiles(file)
  await page.getByRole('button', { name: 'Ver o que muda' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'O que a importação faria' })).toBeFocused()
  await expect(page.getByText('Novas: 2')).toBeVisible()
  await expect(page.getByText('nome: O nome é obrigatório.')).toBeVisible()
  await expect(page.getByText('Colunas que não conhecemos e ignoramos: Sala.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)

  const [recusadas] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar linhas recusadas' }).click(),
  ])
  expect(await readFile(await recusadas.path(), 'utf8')).toContain('"4";"nome: O nome é obrigatório.";"5"')

  await page.getByRole('button', { name: 'Importar 2 pessoas' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Importação concluída' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver pessoas' }).click()
  await page.getByLabel('Nome, curso, e-mail ou matrícula').fill('0071234')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Ana Açaí' })).toContainText('Matrícula 0071234')
  await page.context().close()
})
