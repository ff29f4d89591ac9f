import { type Browser, type Page, type ViewportSize, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { installWorker } from './serviceWorker.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { startStackWithAdministrador } from './stack.ts'

/* Its own board: it changes what the university is called and how it looks. */

test.describe.configure({ mode: 'default' })
const email = 'reitoria@puc.example'
const senha = 'um mural bem guardado'
let stack: Awaited<ReturnType<typeof startStackWithAdministrador>>

test.beforeAll(async ({ browser }) => {
  stack = await startStackWithAdministrador(email)
  const page = await newPage(browser)
  await page.goto(stack.link)
  await page.getByLabel('Nova senha', { exact: true }).fill(senha)
  await page.getByLabel('Confirmar nova senha').fill(senha)
  await page.getByRole('button', { name: 'Redefinir senha' }).click()
  await expect(page.getByText('Entre com a sua nova senha.')).toBeVisible()
  await page.context().close()
})
test.afterAll(() => stack.stop())

const newPage = async (browser: Browser) => (await browser.newContext({ baseURL: stack.url })).newPage()

/** Signs the administrator in and opens the page. */
async function open(browser: Browser, viewport?: ViewportSize | null): Promise<Page> {
  const page = await newPage(browser)
  if (viewport) await page.setViewportSize(viewport)
  await page.goto('/login?voltar=%2Fadmin%2Finstituicao')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Instituição' })).toBeVisible()
  await expect(page.getByLabel('Sigla')).toBeVisible()
  return page
}

const salvar = (page: Page) => page.getByRole('button', { name: 'Salvar instituição' }).click()

async function expectSalva(page: Page) {
  await expect(page.getByText('Instituição salva').last()).toBeVisible()
}

test('a change is seen in open pages within two seconds, without a restart', async ({ browser }) => {
  const [admin, aluno, professor] = [await open(browser), await newPage(browser), await newPage(browser)]
  await signIn(aluno, aluna)
  await signIn(professor, professora)
  await professor.goto('/professor')
  await expect(professor.getByRole('link', { name: 'Falar com o suporte' })).toBeVisible()
  await expect(professor.getByRole('link', { name: 'Proteção de dados' })).toHaveCount(0)
  await admin.getByLabel('Nome da instituição').fill('Universidade do Litoral')
  await admin.getByLabel('E-mail de proteção de dados').fill('dados@puc.example')
  await admin.getByLabel('Cor de destaque').fill('#7a1f5c')
  await salvar(admin)
  await expectSalva(admin)
  const [vaga] = /\/vaga\/\d+/.exec(await (await aluno.request.get('/sitemap.xml')).text()) ?? []
  await expect(async () => {
    await aluno.goto(vaga ?? '')
    expect(await aluno.locator('script[type="application/ld+json"]').textContent()).toContain('Universidade do Litoral')
  }).toPass({ timeout: 2000 })
  await professor.reload()
  await expect(professor.getByRole('link', { name: 'Proteção de dados' })).toBeVisible()
  const visitor = await newPage(browser)
  await visitor.goto('/')
  const entrar = visitor.getByRole('banner').getByRole('link', { name: 'Entrar' })
  await expect(entrar).toBeVisible()
  const accent = await visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tz0'))
  expect(accent).toBe('#7a1f5c')
  for (const page of [admin, aluno, professor, visitor]) await page.context().close()
})

test('the hours of every page are those of the time zone, two seconds after it was chosen', async ({ browser }) => {
  const [admin, aluno] = [await open(browser), await newPage(browser)]
  await signIn(aluno, aluna)
  await aluno.goto('/notifications')
  const horas = async () => {
    const time = aluno.locator('time').first()
    return { written: await time.textContent(), instant: String(await time.getAttribute('datetime')) }
  }
  const inZone = (instant: string, timeZone: string) =>
    new Date(instant).toLocaleTimeString('pt-BR', { timeZone, timeStyle: 'short' })
  const before = await horas()
  expect(before.written).toContain(inZone(before.instant, 'America/Sao_Paulo'))
  await admin.getByLabel('Fuso horário').selectOption('Rio Branco')
  await salvar(admin)
  await expectSalva(admin)
  await expect(async () => {
    await aluno.reload()
    const { written, instant } = await horas()
    expect(written).toContain(inZone(instant, 'America/Rio_Branco'))
  }).toPass({ timeout: 4000 })
  const [vaga = ''] = /\/vaga\/\d+/.exec(await (await aluno.request.get('/sitemap.xml')).text()) ?? []
  expect(await (await aluno.request.get(vaga)).text()).toContain('T23:59:59-05:00"')
  await admin.getByLabel('Fuso horário').selectOption('São Paulo e Brasília')
  await salvar(admin)
  await expect.poll(async () => (await aluno.request.get('/')).text()).not.toContain(' data-fuso=')
  for (const page of [admin, aluno]) await page.context().close()
})

test('the service worker installs with documents that say another time zone and other terms', async ({ browser }) => {
  const [admin, context] = [
    await open(browser),
    await browser.newContext({ baseURL: stack.url, serviceWorkers: 'allow' }),
  ]
  await admin.getByLabel('Fuso horário').selectOption('Rio Branco')
  await admin.getByLabel('Início do 1º período').selectOption('fevereiro')
  await admin.getByLabel('Início do 2º período').selectOption('agosto')
  await salvar(admin)
  await expectSalva(admin)
  const mudado = ' data-fuso="-300" data-periodos="2,8"'
  const visitor = await context.newPage()
  await expect.poll(async () => (await visitor.request.get('/')).text(), { timeout: 4000 }).toContain(mudado)
  await installWorker(visitor)
  const kept = await visitor.evaluate(async () => (await caches.match('/', { ignoreVary: true }))?.text())
  expect(kept).toContain(mudado)
  await admin.getByLabel('Fuso horário').selectOption('São Paulo e Brasília')
  await admin.getByLabel('Início do 1º período').selectOption('janeiro')
  await admin.getByLabel('Início do 2º período').selectOption('julho')
  await salvar(admin)
  await expect.poll(async () => (await visitor.request.get('/')).text()).not.toContain(mudado)
  await admin.context().close()
  await context.close()
})

test('two administrators who change one field choose between both values', async ({ browser }) => {
  const [first, second] = [await open(browser), await open(browser)]
  await second.getByLabel('Sigla').fill('UL')
  await second.getByLabel('E-mail do suporte').fill('ajuda@puc.example')
  await salvar(second)
  await expectSalva(second)
  await first.getByLabel('Sigla').fill('UNIL')
  await salvar(first)
  const dialog = first.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expectAccessible(first, 'dialog')
  await dialog.getByRole('radio', { name: /O que você escreveu.*UNIL/ }).check()
  await dialog.getByRole('button', { name: 'Salvar escolhas' }).click()
  await expectSalva(first)
  await expect(first.getByLabel('E-mail do suporte')).toHaveValue('ajuda@puc.example')
  await first.reload()
  await expect(first.getByLabel('Sigla')).toHaveValue('UNIL')
  await first.goto('/admin/auditoria')
  await expect(first.getByRole('cell', { name: 'Mudou a instituição' }).first()).toBeVisible()
  await first.context().close()
  await second.context().close()
})

test('a color that cannot be read is refused, and the nearest one is offered', async ({ browser }) => {
  const page = await open(browser)
  await page.getByLabel('Cor de destaque').fill('#FFFF00')
  await salvar(page)
  await expect(page.getByRole('alert').filter({ hasText: 'A mais próxima que se lê é #6b6b00.' })).toBeVisible()
  await expect(page.getByLabel('Cor de destaque')).toBeFocused()
  await page.getByRole('button', { name: 'Usar #6b6b00' }).click()
  await salvar(page)
  await expectSalva(page)
  await page.context().close()
})

test('a test mail arrives, and its answer is shown', async ({ browser }) => {
  const page = await open(browser)
  await page.getByRole('button', { name: 'Enviar e-mail de teste' }).click()
  await expect(page.getByText('O servidor aceitou')).toBeVisible()
  await page.goto('/_dev/mail')
  await expect(page.getByText('E-mail de teste').first()).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
  await page.context().close()
})

test('a logo is in the header of every page until it is removed', async ({ browser }) => {
  const page = await open(browser)
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><rect width="64" height="32" fill="#7a1f5c"/></svg>'
  const buffer = Buffer.from(svg)
  await page.getByLabel('Arquivo do logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer })
  await expect(page.getByRole('img', { name: /^Logo da/ })).toBeVisible()
  const readDocument = async () => (await page.request.get('/')).text()
  await expect.poll(readDocument).toContain('data-logo=')
  const visitor = await newPage(browser)
  await visitor.goto('/')
  await expect(visitor.getByRole('img', { name: 'Mural Acadêmico, UNIL' })).toBeVisible()
  await visitor.context().close()
  // Who has the service worker gets it as a new version, at the visit after the next.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('img', { name: 'Mural Acadêmico, UNIL' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Remover logo' }).click()
  await expect(page.getByRole('button', { name: 'Enviar logo' })).toBeVisible()
  await page.context().close()
})

test('the page can be read and used, in light and dark @axe', async ({ browser }, { project }) => {
  const page = await open(browser, project.use.viewport)
  await expectAccessible(page)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over).toBe(0)
  await page.context().close()
})
