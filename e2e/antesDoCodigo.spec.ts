import { type Page, expect, test } from '@playwright/test'
import { aluna, signIn } from './signIn.ts'

/*
 * The forms of visitors before their code has loaded.
 */

/** Holds all script files back. Returns a function that lets them pass. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route('**/assets/*.js', async route => {
    await released
    await route.continue()
  })
  return release
}

const email = (page: Page) => page.getByLabel('E-mail').first()
const senha = (page: Page) => page.getByLabel('Senha', { exact: true })

test('keeps what was typed into the login before its code, and the focus', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login')
  await email(page).fill(aluna.email)
  await senha(page).pressSequentially('demo')
  await expect(page.locator('#root[data-visitante]')).toBeVisible()
  release()
  await expect(page.locator('#root:not([data-skeleton])')).toBeVisible()
  await expect(email(page)).toHaveValue(aluna.email)
  await expect(senha(page)).toBeFocused()
  await page.keyboard.type('1234')
  await expect(senha(page)).toHaveValue('demo1234')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test('sends a login that was submitted before its code, and never in the URL', async ({ page }) => {
  const urls: string[] = []
  page.on('request', request => urls.push(request.url()))
  const release = await holdScripts(page)
  await page.goto('/login')
  await email(page).fill(aluna.email)
  await senha(page).fill('demo1234')
  await senha(page).press('Enter')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/login')
  release()
  await expect(page.getByText('Login realizado com sucesso!')).toBeVisible()
  expect(urls.filter(url => url.includes('senha') || url.includes('demo1234'))).toEqual([])
})

test('says if one of the first files does not load, and tries again', async ({ page }) => {
  test.slow()
  await signIn(page, aluna)
  await page.goto('/opportunities')
  const title = page.getByRole('heading', { level: 1, name: 'Oportunidades Acadêmicas' })
  const loaded = page.locator('#root:not([data-skeleton])')
  await expect(loaded).toBeVisible()
  const files = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    // The entry, and what it imports. A later file is a failure that the page itself shows.
    return links.slice(0, links.findIndex(link => 'start' in link.dataset) + 1).map(link => new URL(link.href).pathname)
  })
  expect(files.length).toBeGreaterThan(1)
  for (const file of files)
    await test.step(file, async () => {
      await page.route(`**${file}`, route => route.abort())
      await page.reload()
      const again = page.getByRole('button', { name: 'Tentar de novo' })
      await expect(again).toBeVisible()
      await page.unroute(`**${file}`)
      await again.click()
      await expect(loaded).toBeVisible()
      await expect(title).toBeVisible()
      await expect(again).toBeHidden()
    })
})

for (const path of ['/forgot-password', '/verify-email', '/professor/login', '/professor/register']) {
  test(`keeps an address that was typed into ${path} before its code`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path)
    await email(page).pressSequentially('alguem@puc')
    release()
    await expect(page.locator('#root:not([data-skeleton])')).toBeVisible()
    await expect(email(page)).toBeFocused()
    await page.keyboard.type('.example')
    await expect(email(page)).toHaveValue('alguem@puc.example')
  })
}

test('shows the form of a new password before its code', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/reset-password?token=um-token')
  await page.getByLabel('Nova senha', { exact: true }).fill('segredo 123')
  release()
  await expect(page.locator('#root:not([data-skeleton])')).toBeVisible()
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveValue('segredo 123')
})
