import { type Browser, type BrowserContext, type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { unique } from './conta.ts'
import { box, idOf, last } from './conversas.ts'
import { registerVerified, signIn } from './signIn.ts'
import { tabTo } from './steps.ts'

/** A new account, signed in on this device. Its other devices are contexts of their own. */
async function open(page: Page, papel = 'ESTUDANTE') {
  const email = `zoe${unique()}@${papel === 'ESTUDANTE' ? 'puc' : 'inf.puc'}.example`
  await registerVerified(page, email, papel)
  const conta = { email, papel }
  await signIn(page, conta)
  await page.goto('/conta')
  return conta
}

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

const contexts: BrowserContext[] = []
test.afterEach(() => Promise.all(contexts.splice(0).map(context => context.close())))

async function openPhone(browser: Browser, conta: Awaited<ReturnType<typeof open>>) {
  const context = await browser.newContext({ userAgent: android })
  contexts.push(context)
  const phone = await context.newPage()
  await signIn(phone, conta)
  await phone.goto('/opportunities')
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
  return phone
}

const noCelular = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Chrome no Android' })

test('a stolen session is ended from another device, by keyboard, and is out at once', async ({ page, browser }) => {
  const conta = await open(page)
  const ladrao = await openPhone(browser, conta)
  const outraAba = await ladrao.context().newPage()
  await outraAba.goto('/messages')
  await page.reload()
  await expect(noCelular(page)).toContainText('127.0.0.0/24')
  await expectAccessible(page)
  await tabTo(page, noCelular(page).getByRole('button', { name: /^Encerrar/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sessão encerrada')).toBeVisible()
  await expect(noCelular(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Onde você está conectado' })).toBeFocused()
  // Without a click there.
  for (const aba of [ladrao, outraAba]) await expect(aba).toHaveURL(/\/login/)
  await page.reload()
  await expect(page.getByText('esta sessão')).toBeVisible()
})

test('a professor ends all other sessions, and stays signed in here, in each tab', async ({ page, browser }) => {
  const conta = await open(page, 'PROFESSOR')
  const celular = await openPhone(browser, { ...conta })
  const outraAba = await page.context().newPage()
  await outraAba.goto('/professor/opportunities')
  await expect(outraAba.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Encerrar todas as outras' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Encerrar todas', exact: true }).click()
  await expect(page.getByText('As outras sessões foram encerradas')).toBeVisible()
  await expect(celular).toHaveURL(/\/login/)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Conta e privacidade' })).toBeVisible()
  await outraAba.getByRole('link', { name: 'Mensagens' }).first().click()
  await expect(outraAba).toHaveURL('/professor/messages')
  await page.reload()
  await expect(page.getByText('esta sessão')).toBeVisible()
})

test('a new password ends the other sessions, and signs in from then on', async ({ page, browser }) => {
  const conta = await open(page)
  const celular = await openPhone(browser, conta)
  await page.getByLabel('Senha atual', { exact: true }).fill('errada')
  await page.getByLabel('Nova senha', { exact: true }).fill('uma frase bem comprida, colada')
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(page.getByLabel('Senha atual', { exact: true })).toBeFocused()
  await expect(page.getByText('Esta não é a sua senha atual.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Senha atual', { exact: true }).fill('demo1234')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Senha alterada')).toBeVisible()
  await expect(celular).toHaveURL(/\/login/)
  await page.reload()
  await expect(page.getByText('esta sessão')).toBeVisible()
  await celular.getByLabel('E-mail').fill(conta.email)
  await celular.getByLabel('Senha', { exact: true }).fill('uma frase bem comprida, colada')
  await celular.getByRole('button', { name: 'Entrar' }).click()
  await expect(celular).toHaveURL('/opportunities')
})

test('who is blocked on the profile cannot write, and can again once unblocked', async ({ page, browser }) => {
  await open(page)
  const context = await browser.newContext()
  contexts.push(context)
  const outro = await context.newPage()
  await open(outro)
  const [eu, dele] = [await idOf(page), await idOf(outro)]
  await page.goto(`/profile/${dele}`)
  await page.getByRole('button', { name: 'Bloquear' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bloquear esta pessoa' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Bloquear' }).click()
  await expect(page.getByText('Pessoa bloqueada')).toBeVisible()
  await outro.goto(`/messages?userId=${eu}`)
  await box(outro).fill('Oi?')
  await box(outro).press('Enter')
  await expect(outro.getByText('Esta pessoa não está recebendo mensagens.').first()).toBeVisible()
  await page.goto('/conta')
  await page.getByRole('button', { name: /^Desbloquear / }).click()
  await expect(page.getByText('Pessoa desbloqueada')).toBeVisible()
  await outro.reload()
  await box(outro).fill('E agora?')
  await box(outro).press('Enter')
  await expect(last(outro)).toContainText('E agora?')
  await page.goto(`/messages?userId=${dele}`)
  await expect(last(page)).toContainText('E agora?')
})

test('the account, its errors and dialogs have no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  const { email } = await open(page)
  const [secao, dialog] = [page.getByRole('region', { name: 'E-mail', exact: true }), page.getByRole('dialog')]
  const mudar = secao.getByRole('button', { name: 'Mudar e-mail' })
  await mudar.click()
  await expect(secao.getByText('Digite o novo e-mail.')).toBeVisible()
  await expectAccessible(page)
  await secao.getByLabel('Novo e-mail').fill(`nova${email}`)
  await secao.getByLabel('Sua senha', { exact: true }).fill('demo1234')
  await mudar.click()
  await expect(secao.getByText(`Confirme nova${email}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Usar um aplicativo' }).click()
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog.getByText('Digite a sua senha atual.')).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByLabel('Sua senha', { exact: true }).fill('demo1234')
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog.getByRole('img', { name: 'QR Code para o aplicativo' })).toBeVisible()
  await dialog.getByLabel('Código do aplicativo').fill('1')
  await dialog.getByRole('button', { name: 'Ativar' }).click()
  await expect(dialog.getByLabel('Código do aplicativo')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'dialog[open]')
})
