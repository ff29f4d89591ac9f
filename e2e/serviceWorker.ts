import { type Page, expect } from '@playwright/test'

/** Has the browser install the service worker now, in the way that the site does after a while. */
export async function installWorker(page: Page, origin = '') {
  await page.goto(`${origin}/health`)
  await page.evaluate(async () => {
    const { trustedTypes } = window as never as {
      trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(text: string): string } }
    }
    const policy = trustedTypes.createPolicy('service-worker', { createScriptURL: (text: string) => text })
    await navigator.serviceWorker.register(policy.createScriptURL('/sw.js'), { updateViaCache: 'none' })
  })
  await expect.poll(() => isControlled(page)).toBe(true)
}

export const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated')
