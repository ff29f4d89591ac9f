import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, professora, signIn } from './signIn.ts'

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
    for (const name of ['Atalhos', 'Funcionalidades disponíveis', 'Próximas funcionalidades'])
      await page.getByRole('heading', { level: 2, name }).click()
    await expectAccessible(page)
  })
}
