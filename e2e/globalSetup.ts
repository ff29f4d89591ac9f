import { rm } from 'node:fs/promises'
import type { FullConfig } from '@playwright/test'
import { seedDataDir, startStack } from './stack.ts'

/** One stack for each worker, so that no test sees what another worker changes. playwright.config.ts reads STACKS. */
export default async function globalSetup({ workers }: FullConfig) {
  const seeded = await seedDataDir()
  process.env['SEEDED_DATA_DIR'] = seeded
  const stacks = await Promise.all(Array.from({ length: workers }, startStack))
  process.env['STACKS'] = JSON.stringify(stacks)
  return async () => {
    await Promise.all(stacks.map(stack => stack.stop()))
    await rm(seeded, { recursive: true, force: true })
  }
}
