import { type Browser, type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { startStackWithAdministrador } from './stack.ts'

/* Its own board: it has an administrator, and wants a first look. */

test.describe.configure({ mode: 'serial' })
const email = 'reitoria@puc.example'
const senha = 'um mural bem guardado'
const titulo = 'Monitoria de Oceanografia'
const motivo = 'Diga quantas horas são.'
let stack: Awaited<ReturnType<typeof startStackWithAdministrador>>
const open = async (browser: Browser) => (await browser.newContext({ baseURL: stack.url })).newPage()

test.beforeAll(async ({ browser }) => {
  stack = await startStackWithAdministrador(email)
  const page = await open(browser)
  await page.goto(stack.link)
  await page.getByLabel('Nova senha', { exact: true }).fill(senha)
  await page.getByLabel('Confirmar nova senha').fill(senha)
  await page.getByRole('button', { name: 'Redefinir senha' }).click()
  await expect(page.getByText('Entre com a sua nova senha.')).toBeVisible()
  await page.context().close()
})
test.afterAll(() => stack.stop())

async function openAdministracao(browser: Browser) {
  const page = await open(browser)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL('/admin')
  return page
}

/** Opens what waits, and decides it. */
async function decidir(page: Page, ato: string, porque: string | null) {
  await page.getByRole('link', { name: '1 caso de moderação a decidir' }).click()
  await page.getByRole('link', { name: titulo }).first().click()
  await expect(page.getByRole('heading', { name: 'O que espera revisão' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: ato }).press('Enter')
  const dialog = page.getByRole('dialog')
  if (porque) await dialog.getByLabel('Motivo').fill(porque)
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: ato }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Decisões' })).toBeVisible()
}

test('an administrator wants a first look at the first vaga of each department', async ({ browser }) => {
  const page = await openAdministracao(browser)
  await page.goto('/admin/listas/departamentos')
  await page.getByRole('button', { name: 'Novo departamento' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome do departamento').fill('Oceanografia')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/admin/instituicao')
  await page.getByRole('checkbox', { name: /^Rever a primeira oportunidade de cada departamento/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar instituição' }).click()
  await expect(page.getByText('Instituição salva')).toBeVisible()
  await page.context().close()
})

test('the first vaga of a new department waits, and its professor reads so', async ({ browser }) => {
  const page = await open(browser)
  await signIn(page, professora)
  // A gateway keeps the departments for a minute.
  await expect(async () => {
    await page.goto('/professor/opportunities/new')
    await page.getByLabel('Departamento').selectOption('Oceanografia', { timeout: 2000 })
  }).toPass({ timeout: 90_000, intervals: [5000] })
  await page.getByLabel('Título').fill(titulo)
  await page.getByLabel('Localização').selectOption('PUC')
  await page.getByLabel('Tipo', { exact: true }).selectOption('Monitoria')
  await page.getByLabel('Descrição').fill('Ajudar nas aulas de laboratório.')
  await page.getByRole('button', { name: 'Publish Opportunity' }).click()
  await expect(page.getByRole('heading', { name: 'Aguardando revisão' })).toBeVisible()
  await expect(page.getByText('A universidade a revê antes de publicá-la, e avisa você.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publicar' })).toHaveCount(0)
  await expectAccessible(page)
  await page.context().close()
})

const expectFound = async (browser: Browser, found: boolean) => {
  const page = await open(browser)
  await signIn(page, aluna)
  await page.goto('/opportunities?busca=oceanografia')
  await expect(page.getByRole('main')).toContainText(/oportunidade/i)
  const link = page.getByRole('link', { name: titulo }).first()
  await (found ? expect(link).toBeVisible() : expect(link).toBeHidden())
  await page.context().close()
}

test('a moderator returns it, and its professor mends it and publishes it again', async ({ browser }) => {
  await expectFound(browser, false)
  const admin = await openAdministracao(browser)
  await decidir(admin, 'Devolver', motivo)
  await admin.context().close()
  const page = await open(browser)
  await signIn(page, professora)
  await page.goto('/professor/notifications')
  await page.getByRole('link', { name: 'Ver a oportunidade' }).first().click()
  await expect(page.getByText(`Motivo: ${motivo}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByRole('heading', { name: 'Aguardando revisão' })).toBeVisible()
  await page.context().close()
})

test('a moderator releases it, and students find it', async ({ browser }) => {
  const admin = await openAdministracao(browser)
  await decidir(admin, 'Publicar', null)
  await admin.context().close()
  await expectFound(browser, true)
})
