import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

/**
 * Fails with the rule, the help text and the elements of each accessibility violation of the page as it stands, in light
 * and in dark.
 */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page), colorScheme).toEqual([])
  }
}

async function findViolations(page: Page) {
  // A fade that is under way has the contrast of no state that a person reads.
  await page.evaluate(() => {
    const fades = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.all(fades.map(fade => fade.finished.catch(() => null)))
  })
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(node => node.target.join(' ')) }))
}
