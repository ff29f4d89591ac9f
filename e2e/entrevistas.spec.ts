import { readFile } from 'node:fs/promises'
import { type Browser, type Page, expect, test } from '@playwright/test'
import { ask } from './ask.ts'
import { expectAccessible } from './axe.ts'
import { apply, openVagaOfTheSeed, publish, studentsOfTheSeed } from './selecao.ts'
import { aluna, professora, signIn } from './signIn.ts'

test.beforeEach(({ page }) => signIn(page, professora))

/** Moves all candidates to the stage entrevista. */
async function callAll(page: Page, vaga: string) {
  const answer = await ask(
    page,
    `query ($vaga: ID!) { node(id: $vaga) { ... on Vaga { candidaturas(first: 200) { edges { node { id versao } } } } } }`,
    { vaga },
  )
  const candidaturas = answer.node.candidaturas.edges.map(({ node }: { node: { id: string; versao: number } }) => ({
    candidatura: node.id,
    versao: node.versao,
  }))
  const input = { vaga, candidaturas, para: 'ENTREVISTA', chave: crypto.randomUUID() }
  await ask(page, 'mutation ($input: MoverCandidaturasInput!) { moverCandidaturas(input: $input) { __typename } }', {
    input,
  })
}

async function openAs(browser: Browser, email: string, url: string) {
  const page = await (await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })).newPage()
  await signIn(page, { email, papel: 'ESTUDANTE' })
  await page.goto(url)
  return page
}

/** The day after tomorrow, in the format of a date input. Once: the test may run over midnight. */
const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

test('of two students who choose one horario, one gets it and the other sees a refusal and chooses the next', async ({
  page,
  browser,
}) => {
  test.slow()
  const vaga = await publish(page)
  const emails = await studentsOfTheSeed(page, 2)
  await apply(page, vaga.id, emails)
  await callAll(page, vaga.id)

  const pages = []
  // One after the other: two visits at once, beside other tests, can overload a slow machine.
  for (const email of emails) pages.push(await openAs(browser, email, vaga.studentUrl))
  const [one, other] = pages
  if (!one || !other) throw new Error('Two students are needed')
  await expect(other.getByText(/^Ainda não há horários livres/)).toBeVisible()

  await page.goto(vaga.url)
  await page.getByRole('tab', { name: 'Entrevistas' }).click()
  await page.getByRole('button', { name: 'Oferecer horários…' }).click()
  const form = page.getByRole('dialog', { name: 'Oferecer horários' })
  await form.getByLabel('Dia').fill(day)
  await form.getByLabel('Hora').fill('10:00')
  await form.getByLabel('Quantos em seguida').fill('2')
  await form.getByLabel('Local').fill('Sala 511')
  await form.getByRole('button', { name: 'Oferecer' }).click()
  await expect(page.getByText('0 de 2 horários escolhidos')).toBeVisible()

  // Live: neither student reloads.
  const slot = (student: Page, time: string) => student.getByRole('button', { name: new RegExp(time) })
  await expect(slot(other, '10:00')).toBeVisible()
  await slot(one, '10:00').click()
  await expect(one.getByRole('button', { name: /^Devolver/ })).toBeVisible()
  await slot(other, '10:00').click()
  await expect(other.getByText('Este horário acabou de ser escolhido. Escolha outro.')).toBeVisible()
  await slot(other, '10:30').click()
  await expect(other.getByRole('button', { name: /^Devolver/ })).toBeVisible()

  await other.getByRole('button', { name: 'Adicionar à agenda', exact: true }).click()
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'Baixar arquivo .ics' }).click(),
  ])
  const ics = await readFile(await download.path(), 'utf8')
  expect(ics).toContain('BEGIN:VEVENT')
  expect(ics).toContain(`DTSTART:${day.replaceAll('-', '')}T133000Z`)
  await expect(page.getByText('2 de 2 horários escolhidos')).toBeVisible()
  for (const student of [one, other]) await student.context().close()
})

test('interviews have no accessibility violation, offered or chosen', { tag: '@axe' }, async ({ page }) => {
  test.slow()
  await openVagaOfTheSeed(page)
  await page.getByRole('tab', { name: 'Entrevistas' }).click()
  await expect(page.getByText(/de 8 horários escolhidos/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Oferecer horários…' }).click()
  await expect(page.getByRole('dialog', { name: 'Oferecer horários' })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await signIn(page, aluna)
  await page.goto('/applications')
  await page.getByRole('button', { name: /^Detalhes da candidatura a Monitoria de Programação II/ }).click()
  await expect(page.getByRole('heading', { name: 'Sua entrevista' })).toBeVisible()
  await expectAccessible(page)
})
