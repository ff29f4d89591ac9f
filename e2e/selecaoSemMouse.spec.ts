import { type Locator, type Page, expect, test } from '@playwright/test'
import { openVagaWithCandidates } from './selecao.ts'
import { professora, signIn } from './signIn.ts'
import { tabTo } from './steps.ts'

test.beforeEach(({ page }) => signIn(page, professora))

const item = (page: Page, etapa: string) => page.getByRole('listitem').filter({ hasText: `${etapa}a divulgar` })
const selecionados = (page: Page) => page.getByRole('region', { name: 'Candidatos selecionados' })
const mover = (page: Page) => page.getByRole('dialog', { name: /^Mover \d+ candidatos?$/ })
const divulgar = (page: Page) => page.getByRole('dialog', { name: 'Divulgar o resultado?' })

test('a professor filters, selects all that are left, moves, decides and releases by keyboard alone', async ({
  page,
}) => {
  test.slow()
  await openVagaWithCandidates(page, 3)
  const press = async (target: Locator, key: string) => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  await press(page.getByRole('button', { name: /^Mover para…/ }).first(), 'Enter')
  await expect(page.getByRole('menuitem', { name: 'Em análise' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('agora em Em análise.')).toBeAttached()
  await press(page.getByRole('button', { name: 'Filtros' }), 'Enter')
  const filtro = page.getByLabel('Etapa', { exact: true })
  await press(filtro, 'R')
  await expect(filtro).toHaveValue('RECEBIDA')
  await press(page.getByLabel('Selecionar todos os filtrados (2)'), 'Space')
  await press(selecionados(page).getByRole('button', { name: 'Mais ações' }), 'Enter')
  await press(selecionados(page).getByRole('button', { name: 'Avaliar…' }), 'Enter')
  const avaliar = page.getByRole('dialog', { name: 'Avaliar 2 candidatos' })
  await press(avaliar.getByLabel('Nota'), '4')
  await press(avaliar.getByRole('button', { name: 'Avaliar', exact: true }), 'Enter')
  await expect(page.getByText('2 candidatos: nota 4.')).toBeVisible()
  await press(selecionados(page).getByRole('button', { name: 'Mover para…' }), 'Enter')
  await press(mover(page).getByLabel('Etapa'), 'A')
  await expect(mover(page).getByLabel('Etapa')).toHaveValue('APROVADA')
  await press(mover(page).getByLabel('Mensagem para os candidatos'), 'B')
  await page.keyboard.type('em-vindos!')
  await press(mover(page).getByRole('button', { name: 'Mover 2 candidatos' }), 'Enter')
  await expect(mover(page)).toBeHidden()
  await press(page.getByRole('button', { name: /^Filtros/ }), 'Enter')
  await press(filtro, 'Home')
  await expect(item(page, 'Aprovada')).toHaveCount(2)
  await press(page.getByRole('button', { name: 'Divulgar agora' }), 'Enter')
  await press(divulgar(page).getByRole('button', { name: 'Divulgar agora' }), 'Enter')
  await expect(divulgar(page)).toBeHidden()
  await expect(item(page, 'Aprovada')).toHaveCount(0)
  await expect(page.getByText('2 aprovadas')).toBeVisible()
  // The pressed button is gone; the focus is at the heading of its bar, not at the top of the page.
  await expect(page.getByRole('heading', { name: 'Andamento' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('taps filter, select, decide and release', async ({ page }) => {
    await openVagaWithCandidates(page, 1)
    await page.getByRole('button', { name: 'Filtros' }).tap()
    await page.getByLabel('Etapa', { exact: true }).selectOption({ label: 'Recebida' })
    await page.getByLabel('Selecionar todos os filtrados (1)').tap()
    await selecionados(page).getByRole('button', { name: 'Mover para…' }).tap()
    await mover(page).getByLabel('Etapa').selectOption({ label: 'Lista de espera' })
    await mover(page).getByRole('button', { name: 'Mover 1 candidato' }).tap()
    await expect(mover(page)).toBeHidden()
    await page.getByRole('button', { name: /^Filtros/ }).tap()
    await page.getByLabel('Etapa', { exact: true }).selectOption({ label: 'Lista de espera' })
    await expect(item(page, 'Lista de espera')).toBeVisible()
    await page.getByRole('button', { name: 'Divulgar agora' }).tap()
    await divulgar(page).getByRole('button', { name: 'Divulgar agora' }).tap()
    await expect(divulgar(page)).toBeHidden()
    await expect(item(page, 'Lista de espera')).toBeHidden()
    const menu = page.getByRole('button', { name: /^Mover para…/ })
    await expect(page.getByRole('listitem').filter({ hasText: 'Lista de espera', has: menu })).toBeVisible()
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  const centerOf = async (target: Locator) => {
    const box = await target.boundingBox()
    if (!box) throw new Error('not on screen')
    return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) }
  }

  test('a finger drags a card by its handle, and a decision needs a confirmation', async ({ page }) => {
    await openVagaWithCandidates(page, 1)
    await page.getByText('Quadro', { exact: true }).tap()
    const column = (etapa: string) => page.getByRole('region', { name: new RegExp(`^${etapa}`) })
    const handle = page.getByRole('button', { name: /^Arrastar / })
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints })
    const drag = async (etapa: string) => {
      await handle.scrollIntoViewIfNeeded()
      await column(etapa).scrollIntoViewIfNeeded()
      const [from, to] = [await centerOf(handle), await centerOf(column(etapa))]
      await send('touchStart', [from])
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
      }
      await send('touchEnd', [])
    }
    await drag('Em análise')
    await expect(column('Em análise').getByRole('listitem')).toHaveCount(1)
    // Stored: a second move before that would be refused.
    await expect(page.getByText('agora em Em análise.')).toBeAttached()
    await drag('Entrevista')
    await expect(column('Entrevista').getByRole('listitem')).toHaveCount(1)
    await drag('Aprovada')
    await expect(mover(page).getByLabel('Etapa')).toHaveValue('APROVADA')
  })
})
