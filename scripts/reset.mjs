import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fail, root } from './run.mjs'

const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
const lock = path.join(dataDir, 'lock')

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}

if (process.env.PRODUCTION) fail('PRODUCTION is set: nothing is removed.')
if (!existsSync(dataDir)) {
  console.log(`There is no ${dataDir}: nothing to remove.`)
  process.exit(0)
}
// A mistyped DATA_DIR must not cost somebody their home.
if (!existsSync(path.join(dataDir, 'jwt-secret')) && !existsSync(path.join(dataDir, 'pglite'))) {
  fail(`${dataDir} does not look like a data folder of the board: nothing is removed.`)
}
const pid = existsSync(lock) ? parseInt(readFileSync(lock, 'utf8'), 10) : NaN
if (Number.isInteger(pid) && isAlive(pid)) fail(`${dataDir} is in use by process ${pid}. Stop it first.`)
rmSync(dataDir, { recursive: true })
console.log(`Removed ${dataDir}. The next npm start makes a new one.`)
