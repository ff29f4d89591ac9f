import { type Browser, type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { addressOfCandidato } from './routes.ts'
import { publish } from './selecao.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { awaitNews, chooseAcao, describe, holdNews, preview, requestsOf, showAcoes, tabTo } from './steps.ts'

test.beforeEach(({ page }) => signIn(page, professora))

/** A title that is unique across tests and runs. */
const newTitle = (words: string) => `${words} ${Date.now()}${Math.random().toString().slice(2, 6)}`
const rows = (page: Page) => page.getByRole('table').getByRole('row')
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish Opportunity' })

async function openList(page: Page, search = '') {
  await page.goto(`/professor/opportunities${search}`)
  await expect(rows(page).nth(1)).toBeVisible()
}

async function fillForm(page: Page, titulo: string) {
  await page.getByLabel('Título', { exact: true }).fill(titulo)
  await page.getByLabel('Departamento').selectOption({ label: 'Informática' })
  await page.getByLabel('Localização').selectOption({ label: 'Remoto' })
  await page.getByLabel('Tipo', { exact: true }).selectOption({ label: 'Monitoria' })
  await describe(page, 'Ajudar os calouros nas listas de exercícios.\nDuas turmas por semana.')
}

/** Publishes a vaga, and opens its page from the list. */
async function openNew(page: Page, words: string) {
  const { titulo } = await publish(page, words)
  await page.goto('/professor/opportunities')
  await page.getByRole('link', { name: titulo, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
  return titulo
}

/** A professor to whose vagas no other test applies: a candidatura would refetch the list. */
const rogerio = { email: 'rogerio.sa@puc.example', papel: 'PROFESSOR' }

/** Another person in another browser context. */
async function studentPage(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, aluna)
  return page
}

test('a professor publishes a vaga, which is first in the list without another request', async ({ page }) => {
  await holdNews(page)
  const titulo = newTitle('Monitoria de Cálculo')
  await openList(page)
  await page.getByRole('main').getByRole('link', { name: 'Nova Oportunidade' }).click()
  await fillForm(page, titulo)
  await page.getByLabel('Remuneração').check()
  await page.getByLabel('Valor mensal em reais').fill('1200')
  await page.getByLabel('Buscar ou adicionar interesse').fill('robotica')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remover Robótica' })).toBeVisible()
  const requests = await requestsOf(page, async () => {
    await publishButton(page).click()
    await expect(page.getByText('Oportunidade criada com sucesso!')).toBeVisible()
    await expect(rows(page).nth(1)).toContainText(titulo)
  })
  expect(requests).toBe(1)
  await page.reload()
  await page.getByRole('link', { name: titulo, exact: true }).click()
  await page.getByRole('tab', { name: 'Vaga', exact: true }).click()
  await expect(page.getByText('R$ 1.200,00')).toBeVisible()
})

test('the form shows its rules and keeps the input', async ({ page }) => {
  await page.goto('/professor/opportunities/new')
  await describe(page, 'Curta demais.')
  await publishButton(page).click()
  await expect(page.getByLabel('Título', { exact: true })).toBeFocused()
  await expect(page.getByText('O título deve ter pelo menos 5 caracteres')).toBeVisible()
  await expect(page.getByText('A descrição deve ter pelo menos 20 caracteres')).toBeVisible()
  await expect(page.getByLabel('Descrição')).toHaveValue('Curta demais.')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect(page).toHaveURL('/professor/opportunities')
})

test('a draft survives a reload; a published vaga is copied by keyboard', async ({ page }) => {
  test.slow()
  const titulo = newTitle('Rascunho')
  await page.goto('/professor/opportunities/new')
  await fillForm(page, titulo)
  await page.getByLabel('Horas complementares').check()
  await page.getByLabel('Quantidade de horas').fill('30')
  await expect(preview(page)).toContainText(titulo)
  await expect(preview(page)).toContainText('Horas Complementares 30h')
  await page.reload()
  await expect(page.getByText('Continuamos de onde você parou')).toBeVisible()
  await publishButton(page).click()
  // By title, here and below: other tests publish for the same professor.
  const published = rows(page).filter({ hasText: titulo })
  await expect(published).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: `Ações de ${titulo}`, exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: `Duplicar ${titulo}`, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Cópia de “${titulo}”`)).toBeVisible()
  await tabTo(page, page.getByLabel('Título', { exact: true }))
  await page.keyboard.press('End')
  await page.keyboard.type(' II')
  await tabTo(page, publishButton(page))
  await page.keyboard.press('Enter')
  await expect(published).toContainText([`${titulo} II`, titulo])
  // Not by a click: the toast may cover it.
  await page.getByRole('main').getByRole('link', { name: 'Nova Oportunidade' }).press('Enter')
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('')
})

test('a student finds the vaga and applies; the professor reads the letter; the student cancels', async ({
  page,
  browser,
}) => {
  test.slow()
  const titulo = await openNew(page, 'Monitoria de Lógica')
  const carta = `Quero muito participar. ${'Estudo lógica há dois anos. '.repeat(12)}Obrigada.`
  await expect(page.getByText('Nenhum candidato ainda')).toBeVisible()
  const student = await studentPage(browser)
  await student.goto(`/opportunities?busca=${encodeURIComponent(titulo)}`)
  await student.getByRole('link', { name: titulo, exact: true }).click()
  await student.getByRole('button', { name: 'Candidatar-se' }).click()
  await student.getByLabel('Carta de motivação').fill(carta)
  await student.getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(student.getByText('Candidatura enviada!')).toBeVisible()

  await page.reload()
  const candidates = page.getByRole('region', { name: 'Candidatos (1)' })
  await candidates.getByRole('listitem').getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Carta de motivação' }).getByText(carta)).toBeVisible()
  await page.getByRole('tab', { name: 'Métricas' }).click()
  await expect(page.getByRole('region', { name: 'Métricas' })).toContainText('Com carta1')
  await page.getByRole('tab', { name: /^Candidatos/ }).click()

  await student.getByRole('button', { name: 'Cancelar candidatura' }).click()
  await student.getByRole('dialog').getByRole('button', { name: 'Cancelar candidatura' }).click()
  await expect(student.getByText('Candidatura cancelada')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nenhum candidato ainda')).toBeVisible()
})

test('a professor ends a selection and reactivates it, with one request each', async ({ page }) => {
  await signIn(page, rogerio)
  const titulo = await openNew(page, 'Monitoria de Redes')
  const andamento = page.getByRole('region', { name: 'Andamento' })
  const ending = await requestsOf(page, async () => {
    await page.getByRole('button', { name: 'Finalizar seleção' }).click()
    await expect(andamento.getByText('Finalizada')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Minhas Oportunidades' }).click()
    await expect(rows(page).filter({ hasText: titulo })).toContainText('Finalizada')
  })
  await page.getByRole('link', { name: titulo, exact: true }).click()
  const reopening = await requestsOf(page, async () => {
    await chooseAcao(page, 'Reativar Vaga')
    await expect(andamento.getByText('Em andamento')).toBeVisible()
  })
  expect([ending, reopening]).toEqual([1, 1])
})

test('a professor edits a vaga, and the list follows', async ({ page }) => {
  await signIn(page, rogerio)
  const titulo = await openNew(page, 'Monitoria de Grafos')
  await page.getByRole('tab', { name: 'Vaga', exact: true }).click()
  await chooseAcao(page, 'Editar')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Título', { exact: true }).fill(`${titulo} revista`)
  await dialog.getByLabel('Buscar ou adicionar interesse').fill('robotica')
  await page.keyboard.press('Enter')
  const requests = await requestsOf(page, async () => {
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Oportunidade atualizada!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: `${titulo} revista` })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Interesses' })).toContainText('Robótica')
    await page.getByRole('main').getByRole('link', { name: 'Minhas Oportunidades' }).click()
    await expect(page.getByRole('link', { name: `${titulo} revista`, exact: true })).toBeVisible()
  })
  expect(requests).toBe(1)
})

test('the list sorts and filters without a request, and a reload keeps both', async ({ page }) => {
  await openList(page)
  await awaitNews(page)
  const requests = await requestsOf(page, async () => {
    await tabTo(page, page.getByRole('button', { name: 'Candidatos', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/ordem=candidatos/)
    await page.keyboard.press('Enter')
    for (const name of ['10+', 'Encerrada']) await page.getByRole('button', { name }).click()
  })
  expect(requests).toBe(0)
  await expect(page).toHaveURL('/professor/opportunities?ordem=-candidatos&candidatos=10&status=encerrada')
  await expect(page.getByRole('columnheader', { name: 'Candidatos' })).toHaveAttribute('aria-sort', 'descending')
  for (const row of (await rows(page).all()).slice(1)) await expect(row).toContainText('Encerrada')
  const before = await rows(page).allTextContents()
  await page.reload()
  await expect(rows(page)).toHaveText(before)
})

test('a phone shows the vagas as cards with a sort control above', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page)
  await expect(page.getByRole('button', { name: 'Título', exact: true })).toBeHidden()
  const [first, second] = [rows(page).nth(1), rows(page).nth(2)]
  const [above, below] = [await first.boundingBox(), await second.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
  await page.getByLabel('Ordenar por').selectOption('Candidatos')
  await expect(page).toHaveURL('/professor/opportunities?ordem=-candidatos')
  await page.getByRole('button', { name: /^Ordem decrescente/ }).click()
  await expect(page).toHaveURL('/professor/opportunities?ordem=candidatos')
  // The address may change before the rows do.
  const read = async () =>
    (await page.locator('tbody tr td:nth-child(4)').allTextContents()).map(text => Number.parseInt(text))
  await expect(async () => expect(await read()).toEqual((await read()).toSorted((a, b) => a - b))).toPass()
})

test('a professor publishes by keyboard', async ({ page }) => {
  test.slow()
  const titulo = newTitle('Sem mouse')
  await openList(page)
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Nova Oportunidade' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Título', { exact: true }))
  await page.keyboard.type(titulo)
  for (const [field, word] of [
    ['Departamento', 'Inf'],
    ['Localização', 'Rem'],
    ['Tipo', 'Mon'],
  ] as const) {
    await tabTo(page, page.getByLabel(field, { exact: true }))
    await page.keyboard.type(word)
  }
  await tabTo(page, page.getByLabel('Desconto na mensalidade'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('20')
  await tabTo(page, page.getByLabel('Buscar ou adicionar interesse'))
  await page.keyboard.type('robotica')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Descrição'))
  await page.keyboard.type('Tudo isto foi escrito sem tocar no mouse.')
  await tabTo(page, publishButton(page))
  await page.keyboard.press('Enter')
  await expect(rows(page).filter({ hasText: titulo })).toBeVisible()
})

test('the list, whole and empty, has no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await openList(page)
  await expectAccessible(page)
  await page.goto('/professor/opportunities?status=aguardando&candidatos=15&ano=2024')
  await expect(page.getByText('Nenhuma oportunidade encontrada')).toBeVisible()
  await expectAccessible(page)
})

test('a copy, and a list that did not load, have no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await openList(page)
  const acoes = page.getByRole('button', { name: /^Ações de / })
  await acoes.first().click()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Duplicar/ }).click()
  await expect(page.getByText(/^Cópia de /)).toBeVisible()
  await expectAccessible(page)
  await page.route('**/graphql', route => route.abort())
  await page.goto('/professor/opportunities')
  await expect(page.getByRole('heading', { name: 'Erro ao carregar oportunidades' })).toBeVisible()
  await expectAccessible(page)
})

test(
  'a vaga with its candidates and its dialog have no accessibility violation',
  { tag: '@axe' },
  async ({ page, isMobile }) => {
    await openList(page, '?candidatos=10')
    // A vaga of the seed: those of other tests have no letters.
    await page.getByRole('row').filter({ hasText: 'INF1007' }).getByRole('link').first().click()
    const candidates = page.getByRole('region', { name: /^Candidatos \(\d+\)/ })
    await expect(candidates.getByRole('listitem').first()).toBeVisible()
    if (!isMobile) {
      await candidates.getByRole('listitem').first().getByRole('link').click()
      await expect(page.getByRole('region', { name: 'Carta de motivação' })).toBeVisible()
    }
    await showAcoes(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Editar' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
  },
)

test(
  'a candidate with answers and a shared transcript has no accessibility violation',
  { tag: '@axe' },
  async ({ page }) => {
    await page.goto(await addressOfCandidato(page, 'Monitoria de Bancos de Dados (INF1383)'))
    await expect(page.getByRole('heading', { name: 'Respostas' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Requisitos' })).toBeVisible()
    await expectAccessible(page)
  },
)
