import { type Page, expect } from '@playwright/test'
import axe from 'axe-core'

type Scheme = 'light' | 'dark'

/**
 * Fails with the rule, the help text and the elements of each accessibility violation of the current page, in light and
 * dark unless told otherwise. `within` is a selector: only that part is checked.
 */
export async function expectAccessible(page: Page, within?: string, schemes: readonly Scheme[] = ['light', 'dark']) {
  // The skeleton is inert: axe would not see it.
  await expect(page.locator('#root[data-skeleton]')).toHaveCount(0)
  await page.evaluate(holdStill)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page, within), colorScheme).toEqual([])
  }
}

/**
 * A running fade has an intermediate contrast that nobody reads. Fades outside the viewport do not run at all.
 */
function holdStill() {
  const still = new CSSStyleSheet()
  still.replaceSync(
    '* { animation: none !important; transition: none !important; content-visibility: visible !important }',
  )
  document.adoptedStyleSheets.push(still)
}

/**
 * Runs axe once. Returns violations with all their elements. Passing rules are not described: that takes longer than the
 * check itself.
 */
async function findViolations(page: Page, within?: string) {
  expect(page.frames(), 'axe is in no frame but the first').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async part => {
    const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await inPage.run(part ?? document, { resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(node => node.target.join(' ')) }))
  }, within)
}
