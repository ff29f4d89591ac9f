import { type Page, expect, test } from '@playwright/test'
import { ask } from './ask.ts'
import { expectAccessible } from './axe.ts'
import { openVagaWithCandidates } from './selecao.ts'
import { professora, signIn } from './signIn.ts'

test.beforeEach(({ page }) => signIn(page, professora))

/** A vaga of the seed whose candidates have ratings and notes. */
async function open(page: Page) {
  const { viewer } = await ask(page, '{ viewer { minhasVagas(first: 100) { edges { node { codigo titulo } } } } }')
  const edges: Array<{ node: { codigo: string; titulo: string } }> = viewer.minhasVagas.edges
  const codigo = edges.find(({ node }) => node.titulo.startsWith('Monitoria de Programação II'))?.node.codigo
  await page.goto(`/professor/opportunities/${codigo}`)
  await expect(page.getByRole('group', { name: 'Seleção' })).toBeVisible()
  await page.locator('li[data-candidatura]').first().getByRole('link').click()
}

const avaliacao = (page: Page) => page.getByRole('region', { name: 'Sua avaliação' })

const notas = (page: Page) => avaliacao(page).getByRole('group', { name: 'Anotações' })

test('a nota typed right after the key of the next candidate is theirs', async ({ page }) => {
  await openVagaWithCandidates(page, 6)
  const rows = page.locator('li[data-candidatura]')
  await rows.first().getByRole('link').click()
  await expect(page.getByText('Candidato 1 de 6')).toBeVisible()
  const typed = [5, 4, 3, 2, 1]
  let answers = 0
  page.on('response', response => {
    if (response.request().postData()?.includes('"nota"')) answers += 1
  })
  for (const nota of typed) {
    await page.keyboard.press('j')
    await page.keyboard.press(String(nota))
  }
  await expect.poll(() => answers).toBe(typed.length)
  await page.reload()
  const stored = async () => (await rows.allTextContents()).map(text => /Nota\s*(\d)/.exec(text)?.[1] ?? null)
  await expect.poll(stored).toEqual([null, ...typed.map(String)])
})

test('a professor rates, labels and annotates a candidate by keyboard, and it is stored', async ({ page }) => {
  await open(page)
  const etiqueta = `Chamar ${Date.now()}`
  const texto = `Conversamos às ${Date.now()}.`
  await avaliacao(page)
    .getByRole('radio', { name: /^(Sem|Tirar) nota$/ })
    .press('ArrowLeft')
  await expect(avaliacao(page).getByRole('radio', { name: '5 de 5' })).toBeChecked()
  await avaliacao(page)
    .getByRole('button', { name: /^Nova etiqueta para/ })
    .press('Enter')
  await avaliacao(page).getByLabel('Nova etiqueta', { exact: true }).fill(etiqueta)
  // Shown before it is stored, and sent after the rating.
  const stored = page.waitForResponse(response => response.request().postData()?.includes(etiqueta) ?? false)
  await avaliacao(page).getByLabel('Nova etiqueta', { exact: true }).press('Enter')
  await avaliacao(page)
    .getByRole('button', { name: /^Anotações/ })
    .press('Enter')
  await avaliacao(page)
    .getByLabel(/^Nova anotação sobre/)
    .fill(texto)
  await avaliacao(page).getByRole('button', { name: 'Anotar' }).press('Enter')
  await expect(notas(page).getByText(texto, { exact: true })).toBeVisible()
  await stored

  await page.reload()
  await expect(avaliacao(page).getByRole('radio', { name: '5 de 5' })).toBeChecked()
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByLabel('Etiqueta', { exact: true }).selectOption(etiqueta)
  await expect(page.getByText(/^1 de \d+ candidaturas/)).toBeVisible()
  // The filters are over the list.
  await page.keyboard.press('Escape')
  await avaliacao(page)
    .getByRole('button', { name: /^Anotações/ })
    .click()
  await avaliacao(page)
    .getByRole('listitem')
    .filter({ hasText: texto })
    .getByRole('button', { name: /^Excluir/ })
    .click()
  await page.getByRole('dialog', { name: 'Excluir anotação' }).getByRole('button', { name: 'Excluir' }).click()
  await expect(notas(page).getByText(texto, { exact: true })).toBeHidden()
})

test('ratings and notes have no accessibility violation', { tag: '@axe' }, async ({ page, isMobile }) => {
  await open(page)
  await avaliacao(page)
    .getByRole('button', { name: /^Nova etiqueta para/ })
    .click()
  await avaliacao(page)
    .getByRole('button', { name: /^Anotações/ })
    .click()
  await expect(avaliacao(page).getByRole('group', { name: 'Anotações' })).toBeVisible()
  await expectAccessible(page)
  // A phone has the candidate on a page.
  if (isMobile) {
    await page.goBack()
    await page.getByRole('button', { name: 'Filtros' }).click()
  }
  await page.getByText('Quadro', { exact: true }).click()
  await expectAccessible(page)
})
