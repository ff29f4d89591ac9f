import { budgets, checkFiles, checkWhole, drift, types } from './checks/all.mjs'
import { bundle, install } from './setup.mjs'
import { finish, step } from './steps.mjs'

if (!(await step('install', () => install()))) finish()
await drift()
await types()
await checkFiles()
await checkWhole()
if (await step('bundles', bundle)) await budgets()
finish()
