import path from 'node:path'

/* Where and how the programs of tests run. */

export const root = path.join(import.meta.dirname, '..')

/** Settings of the developer's shell must not point a test at a real database. To a test, SEED is its random numbers. */
export const unset = { DATABASE_URL: '', UPSTREAM_URL: '', PRODUCTION: '', INSTITUTION: '', SMTP_URL: '', SEED: '' }

/** The variables of a program whose clock stands still at `at`, in milliseconds. */
export const frozenClock = (at: number) => ({
  NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'frozenClock.mjs')}`,
  FROZEN_AT: String(at),
})
