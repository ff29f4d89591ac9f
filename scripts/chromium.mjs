import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { bin, run } from './run.mjs'
import { aptInstall } from './apt.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin']
const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

async function starts(file) {
  return (await run(file, ['--version'])).code === 0
}

async function installed() {
  const candidates = [
    process.env.CHROMIUM,
    ...folders.flatMap(folder => names.map(name => path.join(folder, name))),
    mac,
  ]
  for (const file of candidates.filter(Boolean)) {
    try {
      accessSync(file, constants.X_OK)
    } catch {
      continue
    }
    if (await starts(file)) return file
  }
  return undefined
}

/** Playwright's own, downloaded if it is missing; undefined if it cannot be downloaded or lacks libraries. */
async function ofPlaywright() {
  const { code } = await run(bin('playwright', 'e2e'), ['install', 'chromium'])
  if (code !== 0) return undefined
  const { output } = await run(process.execPath, ['-p', "require('@playwright/test').chromium.executablePath()"], {
    cwd: 'e2e',
  })
  return (await starts(output.trim())) ? output.trim() : undefined
}

/** Resolves the path of a Chromium that starts: of this machine, of Playwright, or of Debian. Throws without one. */
export async function findChromium() {
  const found = (await installed()) ?? (await ofPlaywright())
  if (found) return found
  await aptInstall('chromium')
  const debian = await installed()
  if (!debian)
    throw new Error('There is no Chromium, and none could be installed. Install one, or set CHROMIUM to its path.')
  return debian
}
