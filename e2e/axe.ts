import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

/**
 * Fails with the rule, the help text and the elements of each accessibility violation of the page as it stands, in light
 * and in dark. With `within`, a selector, of that part alone.
 */
export async function expectAccessible(page: Page, within?: string) {
  await page.evaluate(holdStill)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page, within), colorScheme).toEqual([])
  }
}

/**
 * A fade that is under way has the contrast of no state that a person reads, and where the browser skips what is not in
 * sight, fades stand still.
 */
function holdStill() {
  const still = new CSSStyleSheet()
  still.replaceSync(
    '* { animation: none !important; transition: none !important; content-visibility: visible !important }',
  )
  document.adoptedStyleSheets.push(still)
}

async function findViolations(page: Page, within?: string) {
  // Legacy is what does without a second page for what frames found: we have no frames, and it takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(node => node.target.join(' ')) }))
}
