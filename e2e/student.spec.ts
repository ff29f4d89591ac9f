import { type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, signIn, signInAnew, signInToo } from './signIn.ts'
import { holdNews, requestsOf, tabTo } from './steps.ts'

// Lists are compared within types that no other test publishes, because tests share the board.
test.beforeEach(({ page }) => signIn(page, aluna))

const cards = (page: Page) => page.getByRole('region', { name: 'Oportunidades para Você' }).getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()

/** Opens the list and waits until it has loaded. */
async function openList(page: Page, search = '') {
  await page.goto(`/opportunities${search}`)
  await expect(cards(page).first()).toBeVisible()
}

test('a student finds vagas by filter with one request and its counts, and a reload gives the same list', async ({
  page,
}) => {
  await holdNews(page)
  await openList(page)
  const remuneracao = page.getByRole('button', { name: 'Remuneração', exact: true })
  const counting = await requestsOf(page, async () => {
    await page.getByRole('group', { name: 'Tipo de oportunidade' }).hover()
    await expect(remuneracao).toHaveAccessibleDescription(/^\d+ oportunidades?$/)
  })
  const counted = (await remuneracao.textContent()) ?? ''
  const requests = await requestsOf(page, async () => {
    await page.getByRole('button', { name: 'Estágio', exact: true }).click()
    await remuneracao.click()
    await expect(page.getByText('Filtros Selecionados')).toBeVisible()
    await page.getByRole('button', { name: 'Aplicar Filtros' }).click()
    await expect(page.getByText('Filtros Aplicados', { exact: true })).toBeVisible()
    // Its own number counts with the kind that was applied.
    await expect(remuneracao).not.toHaveText(counted)
  })
  expect([counting, requests]).toEqual([1, 2])
  await expect(page).toHaveURL('/opportunities?type=estagio&beneficios=remuneracao')
  for (const card of await cards(page).all()) await expect(card).toContainText(/Estágio.*Remuneração R\$/)
  const before = await titles(page)
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  expect(await titles(page)).toEqual(before)
})

test('a pending filter has a ring, and Limpar Filtros resets all filters', async ({ page }) => {
  await openList(page, '?type=laboratorio')
  const [applied, chosen] = ['Laboratório', 'Bolsa'].map(name => page.getByRole('button', { name, exact: true }))
  if (!applied || !chosen) throw new Error('two chips')
  await chosen.click()
  await expect(chosen).toHaveCSS('box-shadow', /4px/)
  await expect(applied).toHaveCSS('box-shadow', 'none')
  await page.getByRole('button', { name: 'Aplicar Filtros' }).click()
  await expect(page).toHaveURL('/opportunities?type=laboratorio,bolsa')
  await expect(chosen).toHaveCSS('box-shadow', 'none')
  await page.getByRole('button', { name: 'Limpar Filtros' }).click()
  await expect(page).toHaveURL('/opportunities')
  for (const chip of [applied, chosen]) await expect(chip).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('Filtros Aplicados', { exact: true })).toBeHidden()
  await expect(page.getByText(/recomendadas baseadas nos seus interesses/)).toBeVisible()
})

test('a student finds vagas by words without accents, and goes back to the previous list', async ({ page }) => {
  await openList(page, '?type=laboratorio')
  const before = await titles(page)
  await page.getByPlaceholder('Buscar oportunidades...').fill('robotica')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/opportunities?type=laboratorio&busca=robotica')
  await expect(cards(page).first()).toContainText('Robótica')
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(before)
})

test('new pages take one request, cached ones none, and each has a link', async ({ page }) => {
  await holdNews(page)
  await openList(page, '?type=laboratorio')
  const first = await titles(page)
  // By keyboard: a pointer would rest on a card of the next page, which requests its vaga early.
  const forward = await requestsOf(page, async () => {
    await page.getByRole('button', { name: 'Próxima' }).press('Enter')
    await expect(page.getByText('Página 2 de')).toBeVisible()
  })
  const second = await titles(page)
  const back = await requestsOf(page, async () => {
    await page.getByRole('button', { name: 'Anterior' }).press('Enter')
    await expect(page.getByText('Página 1 de')).toBeVisible()
  })
  expect([forward, back]).toEqual([1, 0])
  expect(await titles(page)).toEqual(first)
  for (const address of ['?type=laboratorio&pagina=2', '?type=laboratorio&pagina=2&cursor=ilegivel']) {
    await openList(page, address)
    await expect(page.getByText('Página 2 de')).toBeVisible()
    expect(await titles(page)).toEqual(second)
  }
})

test('a student applies with a letter and cancels, with one request each', async ({ page }) => {
  await holdNews(page)
  await openList(page, '?type=laboratorio&pagina=2')
  await cards(page)
    .last()
    .getByRole('link', { name: /^Ver Detalhes/ })
    .click()
  await page.getByRole('button', { name: 'Candidatar-se' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Carta de motivação').fill('Quero aprender no laboratório.')
  await expect(dialog.getByText('30/2000')).toBeVisible()
  const applying = await requestsOf(page, async () => {
    await dialog.getByRole('button', { name: 'Enviar candidatura' }).click()
    await expect(page.getByText('Candidatura enviada!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Você já se candidatou' })).toBeVisible()
  })
  await page.reload()
  await page.getByRole('button', { name: 'Cancelar candidatura' }).click()
  await expect(dialog).toContainText('Tem certeza que deseja cancelar sua candidatura?')
  const cancelling = await requestsOf(page, async () => {
    await dialog.getByRole('button', { name: 'Cancelar candidatura' }).click()
    await expect(page.getByText('Candidatura cancelada')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Candidatar-se' })).toBeVisible()
  })
  expect([applying, cancelling]).toEqual([1, 1])
})

test('a student filters, reads, applies and cancels by keyboard', async ({ page }) => {
  test.slow()
  await openList(page)
  await tabTo(page, page.getByRole('button', { name: 'Empresa Júnior', exact: true }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Aplicar Filtros' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/opportunities?type=empresa_jr')
  await expect(page.getByText('Filtros Aplicados', { exact: true })).toBeVisible()
  await tabTo(page, cards(page).last().getByRole('heading').getByRole('link'))
  await page.keyboard.press('Enter')
  const apply = page.getByRole('button', { name: 'Candidatar-se' })
  await expect(apply).toBeVisible()
  await tabTo(page, apply)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Carta de motivação'))
  await page.keyboard.type('Sem mouse.')
  await tabTo(page, page.getByRole('button', { name: 'Enviar candidatura' }))
  await page.keyboard.press('Enter')
  const cancel = page.getByRole('button', { name: 'Cancelar candidatura' })
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Cancelar candidatura' }))
  await page.keyboard.press('Enter')
  await expect(apply).toBeFocused()
})

test('a recommendation shows its reasons on hover and by keyboard', async ({ page }) => {
  await openList(page)
  const badge = cards(page)
    .first()
    .getByRole('button', { name: /de compatibilidade$/ })
  await badge.hover()
  await expect(page.getByRole('tooltip')).toContainText('Por que foi recomendado:')
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toBeHidden()
  await tabTo(page, badge)
  await expect(page.getByRole('tooltip')).toBeVisible()
})

test('a saved vaga survives a reload, is on another device, and is removed in every tab at once', async ({
  page,
  context,
  browser,
}) => {
  await signInAnew(page)
  await openList(page, '?type=bolsa')
  const [titulo = ''] = (await titles(page)).slice(1)
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Salvar/ })
    .click()
  await page.reload()
  await page.getByRole('button', { name: 'Salvas' }).click()
  await expect(page).toHaveURL('/opportunities?salvas=1')
  await expect.poll(() => titles(page)).toEqual([titulo])
  await page.reload()
  await expect.poll(() => titles(page)).toEqual([titulo])
  const device = await (await browser.newContext()).newPage()
  await signInToo(device, page)
  // A press before the page's code is whole is sent after the reload.
  await expect(async () => {
    await device.goto('/opportunities?salvas=1')
    await expect.poll(() => titles(device), { timeout: 3000 }).toEqual([titulo])
  }).toPass()
  const other = await context.newPage()
  await openList(other, '?salvas=1')
  expect(await titles(other)).toEqual([titulo])
  await cards(other)
    .getByRole('button', { name: /^Salvar/ })
    .click()
  for (const tab of [other, page]) await expect(tab.getByText(/^Toque no marcador/)).toBeVisible()
  await device.reload()
  await expect(device.getByText(/^Toque no marcador/)).toBeVisible()
})

test('a vaga that does not exist leads back to the list', async ({ page }) => {
  await page.goto('/opportunities/99999999')
  await expect(page.getByRole('heading', { name: 'Oportunidade não encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar para oportunidades' }).click()
  await expect(page).toHaveURL('/opportunities')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the filters are a sheet, and a recommendation shows its reasons on touch', async ({ page }) => {
    await openList(page)
    await cards(page)
      .first()
      .getByRole('button', { name: /de compatibilidade$/ })
      .tap()
    await expect(page.getByRole('tooltip')).toContainText('Por que foi recomendado:')
    await page.getByRole('button', { name: 'Filtrar oportunidades' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filtros' })
    await sheet.getByRole('button', { name: 'Bolsa', exact: true }).tap()
    await sheet.getByRole('button', { name: 'Aplicar Filtros' }).tap()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/opportunities?type=bolsa')
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })
})

test('the list and its filters have no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await openList(page, '?type=monitoria')
  await expectAccessible(page)
  const sheet = page.getByRole('button', { name: 'Filtrar oportunidades' })
  if (await sheet.isVisible()) await sheet.click()
  await page.getByRole('button', { name: 'Bolsa', exact: true }).click()
  await page.getByRole('radio').nth(2).check()
  await expectAccessible(page)
})

test('the saved vagas have no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  // Tests of the demo account may save others.
  await signInAnew(page)
  await openList(page, '?type=monitoria')
  await cards(page)
    .first()
    .getByRole('button', { name: /^Salvar/ })
    .click()
  await page.getByRole('button', { name: 'Salvas' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expectAccessible(page)
})

test('an empty list has no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await page.goto('/opportunities?busca=zzzz')
  await expect(page.getByText('Nenhuma oportunidade encontrada com os filtros atuais.')).toBeVisible()
  await expectAccessible(page)
})

test('a vaga and its dialog have no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await openList(page, '?type=bolsa')
  await cards(page)
    .last()
    .getByRole('link', { name: /^Ver Detalhes/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Descrição' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Candidatar-se' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
})
