import { readFile } from 'node:fs/promises'
import { type Browser, type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { linkOfMail, registerProfessor, unique } from './conta.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { startStackWithAdministrador } from './stack.ts'
import { awaitNews, tabTo } from './steps.ts'

/* Its own board: it has an administrator, and suspends a demo account. */

test.describe.configure({ mode: 'default' })
const email = 'reitoria@puc.example'
const senha = 'um mural bem guardado'
let stack: Awaited<ReturnType<typeof startStackWithAdministrador>>
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

/** On the login page, wherever it was reached from. */
async function entrar(page: Page, conta: { email: string; senha: string }) {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByLabel('E-mail').fill(conta.email)
  await page.getByLabel('Senha', { exact: true }).fill(conta.senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Signs the administrator in, and returns the row of the demo student. */
async function openAluna(page: Page) {
  await entrar(page, { email, senha })
  await expect(page).toHaveURL('/admin')
  await page.getByRole('link', { name: 'Estudantes' }).click()
  await page.getByLabel('Nome, curso, e-mail ou matrícula').fill(aluna.email)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(/busca=aluna%40puc\.example&papel=aluno/)
  const row = page.getByRole('row').filter({ hasText: aluna.email })
  await expect(page.getByRole('row')).toHaveCount(2)
  return row
}

const acoes = (page: Page) => page.getByRole('button', { name: /^Ações de / })
const acao = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) })

async function choose(page: Page, name: string) {
  await acoes(page).click()
  await acao(page, name).click()
  return page.getByRole('dialog')
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const pages = [
  '/admin',
  '/admin/pessoas',
  '/admin/instituicao',
  '/admin/numeros',
  '/admin/avisos',
  '/admin/documentos',
  '/admin/auditoria',
  '/admin/pessoas/importar',
]

test('students and professors are sent home from the administration, and a visitor returns to it after the login', async ({
  browser,
}) => {
  for (const [conta, home] of [
    [aluna, '/'],
    [professora, '/professor'],
  ] as const) {
    const page = await open(browser)
    await signIn(page, conta)
    for (const address of pages) {
      await page.goto(address)
      await expect(page, address).toHaveURL(home)
    }
    await page.context().close()
  }
  const visitor = await open(browser)
  await visitor.goto('/admin/auditoria')
  await expect(visitor).toHaveURL('/login?voltar=%2Fadmin%2Fauditoria')
  await entrar(visitor, { email, senha })
  await expect(visitor.getByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible()
  await visitor.context().close()
})

test('a suspended student is signed out at once, reads why, and enters again when it is over', async ({ browser }) => {
  const [admin, aluno] = [await open(browser), await open(browser)]
  await signIn(aluno, aluna)
  await aluno.goto('/opportunities')
  await awaitNews(aluno)
  const row = await openAluna(admin)
  const dialog = await choose(admin, 'Suspender')
  await dialog.getByLabel('Último dia').fill(inDays(30))
  await dialog.getByLabel('Motivo').fill('Anúncios depois de dois avisos.')
  await dialog.getByRole('button', { name: 'Suspender' }).click()
  await expect(row).toContainText('Anúncios depois de dois avisos.')
  await expect(acoes(admin)).toBeFocused()
  await expect(aluno).toHaveURL(/\/login/)
  const conta = { email: aluna.email, senha: 'demo1234' }
  await entrar(aluno, conta)
  await expect(
    aluno.getByText(/^Esta conta está suspensa até .* Motivo: Anúncios depois de dois avisos\.$/),
  ).toBeVisible()
  const volta = await choose(admin, 'Encerrar a suspensão')
  await volta.getByLabel('Motivo').fill('Retratou-se.')
  await volta.getByRole('button', { name: 'Encerrar a suspensão' }).click()
  await expect(row).toContainText('Ativa')
  await entrar(aluno, conta)
  await expect(aluno).not.toHaveURL(/\/login/)
  for (const page of [admin, aluno]) await page.context().close()
})

test('a professor who waits is refused, reads why on the board and in a mail, and is confirmed later', async ({
  browser,
}) => {
  const [admin, professor] = [await open(browser), await open(browser)]
  const conta = `espera${unique()}@puc.example`
  await registerProfessor(professor, conta)
  await professor.goto(await linkOfMail(professor, conta))
  await expect(professor.getByText('Sua conta de professor ainda vai ser confirmada')).toBeVisible()
  await entrar(admin, { email, senha })
  await admin.getByRole('link', { name: /a confirmar$/ }).click()
  const row = admin.getByRole('row').filter({ hasText: conta })
  const choose = async (name: string) => {
    await row.getByRole('button', { name: /^Ações de / }).click()
    await row.getByRole('button', { name: new RegExp(`^${name}: `) }).click()
    return admin.getByRole('dialog')
  }
  const recusa = await choose('Recusar professor')
  await recusa.getByLabel('Motivo').fill('Não consta do quadro.')
  await recusa.getByRole('button', { name: 'Recusar professor' }).click()
  await expect(row).toContainText('Papel recusado')
  await expect(row).toContainText('Não consta do quadro.')
  await professor.goto(await linkOfMail(professor, conta, 2))
  const notice = professor.getByText('Sua conta de professor não foi confirmada')
  await expect(notice).toBeVisible()
  await expect(professor.getByRole('main')).toContainText('Motivo: Não consta do quadro.')
  await admin.goto('/admin/pessoas?situacao=recusado')
  const confirma = await choose('Confirmar professor')
  await confirma.getByRole('button', { name: 'Confirmar professor' }).click()
  await expect(row).toContainText('Ativa')
  await professor.reload()
  await expect(professor.getByRole('button', { name: 'Sair' })).toBeVisible()
  await expect(notice).toBeHidden()
  for (const page of [admin, professor]) await page.context().close()
})

test('the audit has who suspended whom and why, also as a file', async ({ browser }) => {
  const page = await open(browser)
  await openAluna(page)
  const dialog = await choose(page, 'Suspender')
  await dialog.getByLabel('Último dia').fill(inDays(1))
  await dialog.getByLabel('Motivo').fill('Para a auditoria.')
  await dialog.getByRole('button', { name: 'Suspender' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Auditoria' }).click()
  await page.getByLabel('Ação', { exact: true }).selectOption('Suspendeu uma conta')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL('/admin/auditoria?acao=suspendeu')
  const linha = page.getByRole('row').filter({ hasText: 'Para a auditoria.' })
  await expect(linha).toContainText('Suspendeu uma conta')
  await expect(linha).toContainText('Suspensa até: — → ')
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('auditoria.csv')
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toContain('Para a auditoria.')
  expect(csv, 'only the lines of the filter').not.toContain('criou_administrador')
  await page.context().close()
})

test('the numbers of a year are chosen by keyboard, kept in the address, and taken away as a file', async ({
  browser,
}) => {
  const page = await open(browser)
  await entrar(page, { email, senha })
  await page.getByRole('link', { name: 'Números' }).click()
  await expect(page.getByRole('heading', { name: 'Candidaturas e respostas' })).toBeVisible()
  await tabTo(page, page.getByText('Ver como tabela').first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: /, por mês$/ }).getByRole('row')).not.toHaveCount(0)
  const anos = page.getByRole('navigation', { name: 'Ano' }).getByRole('link')
  const [ultimo, anterior] = await anos.allTextContents()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('numeros.csv')
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1)
  expect(rows.every(row => row.startsWith(`"${ultimo}"`))).toBe(true)
  const totais = rows.map(row => row.split('";"')[5]).filter(total => total !== 'oculto' && total !== '0')
  expect(Math.min(...totais.map(Number)), 'no group of fewer than five').toBeGreaterThanOrEqual(5)
  await tabTo(page, anos.nth(1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/numeros?ano=${anterior}`)
  await expect(anos.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.reload()
  await expect(anos.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.context().close()
})

test('a sentence for professors is above their pages, and gone when it is deleted', async ({ browser }) => {
  const [admin, professor] = [await open(browser), await open(browser)]
  await signIn(professor, professora)
  await entrar(admin, { email, senha })
  await admin.getByRole('link', { name: 'Avisos' }).click()
  await admin.getByRole('button', { name: 'Novo aviso' }).click()
  await admin.getByLabel('Aviso', { exact: true }).fill('O mural para no sábado à noite.')
  await admin.getByLabel('Quem vê').selectOption('Professores')
  await admin.getByRole('button', { name: 'Publicar' }).click()
  await expect(admin.getByRole('row', { name: /O mural para/ })).toContainText('No ar')
  const aviso = professor.getByRole('main').getByText('O mural para no sábado à noite.')
  await expect(async () => {
    await professor.goto('/professor')
    await expect(aviso).toBeVisible({ timeout: 1000 })
  }).toPass()
  await admin.getByRole('button', { name: /^Excluir: O mural para/ }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(admin.getByText('Nenhum aviso até agora')).toBeVisible()
  await expect(async () => {
    await professor.goto('/professor')
    await expect(professor.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(aviso).toBeHidden({ timeout: 1000 })
  }).toPass()
  for (const page of [admin, professor]) await page.context().close()
})

test('an act is chosen by keyboard, and Escape returns the focus to the menu of its row', async ({ browser }) => {
  const page = await open(browser)
  await openAluna(page)
  for (const close of ['Escape', 'Voltar']) {
    await tabTo(page, acoes(page))
    await page.keyboard.press('Enter')
    await tabTo(page, acao(page, 'Encerrar sessões'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    if (close === 'Voltar') await tabTo(page, page.getByRole('button', { name: close }))
    await page.keyboard.press(close === 'Voltar' ? 'Enter' : close)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(acoes(page)).toBeFocused()
  }
  await acoes(page).press('Enter')
  await page.keyboard.press('Escape')
  await expect(acao(page, 'Encerrar sessões')).toBeHidden()
  await expect(acoes(page)).toBeFocused()
  await page.context().close()
})

test('the administration has no accessibility violation', { tag: '@axe' }, async ({ browser }) => {
  const page = await open(browser)
  await entrar(page, { email, senha })
  await expect(page).toHaveURL('/admin')
  for (const address of pages)
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
    })
  await page.goto('/admin/pessoas')
  await acoes(page).nth(1).click()
  await acao(page, 'Suspender').filter({ visible: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Suspender' }).click()
  await expect(dialog.getByText('Escolha uma data válida.')).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.context().close()
})
