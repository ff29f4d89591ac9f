import type { LaunchOptions } from '@playwright/test'

const chromium = process.env['CHROMIUM']

/** Chromium uses only the last list, so this repeats the features that Playwright disables. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // The suggestions of the address bar: two more pages per window, a fifth of the time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

export const launchOptions: LaunchOptions = {
  ...(chromium ? { executablePath: chromium } : {}),
  // root in a container has no sandbox.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-dev-shm-usage',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
}
