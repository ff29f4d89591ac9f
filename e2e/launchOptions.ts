import type { LaunchOptions } from '@playwright/test'

const chromium = process.env['CHROMIUM']

export const launchOptions: LaunchOptions = {
  ...(chromium ? { executablePath: chromium } : {}),
  // No sandbox: a container's root cannot have one.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-dev-shm-usage',
  ],
}
