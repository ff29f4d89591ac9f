import { type Page, expect, test } from '@playwright/test'
import { linkOfMail } from './conta.ts'
import { startEmptyStack } from './stack.ts'

/* A university that moves in, as docs/operations.md says: an empty database, its own file, its first vaga and result. */

test.describe.configure({ mode: 'default' })
let stack: Awaited<ReturnType<typeof startEmptyStack>>
test.beforeAll(async () => {
  stack = await startEmptyStack('uex')
})
test.afterAll(() => stack.stop())

const titulo = 'Monitoria de Anatomia'

async function fillConta(page: Page, nome: string, email: string) {
  await page.getByLabel('Nome completo').fill(nome)
  await page.getByLabel('E-mail institucional').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('segredo1')
}

async function registerProfessor(page: Page, email: string) {
  await page.goto('/professor/register')
  await fillConta(page, 'Rosa Prado', email)
  // Those of the file and no others, before the choice.
  await expect(page.getByLabel('Departamento').getByRole('option')).toHaveText([
    /^Selec/,
    'Ciências Agrárias',
    'Medicina',
    'Tecnologia de Alimentos',
  ])
  await page.getByLabel('Departamento').selectOption('Medicina')
  await page.getByLabel('Breve biografia').fill('Ensino anatomia.')
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await page.goto(await linkOfMail(page, email))
  await expect(page).toHaveURL('/professor/opportunities')
}

async function publish(page: Page) {
  await page.goto('/professor/opportunities/new')
  await page.getByLabel('Título').fill(titulo)
  await page.getByLabel('Departamento').selectOption('Medicina')
  await page.getByLabel('Localização').selectOption('Campus Serra')
  await page.getByLabel('Tipo').selectOption('Monitoria')
  await page.getByLabel('Descrição').fill('Ajudar os calouros no laboratório.')
  await page.getByRole('button', { name: 'Publish Opportunity' }).click()
  await expect(page.getByRole('link', { name: titulo, exact: true })).toBeVisible()
}

async function registerStudent(page: Page, email: string) {
  await page.goto('/register')
  await fillConta(page, 'Davi Reis', email)
  await page.getByLabel('Curso').selectOption('Enfermagem')
  await page.getByLabel('Período de início').selectOption('2026.1')
  await page.getByRole('button', { name: 'Próximo passo' }).click()
  await page.getByRole('radio', { name: /^Rede de contatos/ }).check()
  await page.getByRole('button', { name: 'Próximo passo' }).click()
  await page.locator('summary', { hasText: 'Saúde' }).click()
  await page.getByLabel('Anatomia', { exact: true }).check()
  await page.getByRole('button', { name: 'Finalizar cadastro' }).click()
  await page.goto(await linkOfMail(page, email))
  await expect(page).toHaveURL('/')
}

const palavra = 'Começamos na segunda, no laboratório.'

/** Approves the only candidate of the open vaga, and releases the result. */
async function release(page: Page) {
  const candidatos = page.getByRole('region', { name: 'Candidatos (1)' })
  await candidatos.getByRole('listitem').getByRole('checkbox').check()
  await page
    .getByRole('region', { name: 'Candidatos selecionados' })
    .getByRole('button', { name: 'Mover para…' })
    .click()
  const mover = page.getByRole('dialog', { name: 'Mover 1 candidato' })
  await mover.getByLabel('Etapa').selectOption({ label: 'Aprovada' })
  await mover.getByLabel('Mensagem para os candidatos').fill(palavra)
  await mover.getByRole('button', { name: 'Mover 1 candidato' }).click()
  await expect(page.getByText('1 resultado a divulgar')).toBeVisible()
  await page.getByRole('button', { name: 'Divulgar agora' }).click()
  await page
    .getByRole('dialog', { name: 'Divulgar o resultado?' })
    .getByRole('button', { name: 'Divulgar agora' })
    .click()
  await expect(page.getByText('1 resultado a divulgar')).toBeHidden()
}

/** The text of the newest mail to an address with this subject. */
async function readMail(page: Page, email: string, assunto: string) {
  const link = page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: assunto })
  await expect(async () => {
    await page.goto('/_dev/mail')
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  await link.click()
  return page.getByRole('main')
}

test('from an empty database to the first released result, in a university of its own', async ({ browser }) => {
  test.slow()
  const open = async () => (await browser.newContext({ baseURL: stack.url })).newPage()
  const [professor, aluno] = [await open(), await open()]
  await registerProfessor(professor, 'rosa@uex.example')
  await publish(professor)
  await registerStudent(aluno, 'davi@aluno.uex.example')
  await aluno.goto('/opportunities')
  await expect(aluno.getByText('Campus Serra')).toBeVisible()
  await aluno.getByRole('link', { name: titulo, exact: true }).click()
  await aluno.getByRole('button', { name: 'Candidatar-se' }).click()
  await aluno.getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(aluno.getByRole('button', { name: 'Cancelar candidatura' })).toBeVisible()
  await professor.getByRole('link', { name: titulo, exact: true }).click()
  await expect(professor.getByRole('region', { name: 'Candidatos (1)' })).toContainText('Davi Reis')
  const etapa = aluno.getByRole('region', { name: 'Você já se candidatou' }).getByRole('status')
  await expect(etapa).toContainText('Recebida')
  await release(professor)
  await expect(etapa, 'without a reload').toContainText('Aprovada')
  await aluno.goto('/applications')
  await aluno.getByRole('button', { name: /^Detalhes/ }).click()
  await expect(aluno.getByRole('list', { name: 'Histórico da candidatura' })).toContainText(palavra)
  await aluno.goto('/notifications')
  await expect(aluno.getByText('Sua candidatura foi aprovada').first()).toBeVisible()
  await expect(await readMail(aluno, 'davi@aluno.uex.example', 'Sua candidatura foi aprovada')).toContainText(palavra)
  for (const page of [professor, aluno]) {
    await expect(page.locator('body')).not.toContainText('PUC')
    await page.context().close()
  }
})
