import { type Page, expect, test } from '@playwright/test'
import { importar, importarOutro } from '../importacao.ts'
import { signIn } from '../signIn.ts'
import { requestsOf } from '../steps.ts'

/** A student whose list no other test reads: an import changes its order. */
const gustavo = { email: 'gustavo.pessoa@puc.example', papel: 'ESTUDANTE' }

/** Searches for a vaga that names a course of 'tabela.pdf', and reads its score. */
async function matchOf(page: Page) {
  await page.getByPlaceholder('Buscar oportunidades...').fill('português falado no Brasil')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/busca=portugu/)
  const badge = page.getByRole('button', { name: /% de compatibilidade$/ })
  // The previous list stays on screen until the new one has loaded.
  await expect(badge).toHaveCount(1)
  await badge.hover()
  const reasons = await page.getByRole('tooltip').textContent()
  await page.mouse.move(0, 0)
  return { percent: Number.parseInt((await badge.textContent()) ?? '', 10), reasons }
}

test('importing a transcript takes one request, shows it at once, and improves the recommendations', async ({
  page,
}) => {
  await signIn(page, gustavo)
  await page.goto('/import-curriculum')
  await importar(page, 'linhas-ilegiveis.pdf', page.getByText('Não conseguimos ler 8 linhas'))
  // Nothing is stored before the student says so.
  await page.getByRole('button', { name: 'Guardar o que foi lido' }).click()
  await expect(page.getByText('Histórico acadêmico importado com sucesso!')).toBeVisible()
  await page.getByRole('link', { name: 'Ver oportunidades para você' }).click()
  const before = await matchOf(page)
  expect(before.reasons).not.toContain('Você cursou')

  await page.getByRole('link', { name: 'Histórico' }).click()
  await expect(page.getByRole('main').getByRole('definition').first()).toHaveText('2')
  await importarOutro(page)
  await importar(page, 'digitalizado.pdf', page.getByRole('alert').filter({ hasText: 'parece digitalizado' }))
  let imports = 0
  const requests = await requestsOf(page, async () => {
    // Not the toast: that of the first import may still be there.
    imports = await importar(page, 'tabela.pdf', page.getByText('Suas recomendações melhoraram'))
    await expect(page.getByRole('cell', { name: 'Introdução à Programação', exact: true })).toBeVisible()
  })
  // Only the import: its payload needs no further request.
  expect(requests).toBe(imports)

  await page.getByRole('link', { name: 'Ver oportunidades para você' }).click()
  const after = await matchOf(page)
  expect(after.reasons).toContain('Você cursou Introdução à Programação')
  expect(after.percent).toBeGreaterThan(before.percent)
})
