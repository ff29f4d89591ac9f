import { type Browser, type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { startStackWithAdministrador } from './stack.ts'
import { describe, tabTo } from './steps.ts'

/* Its own board: it changes the lists of everybody. */

test.describe.configure({ mode: 'default' })
const email = 'reitoria@puc.example'
const senha = 'um mural bem guardado'
let stack: Awaited<ReturnType<typeof startStackWithAdministrador>>
const newPage = async (browser: Browser) => (await browser.newContext({ baseURL: stack.url })).newPage()

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

/** Signs the administrator in at a list. */
async function open(browser: Browser, lista = 'departamentos'): Promise<Page> {
  const page = await newPage(browser)
  await page.goto(`/login?voltar=${encodeURIComponent(`/admin/listas/${lista}`)}`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(`/admin/listas/${lista}`)
  await expect(page.getByRole('table')).toBeVisible()
  return page
}

const rowOf = (page: Page, nome: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Ações de ${nome}`, exact: true }) })
const firstCells = (page: Page) => page.locator('tbody tr td:first-child > div > :first-child')

async function choose(page: Page, nome: string, acao: string) {
  await page.getByRole('button', { name: `Ações de ${nome}`, exact: true }).click()
  await page.getByRole('button', { name: `${acao}: ${nome}`, exact: true }).click()
}

async function add(page: Page, botao: string, campo: string, nome: string) {
  await page.getByRole('button', { name: botao }).click()
  await page.getByLabel(campo).fill(nome)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(rowOf(page, nome)).toBeVisible()
}

/** The departments of the form of a new vaga. */
async function oferecidos(browser: Browser): Promise<string[]> {
  const page = await newPage(browser)
  await signIn(page, professora)
  await page.goto('/professor/opportunities/new')
  const options = page.getByLabel('Departamento').getByRole('option')
  await expect(options.nth(1)).toBeAttached()
  const names = await options.allTextContents()
  await page.context().close()
  return names
}

test('a department is added, moved by keyboard, archived and restored, and the form of a vaga follows', async ({
  browser,
}) => {
  const page = await open(browser)
  await add(page, 'Novo departamento', 'Nome do departamento', 'Zootecnia')
  const [primeiro = '', segundo = ''] = await firstCells(page).allTextContents()
  const baixo = page.getByRole('button', { name: `Mover ${primeiro} para baixo` })
  await tabTo(page, baixo)
  await page.keyboard.press('Enter')
  await expect(firstCells(page).first()).toHaveText(segundo)
  await expect(baixo).toBeFocused()
  const names = await oferecidos(browser)
  expect(names.indexOf(segundo)).toBe(names.indexOf(primeiro) - 1)
  expect(names).toContain('Zootecnia')
  await choose(page, 'Zootecnia', 'Arquivar')
  await expect(page.getByText('Ninguém mais escolhe Zootecnia.')).toBeVisible()
  await expect(rowOf(page, 'Zootecnia')).toBeHidden()
  expect(await oferecidos(browser)).not.toContain('Zootecnia')
  await page.getByLabel('Mostrar').selectOption('Arquivados')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL('/admin/listas/departamentos?situacao=arquivadas')
  await choose(page, 'Zootecnia', 'Restaurar')
  await expect(page.getByText('Nada com estes filtros')).toBeVisible()
  expect(await oferecidos(browser)).toContain('Zootecnia')
  await page.context().close()
})

test('two departments are joined after a look at what moves, and the join is undone', async ({ browser }) => {
  const page = await open(browser)
  await choose(page, 'Informática', 'Juntar em…')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^De “Informática” para a escolhida: \d+ vagas/)).toBeVisible()
  await dialog.getByLabel('Procurar departamento').fill('matema')
  await dialog.getByRole('radio', { name: 'Matemática' }).check()
  await dialog.getByRole('button', { name: 'Juntar em Matemática' }).click()
  await expect(page.getByText('Informática agora é Matemática.')).toBeVisible()
  await expect(rowOf(page, 'Informática')).toBeHidden()
  const names = await oferecidos(browser)
  expect(names).not.toContain('Informática')
  const recentes = page.getByRole('region', { name: 'Junções recentes' })
  await expect(recentes.getByText('Informática → Matemática')).toBeVisible()
  await recentes.getByRole('button', { name: 'Desfazer a junção de Informática' }).click()
  await expect(page.getByText('Junção desfeita', { exact: true })).toBeVisible()
  await expect(rowOf(page, 'Informática')).toBeVisible()
  await expect(recentes.getByText(/^Desfeita em/)).toBeVisible()
  await page.context().close()
})

test('a file is previewed line by line, imported, and changes nothing the second time', async ({ browser }) => {
  const page = await open(browser, 'locais')
  const buffer = Buffer.from('Local\nAudit\u00f3rio\n?!\nremoto', 'latin1')
  const choosePrevia = async () => {
    await page.getByRole('button', { name: 'Importar CSV' }).click()
    await page.getByLabel('Arquivo CSV').setInputFiles({ name: 'locais.csv', mimeType: 'text/csv', buffer })
  }
  await choosePrevia()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 nova · 0 mudadas · 1 igual · 1 recusada')).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: 'Escreva um nome com letras.' })).toContainText('3')
  await dialog.getByRole('button', { name: 'Importar' }).click()
  await expect(rowOf(page, 'Auditório')).toBeVisible()
  await choosePrevia()
  await expect(dialog.getByText('0 novas · 0 mudadas · 2 iguais · 1 recusada')).toBeVisible()
  await page.context().close()
})

test('a kind of vaga is added, and a vaga of it is published, filtered for and shown by its name', async ({
  browser,
}) => {
  const admin = await open(browser, 'tipos')
  await expect(admin.getByText(/Os seis primeiros são de todo mural/)).toBeVisible()
  await expect(admin.getByRole('row').filter({ hasText: 'Monitoria' })).toContainText('O mural usa este nome')
  await expect(admin.getByRole('button', { name: 'Ações de Monitoria' })).toBeHidden()
  await add(admin, 'Novo tipo', 'Nome do tipo', 'Bolsa de Extensão')
  await admin.context().close()

  const titulo = 'Feira de ciências na escola'
  const professor = await newPage(browser)
  await signIn(professor, professora)
  await professor.goto('/professor/opportunities/new')
  await professor.getByLabel('Título', { exact: true }).fill(titulo)
  await professor.getByLabel('Departamento').selectOption({ label: 'Letras' })
  await professor.getByLabel('Localização').selectOption({ label: 'Remoto' })
  await professor.getByLabel('Tipo', { exact: true }).selectOption({ label: 'Bolsa de Extensão' })
  await describe(professor, 'Levar experimentos às escolas da cidade.')
  await professor.getByRole('button', { name: 'Publish Opportunity' }).click()
  await expect(professor.getByRole('row').filter({ hasText: titulo })).toContainText('Bolsa de Extensão')
  await professor.context().close()

  const student = await newPage(browser)
  await signIn(student, aluna)
  await student.goto('/opportunities')
  const chip = student.getByRole('button', { name: 'Bolsa de Extensão', exact: true })
  await chip.click()
  await expect(chip).toHaveAccessibleDescription('1 oportunidade')
  await student.getByRole('button', { name: 'Aplicar Filtros' }).click()
  await expect(student).toHaveURL(/\/opportunities\?type=\d+$/)
  const card = student.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Bolsa de Extensão')
  await student.reload()
  await expect(card).toHaveCount(1)
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await student.goto('/opportunities?type=bolsa&busca=feira')
  await expect(card.filter({ hasText: titulo })).toHaveCount(0)
  await student.goto('/opportunities?busca=extensao feira')
  await card.getByRole('link', { name: titulo, exact: true }).click()
  await expect(student.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
  await expect(student.getByText('Bolsa de Extensão').first()).toBeVisible()
  await student.context().close()
})

test('the lists have no accessibility violation, on a phone too', { tag: '@axe' }, async ({ browser }) => {
  const page = await open(browser)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const lista of ['departamentos', 'locais', 'interesses', 'categorias', 'tipos'])
      await test.step(`${lista} at ${width}`, async () => {
        await page.goto(`/admin/listas/${lista}`)
        await expect(page.getByRole('table')).toBeVisible()
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })
  }
  await page.goto('/admin/listas/interesses')
  await page
    .getByRole('button', { name: /^Ações de / })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Juntar em…: / })
    .first()
    .click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.context().close()
})
