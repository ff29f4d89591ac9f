import path from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, signIn } from './signIn.ts'
import { requestsOf, tabTo } from './steps.ts'

/** A student of whom no other test reads the list: an import changes its order. */
const gustavo = { email: 'gustavo.pessoa@puc.example', papel: 'ESTUDANTE' }

const pdf = (name: string) => path.join(import.meta.dirname, '../api/src/historicos/testing/pdfs', name)
const field = (page: Page) => page.getByLabel('Histórico acadêmico em PDF')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Meu Histórico Acadêmico' })

async function importar(page: Page, name: string) {
  await field(page).setInputFiles(pdf(name))
  await page.getByRole('button', { name: 'Importar histórico' }).click()
}

/** Searches for one vaga that names a course of 'tabela.pdf', and reads how well it suits. */
async function matchOf(page: Page) {
  await page.getByPlaceholder('Buscar oportunidades...').fill('português falado no Brasil')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/busca=portugu/)
  const badge = page.getByRole('button', { name: /% de compatibilidade$/ })
  // The list of before stays until the new one is there.
  await expect(badge).toHaveCount(1)
  await badge.hover()
  const reasons = await page.getByRole('tooltip').textContent()
  await page.mouse.move(0, 0)
  return { percent: Number.parseInt((await badge.textContent()) ?? '', 10), reasons }
}

test('a transcript is imported with one request, read at once, and recommendations improve and say so', async ({
  page,
}) => {
  await signIn(page, gustavo)
  await page.goto('/import-curriculum')
  await importar(page, 'linhas-ilegiveis.pdf')
  await expect(page.getByText('Não conseguimos ler 8 linhas')).toBeVisible()
  await page.getByRole('link', { name: 'Ver oportunidades para você' }).click()
  const before = await matchOf(page)
  expect(before.reasons).not.toContain('Você cursou')

  await page.getByRole('link', { name: 'Histórico' }).click()
  await expect(dialog(page).getByRole('definition').first()).toHaveText('1')
  await dialog(page).getByRole('link', { name: 'Importar histórico' }).click()
  await importar(page, 'digitalizado.pdf')
  await expect(page.getByRole('alert')).toContainText('parece digitalizado')
  const requests = await requestsOf(page, async () => {
    await importar(page, 'tabela.pdf')
    await expect(page.getByText('Histórico acadêmico importado com sucesso!')).toBeVisible()
    await page.getByRole('button', { name: 'Ver histórico' }).click()
    await expect(dialog(page).getByText('Introdução à Programação', { exact: true })).toBeVisible()
  })
  // The import, and the dialog's own check of what it shows at once.
  expect(requests).toBeLessThanOrEqual(2)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Ver oportunidades para você' }).click()
  const after = await matchOf(page)
  expect(after.reasons).toContain('Você cursou Introdução à Programação')
  expect(after.percent).toBeGreaterThan(before.percent)
})

test('a transcript is chosen, sent and read by keyboard alone', async ({ page }) => {
  await signIn(page, { email: 'enzo.medeiros@puc.example', papel: 'ESTUDANTE' })
  await page.goto('/import-curriculum')
  await tabTo(page, field(page))
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  await (await choosing).setFiles(pdf('duas-paginas.pdf'))
  await expect(page.getByText('duas-paginas.pdf')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Importar histórico' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Suas recomendações melhoraram')).toBeVisible()
  const history = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Histórico' })
  await history.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('definition').first()).toHaveText('40')
  await page.keyboard.press('Escape')
  await expect(history).toBeFocused()
})

test('the import and the history have no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await signIn(page, aluna)
  await page.goto('/import-curriculum')
  await field(page).setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert')).toBeVisible()
  await field(page).setInputFiles(pdf('tabela.pdf'))
  await expect(page.getByText('tabela.pdf')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ver histórico' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Média por período' })).toBeVisible()
  await expectAccessible(page)
})
