import { expect, test } from '@playwright/test'
import { openVagaWithCandidates } from './selecao.ts'
import { professora, signIn } from './signIn.ts'

test.beforeEach(({ page }) => signIn(page, professora))

test('a move of many can be undone for ten seconds, and is sent before the page is left', async ({ page }) => {
  await openVagaWithCandidates(page, 3)
  const selecionados = page.getByRole('region', { name: 'Candidatos selecionados' })
  const dialog = page.getByRole('dialog', { name: /^Mover \d+ candidatos$/ })
  const aviso = page.getByText('3 candidatos movidos')
  const naEtapa = (etapa: string) =>
    page
      .getByRole('region', { name: /^Candidatos \(/ })
      .locator('li[data-candidatura]')
      .filter({ has: page.getByText(etapa, { exact: true }) })
  const move = async (etapa: string) => {
    await selecionados.getByRole('button', { name: 'Mover para…' }).click()
    await expect(dialog).toContainText('Agora: 3 Recebida')
    await dialog.getByLabel('Etapa').selectOption({ label: etapa })
    await dialog.getByRole('button', { name: 'Mover 3 candidatos' }).click()
    await expect(aviso).toBeVisible()
    await expect(naEtapa(etapa)).toHaveCount(3)
  }
  await page.getByRole('checkbox', { name: 'Selecionar todos os filtrados (3)' }).check()
  await move('Não selecionada')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(naEtapa('Recebida')).toHaveCount(3)
  await expect(selecionados).toContainText('3 selecionados')

  await move('Em análise')
  const sent = page.waitForResponse(response => response.request().postData()?.includes('EM_ANALISE') ?? false)
  await page.getByRole('link', { name: 'Nova Oportunidade' }).first().click()
  await sent
  await expect(aviso).toBeHidden()
  await page.goBack()
  await expect(naEtapa('Em análise')).toHaveCount(3)
})
