import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Page, expect } from '@playwright/test'

type Scheme = 'light' | 'dark'

const source = readFileSync(path.join(import.meta.dirname, 'node_modules/axe-core/axe.min.js'), 'utf8')

/** The rules that depend on colours: dark has other colours and nothing else (web/src/ui/theme.css.ts). */
const ofColours = ['color-contrast', 'link-in-text-block']

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
    const rules = colorScheme === 'dark' ? ofColours : undefined
    expect(await findViolations(page, within, rules), colorScheme).toEqual([])
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
async function findViolations(page: Page, within?: string, rules?: string[]) {
  expect(page.frames(), 'axe is in no frame but the first').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([part, only]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const options = { resultTypes: ['violations' as const], ...(only && { runOnly: only }) }
      const { violations } = await axe.run(part ?? document, options)
      return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(node => node.target.join(' ')) }))
    },
    [within, rules] as const,
  )
}
