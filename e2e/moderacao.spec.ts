import { type Browser, type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { startStackWithAdministrador } from './stack.ts'

/* Its own board: it has an administrator, and hides a vaga. */

test.describe.configure({ mode: 'serial' })
const email = 'reitoria@puc.example'
const senha = 'um mural bem guardado'
const motivo = 'Pede uma taxa de inscrição.'
let stack: Awaited<ReturnType<typeof startStackWithAdministrador>>
let vaga: { address: string; titulo: string }
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

async function openModeracao(page: Page) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL('/admin')
  await page.getByRole('link', { name: '1 caso de moderação a decidir' }).click()
  await page.getByRole('link', { name: vaga.titulo }).click()
  await expect(page.getByRole('heading', { name: 'Como foi denunciado' })).toBeVisible()
}

test('a student reports a vaga with the keyboard, and once', async ({ browser }) => {
  const [professor, page] = [await open(browser), await open(browser)]
  await signIn(professor, professora)
  await professor.goto('/professor/opportunities')
  const mine = professor
    .getByRole('main')
    .getByRole('link', { name: /Monitoria/ })
    .first()
  const titulo = (await mine.textContent()) ?? ''
  await mine.click()
  await expect(professor).toHaveURL(/\/professor\/opportunities\/\d+/)
  const codigo = /\d+$/.exec(new URL(professor.url()).pathname)?.[0] ?? ''
  vaga = { address: `/opportunities/${codigo}`, titulo }
  await professor.context().close()

  await signIn(page, aluna)
  await page.goto(vaga.address)
  const denunciar = page.getByRole('button', { name: 'Denunciar', exact: true })
  const send = async () => {
    await denunciar.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Spam ou golpe' }).check()
    await dialog.getByRole('button', { name: 'Denunciar' }).press('Enter')
    return dialog
  }
  await expect(await send()).toBeHidden()
  await expect(page.getByText('Denúncia recebida')).toBeVisible()
  await expect(denunciar).toBeFocused()
  const again = await send()
  await expect(again.getByText('Isto já está com a moderação.')).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.context().close()
})

test('an administrator hides it, with a reason', async ({ browser }) => {
  const page = await open(browser)
  await openModeracao(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ocultar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill(motivo)
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Ocultar' }).click()
  await expect(page.getByRole('heading', { name: 'Decisões' })).toBeVisible()
  await page.getByRole('link', { name: 'Moderação' }).first().click()
  await expect(page.getByRole('row').filter({ hasText: vaga.titulo })).toContainText('Ocultado')
  await expectAccessible(page)
  await page.context().close()
})

test('its professor reads why, and objects', async ({ browser }) => {
  const page = await open(browser)
  await signIn(page, professora)
  await page.goto(`/professor${vaga.address}`)
  await expect(page.getByText(`Motivo: ${motivo}`)).toBeVisible()
  await page.getByRole('link', { name: 'Ver a decisão e contestar' }).click()
  await page.getByLabel('Por que você contesta').fill('Não há taxa nenhuma.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Contestar' }).click()
  await expect(page.getByRole('heading', { name: 'A sua contestação' })).toBeVisible()
  await page.context().close()
})

test('the objection is accepted, and the vaga is back for everybody', async ({ browser }) => {
  const [admin, page] = [await open(browser), await open(browser)]
  await openModeracao(admin)
  await expect(admin.getByText('Não há taxa nenhuma.')).toBeVisible()
  await admin.getByRole('button', { name: 'Restaurar' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('Foi um engano.')
  await dialog.getByRole('button', { name: 'Restaurar' }).click()
  await expect(dialog).toBeHidden()
  await signIn(page, aluna)
  await page.goto('/notifications')
  await expect(page.getByText('Sua denúncia foi analisada de novo: a decisão foi desfeita.')).toBeVisible()
  for (const each of [admin, page]) await each.context().close()
})
