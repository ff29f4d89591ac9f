import { type Page, expect } from '@playwright/test'

/** Installs the service worker now, as the site does after a while. No effect in a context that blocks it. */
export async function installWorker(page: Page, origin = '') {
  await page.goto(`${origin}/health`)
  const isRegistered = await page.evaluate(async () => {
    const { trustedTypes } = window as never as {
      trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(text: string): string } }
    }
    const policy = trustedTypes.createPolicy('service-worker', { createScriptURL: (text: string) => text })
    const url = policy.createScriptURL('/sw.js')
    return Boolean(await navigator.serviceWorker.register(url, { updateViaCache: 'none' }))
  })
  if (isRegistered) await expect.poll(() => isControlled(page)).toBe(true)
}

export const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated')
