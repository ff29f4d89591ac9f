import { expect, test } from '@playwright/test'
import { aluna, professora, signIn } from '../signIn.ts'
import { tabTo } from '../steps.ts'

const slogan = 'As oportunidades da universidade, em um só lugar'

test('the landing hydrates without errors, and its carousel works by keyboard', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(error.message))
  await page.goto('/')
  const slides = page.getByRole('list', { name: 'Slides' })
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  await tabTo(page, slides)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Vagas que combinam com você' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: 'Conversa direta' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Iniciar apresentação' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a signed-in person never sees the landing, even while the code loads', async ({ page }) => {
  await signIn(page, aluna)
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: slogan })).toBeHidden()
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Boas-vindas, / })).toBeVisible()
})

test('the home of a professor links to the other pages', async ({ page }) => {
  await signIn(page, professora)
  await page.goto('/professor')
  await expect(page.getByRole('heading', { level: 1, name: /^Boas-vindas, / })).toBeVisible()
  const criar = page.getByRole('main').getByRole('link', { name: 'Criar oportunidade' })
  await expect(criar).toBeHidden()
  await page.getByRole('heading', { name: 'Atalhos' }).click()
  await criar.click()
  await expect(page).toHaveURL('/professor/opportunities/new')
})

test('a professor reads the letter of the newest candidate two presses after the sign-in page', async ({ page }) => {
  await page.goto('/professor/login')
  await page.getByLabel('E-mail').fill(professora.email)
  await page.getByLabel('Senha', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page
    .getByRole('link', { name: /Ler cartas?$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/professor\/opportunities\/\d+\/candidates\/\d+/)
  await expect(page.getByRole('heading', { name: 'Carta de motivação' })).toBeVisible()
})

test('the day of a student begins with their interview', async ({ page }) => {
  await signIn(page, aluna)
  await page.goto('/')
  const first = page.getByRole('region', { name: 'Hoje' }).getByRole('listitem').first()
  await expect(first).toContainText(/, Sala 511 RDC.*Entrevista: /)
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/opportunities\/\d+$/)
})

test('a student sends a candidatura four presses after the sign-in page', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(aluna.email)
  await page.getByLabel('Senha', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page
    .getByRole('region', { name: 'Recomendadas para você' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Candidatar-se', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Candidatar-se' })
  await dialog.getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(page.getByRole('button', { name: 'Cancelar candidatura' })).toBeVisible()
  // As it was for the other tests of this board.
  await page.getByRole('button', { name: 'Cancelar candidatura' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar candidatura' }).click()
  await expect(page.getByRole('button', { name: 'Candidatar-se', exact: true })).toBeVisible()
})
