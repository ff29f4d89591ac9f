import { budgets, drift, staticChecks, types } from './checks/all.mjs'
import { bundle, install } from './setup.mjs'
import { finish, step } from './steps.mjs'

if (!(await step('install', () => install()))) finish()
await drift()
await types()
await staticChecks()
if (await step('bundles', bundle)) await budgets()
finish()
