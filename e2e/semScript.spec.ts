import { type Page, expect, test } from '@playwright/test'
import { routes } from './routes.ts'

/*
 * Pages without their code: JavaScript is off, or its files fail to load.
 */

/** Playwright's getByText() ignores <noscript>. */
const notice = (page: Page) => page.locator('noscript p', { hasText: 'Esta página precisa de JavaScript' })

/** Reads the landing page, and follows its links to prerendered pages. */
async function readLanding(page: Page) {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('As oportunidades da universidade, em um só lugar')
  await expect(main.getByRole('heading', { level: 2 }).last()).toBeVisible()
  await expect(notice(page)).toBeHidden()
  const addresses = await page
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  expect(addresses).toContain('/login')
  for (const address of new Set(addresses.filter(address => address.startsWith('/')))) {
    const response = await page.request.get(address, { headers: { accept: 'text/html' } })
    expect([address, response.status()]).toEqual([address, 200])
    expect(await response.text()).toContain('id="root"')
  }
}

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing is read, and its links lead to documents', async ({ page }) => {
    await readLanding(page)
    await page.getByRole('main').getByRole('link', { name: 'Entrar como aluno' }).click()
    await expect(page).toHaveURL('/login')
    await expect(notice(page)).toBeVisible()
  })

  test('every other page says that it needs JavaScript, and links to the landing', async ({ page }) => {
    for (const { address } of routes.filter(({ route }) => !['/', '/professor'].includes(route))) {
      await page.goto(address)
      await expect(notice(page), address).toBeVisible()
      await expect(page.getByRole('main'), address).toBeHidden()
      await expect(page.getByRole('link', { name: 'página inicial' })).toHaveAttribute('href', '/')
    }
  })

  test('the landing of professors is read', async ({ page }) => {
    await page.goto('/professor')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encontre os alunos certos para o seu projeto')
    await expect(page.getByRole('link', { name: 'Entrar como professor' })).toHaveAttribute('href', '/professor/login')
    await expect(notice(page)).toBeHidden()
  })

  test('an address that is no page says so, too', async ({ page }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
    await expect(notice(page)).toBeHidden()
  })
})

test('the landing can be read if no script loads', async ({ page }) => {
  await page.route('**/*.js', route => route.abort())
  await readLanding(page)
  await page.getByRole('main').getByRole('link', { name: 'Entrar como aluno' }).click()
  await expect(page).toHaveURL('/login')
})
