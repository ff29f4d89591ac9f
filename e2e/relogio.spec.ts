import { expect, test } from '@playwright/test'
import { aluna, signIn } from './signIn.ts'

const days = 24 * 60 * 60 * 1000

for (const off of [-3 * days, 5 * days])
  test(`the days to a prazo are the server's on a device that is ${off / days} days off`, async ({ page }) => {
    await signIn(page, aluna)
    const texts = () => page.getByText(/^(faltam? \d+ dias?|termina hoje)$/).allTextContents()
    await page.goto('/opportunities')
    await expect.poll(texts).not.toEqual([])
    const right = await texts()
    await page.clock.setFixedTime(Date.now() + off)
    await page.reload()
    await expect.poll(texts).toEqual(right)
  })
