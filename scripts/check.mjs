import { budgets, drift, staticChecks, types } from './checks/all.mjs'
import { bundle, install } from './setup.mjs'
import { finish, step } from './steps.mjs'

const done = work => async () => {
  await work()
  return ''
}

if (!(await step('install', done(install)))) finish()
await drift()
await types()
await staticChecks()
if (await step('bundles', done(bundle))) await budgets()
finish()
