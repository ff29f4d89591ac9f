import { type Page, expect, test } from '@playwright/test'
import { ask } from './ask.ts'
import { expectAccessible } from './axe.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { requestsOf } from './steps.ts'

/** People whose notifications no other test reads. */
const otavio = { email: 'otavio.leal@inf.puc.example', papel: 'PROFESSOR' }
const jose = { email: 'jose.magalhaes@puc.example', papel: 'ESTUDANTE' }

type Vaga = { id: string; encerrada: boolean }

/** Global id of a vaga of the professor that accepts candidaturas. */
async function findVaga(page: Page): Promise<string> {
  const { viewer } = await ask(page, '{ viewer { minhasVagas { edges { node { id encerrada } } } } }')
  const edges: { node: Vaga }[] = viewer.minhasVagas.edges
  const aberta = edges.find(({ node }) => !node.encerrada)
  if (!aberta) throw new Error('the professor has no open vaga')
  return aberta.node.id
}

test('a professor is notified of a candidatura live, reads it, and marks the rest read in both tabs', async ({
  page,
  browser,
}) => {
  const tab = await page.context().newPage()
  const aluno = await (await browser.newContext()).newPage()
  await signIn(page, otavio)
  const vaga = await findVaga(page)
  for (const each of [page, tab]) {
    await each.goto('/professor/notifications')
    await expect(each.getByRole('main').getByRole('listitem').first()).toBeVisible()
  }
  await signIn(aluno, jose)
  await ask(aluno, `mutation { cancelarCandidatura(input: { vaga: "${vaga}" }) { __typename } }`)
  await ask(aluno, `mutation { candidatar(input: { vaga: "${vaga}" }) { __typename } }`)
  await aluno.context().close()
  for (const each of [page, tab]) {
    const newest = each.getByRole('main').getByRole('listitem').first()
    await expect(newest).toContainText('José')
    await expect(newest).toContainText('(não lida)')
    await expect(each.getByRole('link', { name: /^Notificações \d+ não lidas?/ })).toBeVisible()
  }
  await page.getByRole('radio', { name: 'Candidaturas' }).check()
  await expect(page).toHaveURL('/professor/notifications?tipo=candidatura')
  const first = page.getByRole('main').getByRole('listitem').first()
  await expect(first).toContainText('José')
  await first.getByRole('link', { name: /^Ver candidat/ }).click()
  await expect(page).toHaveURL(/\/professor\/opportunities\/\d+$/)
  await page.goBack()
  await expect(first.getByText('(não lida)')).toHaveCount(0)

  const requests = await requestsOf(page, async () => {
    await page.getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await expect(page.getByRole('link', { name: 'Notificações', exact: true })).toBeVisible()
  })
  expect(requests).toBe(1)
  await expect(tab.getByText('(não lida)')).toHaveCount(0)
  await expect(tab.getByRole('link', { name: 'Notificações', exact: true })).toBeVisible()
  await page.reload()
  await expect(first).toBeVisible()
  await expect(page.getByText('(não lida)')).toHaveCount(0)
})

for (const [who, path] of [
  [aluna, '/notifications'],
  [professora, '/professor/notifications'],
] as const) {
  test(`the notifications of ${who.papel} have no accessibility violation`, { tag: '@axe' }, async ({ page }) => {
    await signIn(page, who)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
  })
}
