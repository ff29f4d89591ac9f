import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, professora, signIn } from './signIn.ts'

for (const [who, path] of [
  [aluna, '/notifications'],
  [professora, '/professor/notifications'],
] as const) {
  test(`the notifications of ${who.papel} have no accessibility violation`, { tag: '@axe' }, async ({ page }) => {
    await signIn(page, who)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
  })
}
