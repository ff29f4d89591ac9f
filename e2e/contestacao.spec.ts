import { type Browser, type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { linkOfMail } from './conta.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { startStackWithAdministrador } from './stack.ts'

/* Its own board: it has an administrator, and suspends a demo account. */

test.describe.configure({ mode: 'serial' })
const email = 'reitoria@puc.example'
const senha = 'um mural bem guardado'
const senhaDaDemonstracao = 'demo1234'
const leitora = { email: 'ester.barbosa@puc.example', papel: 'ESTUDANTE' }
let stack: Awaited<ReturnType<typeof startStackWithAdministrador>>
let nome: string
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

async function entrar(page: Page, conta: string, comSenha: string) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(conta)
  await page.getByLabel('Senha', { exact: true }).fill(comSenha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Opens the only case that waits, and decides it. */
async function decidir(page: Page, ato: string, motivo: string) {
  await page.goto('/admin')
  await page.getByRole('link', { name: '1 caso de moderação a decidir' }).click()
  await page.getByRole('link', { name: nome }).first().click()
  await page.getByRole('button', { name: ato }).click()
  const dialog = page.getByRole('dialog')
  if (ato === 'Suspender') {
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    await dialog.getByLabel('Último dia').fill(day)
  }
  await dialog.getByLabel('Motivo').fill(motivo)
  await dialog.getByRole('button', { name: ato }).click()
  await expect(dialog).toBeHidden()
}

test('an administrator suspends a student whose profile was reported, and makes a second administrator', async ({
  browser,
}) => {
  const [reader, admin] = [await open(browser), await open(browser)]
  await signIn(reader, leitora)
  await reader.goto('/profile/1')
  nome = (await reader.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await reader.getByRole('button', { name: 'Denunciar', exact: true }).click()
  const dialog = reader.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Spam ou golpe' }).check()
  await dialog.getByRole('button', { name: 'Denunciar' }).click()
  await expect(reader.getByText('Denúncia recebida')).toBeVisible()

  await entrar(admin, email, senha)
  await expect(admin).toHaveURL('/admin')
  await decidir(admin, 'Suspender', 'Vende respostas de provas.')
  await admin.goto(`/admin/pessoas?busca=${encodeURIComponent(professora.email)}`)
  await admin.getByRole('button', { name: /^Ações de / }).click()
  await admin.getByRole('button', { name: /^Tornar administrador: / }).click()
  const ato = admin.getByRole('dialog')
  await ato.getByLabel('Motivo').fill('Decide contestações.')
  await ato.getByRole('button', { name: 'Tornar administrador' }).click()
  await expect(ato).toBeHidden()
  for (const page of [reader, admin]) await page.context().close()
})

test('the student objects by the link of the mail, which the refusal of the login has too', async ({ browser }) => {
  const page = await open(browser)
  const link = await linkOfMail(page, aluna.email)
  await entrar(page, aluna.email, 'outra senha')
  await expect(page.getByText('Credenciais inválidas ou email não verificado')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contestar a decisão' })).toBeHidden()
  await entrar(page, aluna.email, senhaDaDemonstracao)
  await expect(page.getByText(/Motivo: Vende respostas de provas\.$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Contestar a decisão' }).click()
  await expect(page).toHaveURL(link)
  await expectAccessible(page)
  await page.getByLabel('Por que você contesta').fill('As provas eram minhas, de anos passados.')
  await page.getByRole('button', { name: 'Contestar' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Recebemos a sua contestação' })).toBeVisible()
  await entrar(page, aluna.email, senhaDaDemonstracao)
  await expect(page.getByText(/Motivo: Vende respostas de provas\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contestar a decisão' })).toBeHidden()
  await page.context().close()
})

test('the other administrator decides, and both the student and who reported hear of it', async ({ browser }) => {
  const [admin, page, reader] = [await open(browser), await open(browser), await open(browser)]
  await signIn(admin, professora)
  await admin.goto('/admin')
  await admin.getByRole('link', { name: '1 caso de moderação a decidir' }).click()
  await admin.getByRole('link', { name: nome }).first().click()
  await expect(admin.getByText('As provas eram minhas, de anos passados.')).toBeVisible()
  await decidir(admin, 'Restaurar', 'As provas eram públicas.')

  await expect(async () => {
    await page.goto('/_dev/mail')
    const mine = page.getByRole('listitem').filter({ hasText: aluna.email }).getByText('A moderação desfez uma decisão')
    await expect(mine).toBeVisible({ timeout: 500 })
  }).toPass()
  await entrar(page, aluna.email, senhaDaDemonstracao)
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/notifications')
  await expect(page.getByText('As provas eram públicas.')).toBeVisible()
  await signIn(reader, leitora)
  await reader.goto('/notifications')
  await expect(reader.getByText('Sua denúncia foi analisada de novo: a decisão foi desfeita.')).toBeVisible()
  for (const each of [admin, page, reader]) await each.context().close()
})
