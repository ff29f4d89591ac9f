import type { LaunchOptions } from '@playwright/test'

const chromium = process.env['CHROMIUM']

/** Chromium takes the last list alone, so that what Playwright turns off is here again. */
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
  // The list below the address bar, which nobody sees here: two more pages for each window, a fifth of the time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

export const launchOptions: LaunchOptions = {
  ...(chromium ? { executablePath: chromium } : {}),
  // No sandbox: a container's root cannot have one.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-dev-shm-usage',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
}
