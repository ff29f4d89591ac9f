import { readFile } from 'node:fs/promises'
import { type Browser, type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { startStackWithAdministrador } from './stack.ts'

/* Its own board: nobody there does anything before they accept what its administrator publishes. */

test.describe.configure({ mode: 'default' })
const email = 'reitoria@puc.example'
const senha = 'um mural bem guardado'
let stack: Awaited<ReturnType<typeof startStackWithAdministrador>>
test.beforeAll(async () => {
  stack = await startStackWithAdministrador(email)
})
test.afterAll(() => stack.stop())

const open = async (browser: Browser) => (await browser.newContext({ baseURL: stack.url })).newPage()
const botao = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const titulo = (page: Page) => page.getByRole('heading', { level: 1, name: 'Aviso de privacidade e termos de uso' })
const aceitar = 'Li o aviso e aceito os termos'

async function expectAccessibleAtBothWidths(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
  }
}

async function publish(page: Page, mudou: string) {
  await page.goto('/admin/documentos')
  const aviso = page.getByRole('region', { name: 'Aviso de privacidade' })
  await aviso.getByLabel('O que mudou').fill(mudou)
  await aviso.getByRole('button', { name: 'Publicar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publicar: aviso de privacidade' })
  await dialog.getByRole('button', { name: 'Publicar' }).click()
}

test('a new notice is met by its administrator and by a student, who reads it, accepts it and goes on', async ({
  browser,
}) => {
  const [page, aluno] = [await open(browser), await open(browser)]
  await signIn(aluno, aluna)
  await aluno.goto('/opportunities')
  await expect(aluno.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(stack.link)
  await page.getByLabel('Nova senha', { exact: true }).fill(senha)
  await page.getByLabel('Confirmar nova senha').fill(senha)
  await botao(page, 'Redefinir senha').click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await botao(page, 'Entrar').click()
  await expect(page).toHaveURL('/admin')
  await publish(page, 'Guardamos menos.')
  await expect(titulo(page)).toBeVisible()
  await botao(page, aceitar).click()
  await expect(page).toHaveURL('/admin/documentos')
  await expect(page.getByText(/^Publicada: versão \d+\.$/)).toBeVisible()

  await aluno.goto('/opportunities?busca=grafos')
  await expect(titulo(aluno)).toBeVisible()
  await expect(aluno.getByText('O que mudou: Guardamos menos.')).toBeVisible()
  await expectAccessibleAtBothWidths(aluno)
  await aluno.getByRole('link', { name: 'Ler: aviso de privacidade' }).click()
  await expect(aluno.getByRole('heading', { name: 'Quem responde pelos seus dados' })).toBeVisible()
  await aluno.goBack()
  await botao(aluno, aceitar).click()
  await expect(aluno).toHaveURL('/opportunities?busca=grafos')
  await expect(aluno.getByPlaceholder('Buscar oportunidades...')).toHaveValue('grafos')
  for (const one of [page, aluno]) await one.context().close()
})

test('somebody who declines takes a copy of their data, signs out, and is asked again', async ({ browser }) => {
  const page = await open(browser)
  await signIn(page, professora)
  await page.goto('/professor/opportunities')
  await botao(page, 'Não aceito').click()
  await expect(page.getByText('Sem o aceite você não usa o mural', { exact: false })).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await botao(page, 'Pedir uma cópia').click()
  await expect(page.getByText(/^A sua cópia está (sendo preparada|pronta)/)).toBeVisible()
  const baixar = page.getByRole('button', { name: /^Baixar/ })
  await expect(async () => {
    await page.reload()
    await expect(baixar).toBeVisible({ timeout: 1000 })
  }).toPass()
  const downloaded = page.waitForEvent('download')
  await baixar.click()
  expect((await readFile(await (await downloaded).path())).subarray(0, 2).toString()).toBe('PK')
  await botao(page, 'Sair').click()
  await expect(page).toHaveURL('/professor/login')
  await signIn(page, professora)
  await page.goto('/professor/messages')
  await expect(titulo(page)).toBeVisible()
  await page.context().close()
})
