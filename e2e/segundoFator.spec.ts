import { type Browser, type Page, expect, test } from '@playwright/test'
import { codeOf } from '../api/src/testing/codeOf.ts'
import { expectAccessible } from './axe.ts'
import { aluna } from './signIn.ts'
import { startStackWithAdministrador } from './stack.ts'

/* Its own board: an administrator who needs a second factor, and a demo student who gets one. */

test.describe.configure({ mode: 'default' })
const email = 'reitoria@puc.example'
const senha = 'um mural bem guardado'
let stack: Awaited<ReturnType<typeof startStackWithAdministrador>>

test.beforeAll(async () => {
  stack = await startStackWithAdministrador(email, {}, 'localhost')
})
test.afterAll(() => stack.stop())

const open = async (browser: Browser, options: object = {}) =>
  (await browser.newContext({ baseURL: stack.url, ...options })).newPage()

/** An authenticator of this browser, which its person has at hand. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

async function entrar(page: Page, conta: { email: string; senha: string }) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(conta.email)
  await page.getByLabel('Senha', { exact: true }).fill(conta.senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

const botao = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Signs out by the browser's own means: the session stays, as after a lost phone. */
const forget = (page: Page) => page.evaluate(() => localStorage.clear())

test('an administrator is led to the enrolment, adds a passkey, and signs in with it', async ({ browser }) => {
  const page = await open(browser)
  await addAuthenticator(page)
  await page.goto(stack.link)
  await page.getByLabel('Nova senha', { exact: true }).fill(senha)
  await page.getByLabel('Confirmar nova senha').fill(senha)
  await botao(page, 'Redefinir senha').click()
  await expect(page.getByText('Entre com a sua nova senha.')).toBeVisible()
  await entrar(page, { email, senha })
  await expect(page.getByRole('heading', { name: 'Falta a verificação em duas etapas' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ativar agora' }).click()
  await expect(page).toHaveURL('/conta')
  await expect(page.getByText('Para usar a administração do mural, ative')).toBeVisible()

  await botao(page, 'Adicionar chave de acesso').click()
  await page.getByRole('dialog').getByLabel('Sua senha').fill(senha)
  await botao(page, 'Continuar').click()
  await page.getByLabel('Nome da chave').fill('Notebook')
  await expectAccessible(page)
  await botao(page, 'Criar chave de acesso').click()
  const dialog = page.getByRole('dialog', { name: 'Guarde os seus códigos' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await botao(page, 'Já guardei os códigos').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Notebook' })).toContainText('ainda sem uso')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()

  await forget(page)
  await entrar(page, { email, senha })
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeFocused()
  await expectAccessible(page)
  await botao(page, 'Usar uma chave de acesso').click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()
  await page.context().close()
})

test('a student on a phone enrols an app, and signs in with its next code and with a recovery code', async ({
  browser,
}) => {
  const page = await open(browser, { viewport: { width: 390, height: 844 } })
  const conta = { email: aluna.email, senha: 'demo1234' }
  await entrar(page, conta)
  await expect(page).toHaveURL('/')
  await page.goto('/conta')
  await botao(page, 'Usar um aplicativo').click()
  await page.getByRole('dialog').getByLabel('Sua senha').fill(conta.senha)
  await botao(page, 'Continuar').click()
  await expect(page.getByRole('img', { name: 'QR Code para o aplicativo' })).toBeVisible()
  await expectAccessible(page)
  const segredo = ((await page.getByRole('dialog').locator('code').textContent()) ?? '').replaceAll(' ', '')
  const agora = Date.now()
  await page.getByLabel('Código do aplicativo').fill(codeOf(segredo, 0, agora))
  await botao(page, 'Ativar').click()
  const codigos = page.getByRole('dialog').getByRole('listitem')
  await expect(codigos).toHaveCount(10)
  const codigo = (await codigos.first().textContent()) ?? ''
  await botao(page, 'Já guardei os códigos').click()
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible()

  await forget(page)
  await entrar(page, conta)
  await page.getByLabel('Código do aplicativo').fill(codeOf(segredo, 0, agora))
  await botao(page, 'Confirmar').click()
  await expect(page.getByText('Este código não confere ou já foi usado.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Código do aplicativo').fill(codeOf(segredo, 1, agora).replace(/^.../, '$& '))
  await botao(page, 'Confirmar').click()
  await expect(page).toHaveURL('/')

  await forget(page)
  await entrar(page, conta)
  await botao(page, 'Usar um código de recuperação').click()
  await page.getByLabel('Código de recuperação').fill(codigo.toLowerCase())
  await botao(page, 'Confirmar').click()
  await expect(page).toHaveURL('/')
  await page.goto('/conta')
  await expect(page.getByText('Restam 9 códigos de recuperação.')).toBeVisible()
  await page.context().close()
})
