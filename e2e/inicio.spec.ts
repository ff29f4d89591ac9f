import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { tabTo } from './steps.ts'

const slogan = 'As oportunidades da universidade, em um só lugar'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing can be read, has working links and no dead controls', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: slogan })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Conversa direta' })).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Como funciona' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Entrar como aluno' })).toHaveAttribute('href', '/login')
    await expect(page.getByRole('link', { name: 'Conhecer a área do professor' })).toHaveAttribute('href', '/professor')
    await expect(page.getByRole('button', { name: 'Próximo slide' })).toBeHidden()
    // The page's own styles are inline, not only those of the shell.
    await expect(page.getByRole('list', { name: 'Slides' })).toHaveCSS('scroll-snap-type', 'x mandatory')
  })
})

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

test('only the document of the root contains the landing', async ({ request }) => {
  const page = async (path: string) => (await request.get(path, { headers: { accept: 'text/html' } })).text()
  expect(await page('/')).toContain(slogan)
  expect(await page('/opportunities')).not.toContain(slogan)
})

test('only its font is requested before the landing is painted', async ({ request }) => {
  const response = await request.get('/', { headers: { accept: 'text/html' } })
  const tags = (await response.text()).match(/<(script|link|img)\b[^>]*>/g) ?? []
  // A home screen icon is only requested when somebody installs the page.
  const isIdle = (tag: string) => tag.includes(' disabled ') || tag.includes('"apple-touch-icon"')
  const requested = tags.filter(tag => /\b(src|href)="/.test(tag) && !isIdle(tag))
  expect(requested.filter(tag => !/"data:|\.woff2/.test(tag))).toEqual([])
  expect(requested).not.toHaveLength(0)
})

test('the home of a professor links to the other pages', async ({ page }) => {
  await signIn(page, professora)
  await page.goto('/professor')
  await expect(page.getByRole('heading', { level: 1, name: /^Boas-vindas, / })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Criar oportunidade' }).click()
  await expect(page).toHaveURL('/professor/opportunities/new')
})

for (const path of ['/', '/professor']) {
  test(`the landing at ${path} has no accessibility violation`, { tag: '@axe' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}

for (const [who, path] of [
  [aluna, '/'],
  [professora, '/professor'],
] as const) {
  test(`the home of ${who.papel} has no accessibility violation`, { tag: '@axe' }, async ({ page }) => {
    await signIn(page, who)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: /^Boas-vindas, / })).toBeVisible()
    await expectAccessible(page)
  })
}
