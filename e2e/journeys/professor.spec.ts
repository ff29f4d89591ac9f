import { type Page, expect, test } from '@playwright/test'
import { ask } from '../ask.ts'
import { apply } from '../selecao.ts'
import { signIn } from '../signIn.ts'
import { describe } from '../steps.ts'

const rogerio = { email: 'rogerio.sa@puc.example', papel: 'PROFESSOR' }
const enzo = { email: 'enzo.medeiros@puc.example', papel: 'ESTUDANTE' }
const outro = 'iara.siqueira@puc.example'

/** Publishes by the form, and opens the page of the vaga. */
async function publish(page: Page, titulo: string) {
  await page.goto('/professor/opportunities')
  await page.getByRole('main').getByRole('link', { name: 'Nova Oportunidade' }).first().click()
  await page.getByLabel('Título', { exact: true }).fill(titulo)
  await page.getByLabel('Departamento').selectOption({ label: 'Informática' })
  await page.getByLabel('Localização').selectOption({ label: 'Remoto' })
  await page.getByLabel('Tipo', { exact: true }).selectOption({ label: 'Monitoria' })
  await describe(page, 'Ajudar os calouros nas listas de exercícios.')
  await page.getByRole('button', { name: 'Publish Opportunity' }).click()
  await expect(page.getByText('Oportunidade criada com sucesso!')).toBeVisible()
  await page.getByRole('link', { name: titulo, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
}

/** Moves one candidate by the menu, and confirms a decision. */
async function move(page: Page, nome: string, etapa: string) {
  const item = page
    .getByRole('region', { name: /^Candidatos \(/ })
    .getByRole('listitem')
    .filter({ hasText: nome })
  await item
    .filter({ has: page.getByRole('checkbox') })
    .getByRole('button', { name: /^Mover para…/ })
    .click()
  await page.getByRole('menuitem', { name: new RegExp(`^${etapa}`) }).click()
  const dialog = page.getByRole('dialog', { name: /^Mover \d+ candidatos?$/ })
  await dialog.getByRole('button', { name: /^Mover / }).click()
  await expect(dialog).toBeHidden()
}

test('a professor publishes, selects and releases results, which a student follows live', async ({ page, browser }) => {
  const titulo = `Monitoria de Grafos ${Date.now()}`
  await signIn(page, rogerio)
  await publish(page, titulo)
  await expect(page.getByText('Nenhum candidato ainda')).toBeVisible()

  const { viewer } = await ask(page, '{ viewer { minhasVagas(first: 1) { edges { node { id codigo titulo } } } } }')
  const { node: vaga } = viewer.minhasVagas.edges[0]
  expect(vaga.titulo).toBe(titulo)
  await apply(page, vaga.id, [enzo.email, outro])
  const student = await (await browser.newContext()).newPage()
  await signIn(student, enzo)
  await student.goto(`/opportunities/${vaga.codigo}`)
  const etapa = student.getByRole('region', { name: 'Você já se candidatou' }).getByRole('status')
  await expect(etapa).toContainText('Recebida')

  await page.reload()
  await move(page, 'Enzo', 'Aprovada')
  await move(page, 'Iara', 'Não selecionada')
  await expect(page.getByText('2 resultados a divulgar')).toBeVisible()
  // Held decisions: nothing changes for the student.
  await expect(etapa).toContainText('Recebida')
  await page.getByRole('button', { name: 'Divulgar agora' }).click()
  const confirm = page.getByRole('dialog', { name: 'Divulgar o resultado?' })
  await expect(confirm).toContainText('2 estudantes serão avisados')
  await confirm.getByRole('button', { name: 'Divulgar agora' }).click()
  await expect(etapa).toContainText('Aprovada')
  await student.goto('/notifications')
  await expect(student.getByText('Sua candidatura foi aprovada').first()).toBeVisible()
  await student.context().close()
})
