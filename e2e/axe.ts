import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

/** Fails with the rule, the help text and the elements of each accessibility violation of the page as it stands. */
export async function expectAccessible(page: Page) {
  // A fade that is under way has the contrast of no state that a person reads.
  await page.evaluate(() => {
    const fades = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.all(fades.map(fade => fade.finished.catch(() => null)))
  })
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(node => node.target.join(' ')) }))
  expect(found).toEqual([])
}
