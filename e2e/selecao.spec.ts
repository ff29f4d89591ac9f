import { type Browser, type Locator, type Page, expect, test } from '@playwright/test'
import { ask } from './ask.ts'
import { expectAccessible } from './axe.ts'
import { apply, openVagaOfTheSeed, openVagaWithCandidates, publish, studentsOfTheSeed } from './selecao.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { chooseVisao, holdNews, showAcoes, tabTo } from './steps.ts'

test.beforeEach(({ page }) => signIn(page, professora))

async function openAs(browser: Browser, email: string, url: string) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, { email, papel: 'ESTUDANTE' })
  await page.goto(url)
  return page
}

/** The stage of the student's candidatura on their page. */
const etapaDe = (student: Page) => student.getByRole('region', { name: 'Você já se candidatou' }).getByRole('status')

const moverDialog = (page: Page) => page.getByRole('dialog', { name: /^Mover \d+ candidatos?$/ })

/** Moves the selected candidates of the list, and waits until the time to undo is over. */
async function moveSelected(page: Page, etapa: string, mensagem?: string) {
  await page
    .getByRole('region', { name: 'Candidatos selecionados' })
    .getByRole('button', { name: 'Mover para…' })
    .click()
  await moverDialog(page).getByLabel('Etapa').selectOption({ label: etapa })
  if (mensagem) await moverDialog(page).getByLabel('Mensagem para os candidatos').fill(mensagem)
  await moverDialog(page)
    .getByRole('button', { name: /^Mover \d+ candidatos?$/ })
    .click()
  await expect(moverDialog(page)).toBeHidden()
  await expect(page.getByText(/ candidatos movidos$/)).toBeHidden()
}

/** The candidates of the list. */
const items = (page: Page) =>
  page
    .getByRole('region', { name: /^Candidatos \(/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })

const mark = async (page: Page, from: number, to: number) => {
  for (let index = from; index < to; index += 1) await items(page).nth(index).getByRole('checkbox').check()
}

test('a professor takes 21 candidates from received to released decisions, and a student follows live', async ({
  page,
  browser,
}) => {
  test.slow()
  const vaga = await publish(page)
  const emails = await studentsOfTheSeed(page, 21)
  expect(emails).toHaveLength(21)
  await apply(page, vaga.id, emails)
  const student = await openAs(browser, String(emails[0]), vaga.studentUrl)
  await expect(etapaDe(student)).toContainText('Recebida')
  await expect(student.getByRole('button', { name: 'Cancelar candidatura' })).toBeVisible()

  await page.goto(`${vaga.url}?aba=vaga`)
  await page.getByRole('textbox', { name: /^Vagas/ }).fill('2')
  await page.getByRole('button', { name: 'Salvar vagas' }).click()
  await expect(page.getByText('0 de 2 aprovadas')).toBeVisible()
  await page.getByRole('tab', { name: /^Candidatos/ }).click()
  await page.getByLabel('Selecionar todos os filtrados (21)').check()
  await moveSelected(page, 'Em análise')
  await expect(etapaDe(student)).toContainText('Em análise')
  await expect(student.getByRole('button', { name: 'Retirar candidatura' })).toBeVisible()

  await page.getByRole('button', { name: 'Mostrar mais' }).click()
  await mark(page, 0, 2)
  await moveSelected(page, 'Aprovada', 'Até segunda!')
  await expect(page.getByText('2 de 2 aprovadas')).toBeVisible()
  await mark(page, 2, 4)
  await moveSelected(page, 'Lista de espera')
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByLabel('Etapa', { exact: true }).selectOption({ label: 'Em análise' })
  await page.getByLabel('Selecionar todos os filtrados (17)').check()
  await moveSelected(page, 'Não selecionada')
  await expect(page.getByText('21 resultados a divulgar')).toBeVisible()
  await student.reload()
  await expect(etapaDe(student)).toContainText('Em análise')

  await page.getByRole('button', { name: 'Divulgar agora' }).click()
  const confirm = page.getByRole('dialog', { name: 'Divulgar o resultado?' })
  await expect(confirm).toContainText('21 estudantes serão avisados')
  await confirm.getByRole('button', { name: 'Divulgar agora' }).click()
  await expect(page.getByText('21 resultados a divulgar')).toBeHidden()
  await expect(etapaDe(student)).toContainText('Aprovada')
  await student.goto('/applications?etapa=aprovada')
  const first = student.getByRole('main').getByRole('listitem').filter({ hasText: vaga.titulo }).first()
  await first.getByRole('button', { name: /^Detalhes/ }).click()
  await expect(first.getByRole('list', { name: 'Histórico da candidatura' })).toContainText(
    /Recebida.*Em análise.*Aprovada.*Até segunda!/s,
  )
  await student.goto('/notifications')
  await expect(student.getByText('Sua candidatura foi aprovada').first()).toBeVisible()
  await student.context().close()
})

/** The board of a vaga with this many candidates. */
async function openBoard(page: Page, count: number) {
  await openVagaWithCandidates(page, count)
  await chooseVisao(page, 'Quadro')
}

const column = (page: Page, etapa: string) => page.getByRole('region', { name: new RegExp(`^${etapa}`) })

const middleOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error('not on screen')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) }
}

test('a card is dragged to another etapa, and a decision needs a confirmation', async ({ page }) => {
  await openBoard(page, 2)
  const card = () => column(page, 'Recebida').getByRole('listitem').first()
  await card().scrollIntoViewIfNeeded()
  const drag = async (etapa: string) => {
    // Waits until the card stands still.
    await card().getByText(/·/).hover()
    const to = await middleOf(column(page, etapa))
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await page.mouse.up()
  }
  await drag('Em análise')
  await expect(column(page, 'Em análise').getByRole('listitem')).toHaveCount(1)
  await drag('Aprovada')
  await expect(moverDialog(page).getByLabel('Etapa')).toHaveValue('APROVADA')
  await moverDialog(page).getByRole('button', { name: 'Voltar' }).click()
  await expect(column(page, 'Recebida').getByRole('listitem')).toHaveCount(1)
})

test('a professor moves one card by its handle and another by its menu, by keyboard', async ({ page }) => {
  test.slow()
  await openBoard(page, 2)
  await tabTo(page, page.getByRole('button', { name: /^Arrastar / }).first())
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(column(page, 'Em análise').getByRole('listitem')).toHaveCount(1)
  await tabTo(page, column(page, 'Recebida').getByRole('button', { name: /^Mover para…/ }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(column(page, 'Entrevista').getByRole('listitem')).toHaveCount(1)
})

test('if two tabs move one candidate, the second shows a refusal and the current etapa', async ({ page, browser }) => {
  const vaga = await publish(page)
  await apply(page, vaga.id, await studentsOfTheSeed(page, 1))
  const other = await (await browser.newContext()).newPage()
  await signIn(other, professora)
  await holdNews(other)
  for (const tab of [page, other]) await tab.goto(vaga.url)
  await items(page)
    .first()
    .getByRole('button', { name: /^Mover para…/ })
    .click()
  await page.getByRole('menuitem', { name: 'Entrevista' }).click()
  // Said once the move is stored; the card shows it before.
  await expect(page.getByText('agora em Entrevista.')).toBeAttached()
  await items(other)
    .first()
    .getByRole('button', { name: /^Mover para…/ })
    .click()
  await other.getByRole('menuitem', { name: 'Em análise' }).click()
  await expect(other.getByText('Esta candidatura mudou enquanto você a via.')).toBeVisible()
  await expect(items(other).first()).toContainText('Entrevista')
  await other.context().close()
})

test('candidates are printed with whole letters, black on white in every theme, without the page', async ({ page }) => {
  // The dialog of the browser would stop the test.
  await page.addInitScript(() => (window.print = () => {}))
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await openVagaWithCandidates(page, 2)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  await page.getByRole('button', { name: 'Imprimir' }).click()
  const heading = page.locator('h1').filter({ hasText: /^Candidatos: / })
  await expect(heading).toBeAttached()
  await expect(heading).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  const letters = page.getByText(/^(Gosto de ensinar, e tenho duas tardes livres por semana\. ?){12}$/)
  await expect(letters.filter({ visible: true })).toHaveCount(2)
  const paper = heading.locator('..')
  await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('one column shows at a time, and a tap moves a candidate', async ({ page }) => {
    await openVagaWithCandidates(page, 1)
    await page.getByRole('button', { name: 'Filtros' }).tap()
    await page.getByText('Quadro', { exact: true }).tap()
    await expect(column(page, 'Em análise')).toBeHidden()
    await column(page, 'Recebida')
      .getByRole('button', { name: /^Mover para…/ })
      .tap()
    await page.getByRole('menuitem', { name: 'Em análise' }).tap()
    await expect(column(page, 'Recebida').getByRole('listitem')).toHaveCount(0)
    await page.getByLabel('Etapa mostrada').selectOption({ label: 'Em análise (1)' })
    await expect(column(page, 'Em análise').getByRole('listitem')).toHaveCount(1)
  })
})

/** Every dialog of the demo vaga's page, except moves and interviews: of its actions, its head and its tab 'Vaga', which are open. */
const dialogos: [RegExp | string, string][] = [
  ['Agendar a divulgação…', 'Agendar a divulgação'],
  ['Divulgar agora', 'Divulgar o resultado?'],
  [/^(Definir|Alterar) perguntas$/, 'Perguntas aos candidatos'],
  [/^(Definir|Alterar) requisitos$/, 'Requisitos'],
  ['Convidar professor', 'Convidar professor'],
]

test('every view and dialog of the selection has no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  test.slow()
  await openVagaOfTheSeed(page)
  await expect(page.getByText('3 resultados a divulgar')).toBeVisible()
  await page.getByRole('button', { name: 'Filtros' }).click()
  await expect(page.getByLabel('Curso', { exact: true })).toBeVisible()
  await expectAccessible(page)
  for (const tab of ['Métricas', 'Vaga']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expectAccessible(page)
  }
  await showAcoes(page)
  for (const [button, dialog] of dialogos) {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    if (dialog === 'Perguntas aos candidatos') await page.getByRole('button', { name: 'Adicionar pergunta' }).click()
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('tab', { name: /^Candidatos/ }).click()
  await chooseVisao(page, 'Tabela')
  await expect(page.getByRole('table', { name: 'Candidatos' })).toBeVisible()
  await expectAccessible(page)
  await chooseVisao(page, 'Quadro')
  await expect(column(page, 'Recebida')).toBeVisible()
  await expectAccessible(page)
  await column(page, 'Recebida')
    .getByRole('button', { name: /^Mover para…/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /^Não selecionada/ }).click()
  await expect(moverDialog(page)).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
})

test("the student's candidaturas have no accessibility violation", { tag: '@axe' }, async ({ page }) => {
  test.slow()
  await signIn(page, aluna)
  await page.goto('/applications')
  // Other tests apply as this student, and edit vagas.
  await page
    .getByRole('button', { name: /^Ver o que mudou/ })
    .first()
    .click()
  const pesquisa = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^IC em Aprendizado/ }) })
  await pesquisa.getByRole('button', { name: /^Detalhes/ }).click()
  await expect(pesquisa.getByRole('list', { name: 'Histórico da candidatura' })).toBeVisible()
  await pesquisa.getByRole('button', { name: 'Minhas respostas' }).click()
  await expect(page.getByText('Que trabalho seu, de disciplina ou próprio, tem a ver com este projeto?')).toBeVisible()
  await expect(page.getByText('Carregando o que mudou...')).toBeHidden()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Retirar candidatura/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Retirar candidatura' })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(etapaDe(page).first()).toBeVisible()
  await expectAccessible(page)
  const { vagas } = await ask(
    page,
    '{ vagas(first: 1, filtro: { busca: "Monitoria de Bancos de Dados" }) { edges { node { codigo } } } }',
  )
  await page.goto(`/opportunities/${vagas.edges[0].node.codigo}`)
  await page.getByRole('button', { name: 'Candidatar-se' }).click()
  const dialog = page.getByRole('dialog', { name: 'Candidatar-se' })
  for (const field of ['Arquivo em PDF', 'Compartilhar um resumo do meu histórico']) {
    await expect(dialog.getByLabel(field)).toBeVisible()
  }
  // The error is shown at its question.
  await dialog.getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(dialog.getByText('Responda a esta pergunta.').first()).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
})
