import { type Page, expect, test } from '@playwright/test'

const cards = (page: Page) => page.getByRole('region', { name: 'Oportunidades para Você' }).getByRole('article')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function register(page: Page, email: string) {
  await page.goto('/register')
  await page.getByLabel('Nome completo').fill('Ana Souza')
  await page.getByLabel('E-mail institucional').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('segredo1')
  await page.getByLabel('Curso').selectOption('Física')
  await page.getByLabel('Período de início').selectOption('2024.1')
  await button(page, 'Próximo passo').click()
  await page.getByRole('radio', { name: /^Mentoria/ }).check()
  await button(page, 'Próximo passo').click()
  await page.locator('summary', { hasText: 'Computação' }).click()
  await page.getByLabel('Robótica', { exact: true }).check()
  await button(page, 'Finalizar cadastro').click()
  await expect(page.getByText('Cadastro realizado com sucesso!')).toBeVisible()
  await expect(page).toHaveURL('/login')
}

/** Follows the link in the mail to an address. */
async function verify(page: Page, email: string) {
  const mail = page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first()
  await expect(async () => {
    await page.goto('/_dev/mail')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.click()
  await page.goto((await page.getByRole('link', { name: /^http/ }).getAttribute('href')) ?? '')
  await expect(page.getByRole('main').getByText('Boas-vindas, Ana Souza!')).toBeVisible()
  await expect(page).toHaveURL('/')
}

async function signOutAndIn(page: Page, email: string) {
  await button(page, 'Sair').click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('segredo1')
  await button(page, 'Entrar').click()
  await expect(page).toHaveURL('/')
}

test('a student registers, verifies, signs in, filters, searches, applies and cancels', async ({ page }) => {
  const email = `ana${Date.now()}@puc.example`
  await register(page, email)
  await verify(page, email)
  await signOutAndIn(page, email)

  await page.getByRole('banner').getByRole('link', { name: 'Oportunidades', exact: true }).click()
  await expect(cards(page).first()).toBeVisible()
  await button(page, 'Laboratório').click()
  await button(page, 'Presencial').click()
  await button(page, 'Aplicar Filtros').click()
  await expect(page).toHaveURL('/opportunities?type=laboratorio&modalidade=presencial')
  await page.getByPlaceholder('Buscar oportunidades...').fill('robotica')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/opportunities?type=laboratorio&modalidade=presencial&busca=robotica')
  await expect(cards(page).first()).toContainText('Robótica')

  await cards(page)
    .first()
    .getByRole('link', { name: /^Ver Detalhes/ })
    .click()
  await button(page, 'Candidatar-se').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Carta de motivação').fill('Quero aprender no laboratório.')
  await dialog.getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(page.getByRole('heading', { name: 'Você já se candidatou' })).toBeVisible()

  await page.getByRole('link', { name: 'Candidaturas', exact: true }).click()
  for (const name of [/^Detalhes/, /^Cancelar candidatura/]) await page.getByRole('button', { name }).first().click()
  await dialog.getByRole('button', { name: 'Cancelar candidatura' }).click()
  await expect(page.getByText('Candidatura cancelada')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Explorar oportunidades' })).toBeVisible()
})
