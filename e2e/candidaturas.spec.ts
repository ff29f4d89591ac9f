import { type Page, expect, test } from '@playwright/test'
import { ask } from './ask.ts'
import { expectAccessible } from './axe.ts'
import { aluna, signIn, signInAnew } from './signIn.ts'
import { holdNews, requestsOf, tabTo } from './steps.ts'

test.beforeEach(({ page }) => signIn(page, aluna))

test('a student applies, finds the candidatura with its letter in the list, and cancels it there', async ({ page }) => {
  await holdNews(page)
  await page.goto('/applications')
  await expect(page.getByRole('heading', { name: /^\d+ candidaturas?$/ })).toBeVisible()
  await page.goto('/opportunities?type=iniciacao_cientifica&pagina=2')
  await page
    .getByRole('link', { name: /^Ver Detalhes/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Candidatar-se' }).click()
  const titulo = await page.getByRole('heading', { level: 1, includeHidden: true }).textContent()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Carta de motivação').fill('Quero pesquisar com vocês.')
  await dialog.getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(page.getByRole('heading', { name: 'Você já se candidatou' })).toBeVisible()

  await page.getByRole('link', { name: 'Candidaturas', exact: true }).click()
  const link = page.getByRole('link', { name: String(titulo), exact: true })
  const item = page.getByRole('main').getByRole('listitem').filter({ has: link })
  await item.getByRole('button', { name: /^Detalhes/ }).click()
  await item.getByRole('button', { name: 'Ler carta de motivação' }).click()
  await expect(item.getByText('Quero pesquisar com vocês.')).toBeVisible()
  await item.getByRole('button', { name: /^Cancelar candidatura/ }).click()
  await expect(dialog).toContainText('Tem certeza que deseja cancelar sua candidatura?')
  const requests = await requestsOf(page, async () => {
    await dialog.getByRole('button', { name: 'Cancelar candidatura' }).click()
    await expect(page.getByText('Candidatura cancelada')).toBeVisible()
  })
  expect(requests).toBe(1)
  await expect(item.getByText('Quero pesquisar com vocês.')).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Candidatar-se' })).toBeVisible()
})

test('hovering over a link prefetches the vaga', async ({ page }) => {
  await page.goto('/opportunities?type=laboratorio')
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const titulo = String(await link.textContent())
  const codigo = String(await link.getAttribute('href'))
    .split('/')
    .at(-1)
  const loaded = page.waitForResponse(response => response.request().postData()?.includes(`"${codigo}"`) ?? false)
  await link.hover()
  const body = (await loaded).request().postData()
  // Similar vagas and what the student follows are requested once the vaga is there.
  let again = 0
  page.on('request', request => (again += Number(request.postData() === body)))
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Descrição' })).toBeVisible()
  expect(again).toBe(0)
})

type Estado = { prazo: string; status: string }

/** The REST ids of vagas of the demo board, one with each of these states: no list shows closed ones. */
async function findVagas(page: Page, states: ((vaga: Estado) => boolean)[]): Promise<number[]> {
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`
  const found: number[] = []
  for (let id = 1; id <= 240 && Object.keys(found).length < states.length; id += 1) {
    const answer = await page.request.get(`${process.env['API_URL']}/vagas/${id}`, { headers: { authorization } })
    const state = answer.ok() ? await answer.json().then(vaga => states.findIndex(fits => fits(vaga))) : -1
    if (state !== -1) found[state] ??= id
  }
  return found
}

test('a vaga that is closed or past its prazo says so and accepts no candidatura', async ({ page }) => {
  // The demo student may have applied to it already.
  await signInAnew(page)
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  const [closed, over, past] = await findVagas(page, [
    ({ prazo, status }) => prazo > today && status === 'encerrada',
    ({ prazo, status }) => prazo > today && status === 'finalizada',
    ({ prazo, status }) => prazo < today && status === 'em_andamento',
  ])
  for (const [id, words] of [
    [closed, 'Esta oportunidade está encerrada e não recebe mais candidaturas.'],
    [over, 'A seleção foi finalizada, e esta oportunidade não recebe mais candidaturas.'],
    [past, /^O prazo terminou em .*: esta oportunidade não recebe mais candidaturas\.$/],
  ] as const) {
    await page.goto(`/opportunities/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByText(words)).toBeVisible()
    await expect(main.getByRole('button', { name: 'Candidatar-se' })).toHaveCount(0)
    await main.getByRole('link', { name: 'Ver parecidas' }).click()
    await expect(main.getByRole('region', { name: 'Oportunidades parecidas' })).toBeInViewport()
  }
})

/** The size of a screen, and how many of them fifteen candidaturas may take. */
const screens = [
  { width: 1280, height: 800, most: 2 },
  { width: 390, height: 844, most: 4 },
]

test('fifteen candidaturas fit two screens, and four of a phone', async ({ page }) => {
  await signInAnew(page)
  const { vagas } = await ask(page, '{ vagas(first: 60) { edges { node { id } } } }')
  let sent = 0
  for (const { node } of vagas.edges) {
    const query = 'mutation ($vaga: ID!) { candidatar(input: { vaga: $vaga }) { __typename } }'
    const { candidatar } = await ask(page, query, { vaga: node.id })
    // Some require answers.
    if (candidatar.__typename === 'CandidatarSuccess') sent += 1
    if (sent === 15) break
  }
  await page.goto('/applications')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(15)
  for (const { width, height, most } of screens) {
    await page.setViewportSize({ width, height })
    const end = await rows.last().evaluate(row => row.getBoundingClientRect().bottom + window.scrollY)
    expect(end, `at ${width} px`).toBeLessThanOrEqual(height * most)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the counts of the stages take one line, and Tab scrolls to the last of them', async ({ page }) => {
    await page.goto('/applications')
    const counts = page.getByRole('region', { name: 'Candidaturas por etapa' }).getByRole('button')
    await expect(counts.nth(3)).toBeAttached()
    const tops = await counts.evaluateAll(all => all.map(each => each.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    const [first] = await page.getByRole('main').getByRole('listitem').all()
    expect((await first?.boundingBox())?.y).toBeLessThan(300)
    await tabTo(page, counts.last())
    await expect(counts.last()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('the candidaturas have no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await page.goto('/applications')
  await page.getByRole('button', { name: /^Detalhes da candidatura a Laboratório de Robótica/ }).click()
  await page.getByRole('button', { name: /^mudar/ }).click()
  await page.getByText(/^Concluídas/).click()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^(Cancelar|Retirar) candidatura/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
})
