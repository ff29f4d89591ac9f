import { type Page, expect } from '@playwright/test'

/** Installs the service worker now, as the site does after a while. No effect in a context that blocks it. */
export async function installWorker(page: Page, origin = '') {
  await expect(async () => {
    await page.goto(`${origin}/health`)
    const isRegistered = await page.evaluate(register)
    // Registers again: a single request that fails on a busy machine ends an installation.
    if (isRegistered) await expect.poll(() => isControlled(page), { timeout: 10_000 }).toBe(true)
  }).toPass()
}

async function register() {
  const { trustedTypes } = window as never as {
    trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(text: string): string } }
  }
  const policy = trustedTypes.createPolicy('service-worker', { createScriptURL: (text: string) => text })
  const url = policy.createScriptURL('/sw.js')
  return Boolean(await navigator.serviceWorker.register(url, { updateViaCache: 'none' }))
}

export const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated')
