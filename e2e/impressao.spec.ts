import { type Page, expect, test } from '@playwright/test'
import { openVagaOfTheSeed } from './selecao.ts'
import { aluna, professora, signIn } from './signIn.ts'

/* Paper has whole texts, and nothing to press or to fill in. */

/** What is on paper and should not be: controls, what stays in place on every page, what is cut. */
const outOfPlace = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = (element: Element) =>
      element.checkVisibility() && element.getClientRects().length > 0 && element.clientWidth > 0
    const isWrong = (element: Element) => {
      const { position, overflow } = getComputedStyle(element)
      const isControl = element.matches('button:not(th *), input, select, textarea, nav, [href="#conteudo"]')
      const isCut =
        overflow !== 'visible' &&
        (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
      return isControl || position === 'fixed' || (isCut && element.closest('main') !== null && !element.closest('svg'))
    }
    return [...document.querySelectorAll('#root *')]
      .filter(element => isDrawn(element) && isWrong(element))
      .map(element => element.outerHTML.slice(0, 120))
  })

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** The page as paper sees it, 720 pixels wide. */
async function print(page: Page) {
  await page.setViewportSize({ width: 720, height: 1000 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
}

async function expectOnPaper(page: Page) {
  await print(page)
  expect(await outOfPlace(page)).toEqual([])
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  // Also in the dark theme.
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(34, 29, 23)')
  await page.emulateMedia({ media: null })
}

test('a student prints pages', async ({ page }) => {
  await signIn(page, aluna)
  const paths = [
    '/',
    '/opportunities',
    '/opportunities/12',
    '/applications',
    '/messages?userId=1',
    '/profile',
    '/network',
  ]
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Carregando/)).toHaveCount(0)
      await expectOnPaper(page)
    })
})

test('a professor prints whole letters', async ({ page }) => {
  await signIn(page, professora)
  await openVagaOfTheSeed(page)
  await expect(page.locator('li[data-candidatura]').first()).toBeVisible()
  await expectOnPaper(page)
})
