import { type Page, expect, test } from '@playwright/test'
import { ask } from './ask.ts'
import { publish } from './selecao.ts'
import { setTime } from './serverTime.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { chooseAcao, requestsOf, tabTo, tabToAcao } from './steps.ts'

/** A vaga of the professor that no other test uses. */
async function publishSignedIn(page: Page, words: string) {
  await signIn(page, professora)
  return publish(page, words)
}

const alterar = (page: Page, vaga: string, status: string) =>
  ask(
    page,
    `mutation ($vaga: ID!, $status: StatusDaVaga!) {
      alterarStatusDaVaga(input: { vaga: $vaga, status: $status }) { __typename } }`,
    { vaga, status },
  )

test('a professor corrects a published vaga, and the draft survives a reload', async ({ page }) => {
  const vaga = await publishSignedIn(page, 'Monitoria de Probabilidade')
  await page.goto(vaga.url)
  await chooseAcao(page, 'Editar')
  const dialog = page.getByRole('dialog', { name: 'Editar oportunidade' })
  await dialog.getByLabel('Departamento').selectOption({ label: 'Informática' })
  await dialog.getByLabel('Localização').selectOption({ label: 'Remoto' })
  await dialog.getByLabel('Remuneração').check()
  await page.reload()
  await chooseAcao(page, 'Editar')
  await expect(dialog.getByText('Continuamos de onde você parou')).toBeVisible()
  await expect(dialog.getByLabel('Departamento').locator(':checked')).toHaveText('Informática')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Informe o valor, ou desmarque o benefício')).toBeVisible()
  await dialog.getByLabel('Valor mensal em reais').fill('1200')
  const requests = await requestsOf(page, async () => {
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Oportunidade atualizada!')).toBeVisible()
    await page.getByRole('tab', { name: 'Vaga' }).click()
    await expect(page.getByText('R$ 1.200,00')).toBeVisible()
    await expect(page.getByRole('main').getByText('Remoto').first()).toBeVisible()
    await expect(page.getByRole('main').getByText('Informática').first()).toBeVisible()
  })
  expect(requests).toBe(1)
})

test('a professor reactivates a vaga past its prazo by keyboard, with a new one', async ({ page }) => {
  const vaga = await publishSignedIn(page, 'Monitoria de Estatística')
  await alterar(page, vaga.id, 'FINALIZADA')
  const depois = new Date().getFullYear() + 2
  // Its deadline is the end of this year.
  await setTime(page, new Date(depois, 5, 1).getTime())
  await page.goto(vaga.url)
  await tabToAcao(page, 'Reativar Vaga')
  const dialog = page.getByRole('dialog', { name: 'Reativar Vaga' })
  await expect(dialog.getByText(/^O prazo terminou em 31 de dezembro/)).toBeVisible()
  await tabTo(page, dialog.getByLabel('Novo prazo'))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Escolha o novo prazo')).toBeVisible()
  await dialog.getByLabel('Novo prazo').fill(`${depois}-08-31`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Status atualizado')).toBeVisible()
  await expect(page.getByText('Prazo: 31 de agosto')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Prazo: 31 de agosto')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Andamento' })).toContainText('Em andamento')
})

test('an open list of candidaturas follows the end of a selection', async ({ page, browser }) => {
  const vaga = await publishSignedIn(page, 'Monitoria de Séries')
  const student = await (await browser.newContext()).newPage()
  await signIn(student, aluna)
  await ask(student, 'mutation ($vaga: ID!) { candidatar(input: { vaga: $vaga }) { __typename } }', { vaga: vaga.id })
  await student.goto('/applications')
  const item = student.getByRole('listitem').filter({ hasText: vaga.titulo })
  await expect(item).toContainText('Em andamento')
  await alterar(page, vaga.id, 'FINALIZADA')
  await student.getByText(/^Concluídas/).click()
  await expect(item).toContainText('Finalizada')
  await student.context().close()
})
