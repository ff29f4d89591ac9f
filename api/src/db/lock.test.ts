import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DataDirInUse, lockDataDir } from './lock.ts'

const freshDir = () => mkdtempSync(join(tmpdir(), 'board-'))

test('one owner at a time, until it releases the lock', () => {
  const dataDir = freshDir()
  const unlock = lockDataDir(dataDir)
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse)
  expect(() => lockDataDir(dataDir)).toThrow(`pid ${process.pid}`)
  unlock()
  lockDataDir(dataDir)()
  expect(readdirSync(dataDir)).toEqual([])
})

test('takes over from an owner that was killed', async () => {
  const dataDir = freshDir()
  const owner = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '-e',
      `import('./src/db/lock.ts').then(({ lockDataDir }) => { lockDataDir('${dataDir}'); console.log('mine'); setInterval(() => {}, 1e6) })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(owner.stdout, 'data')
  expect(() => lockDataDir(dataDir)).toThrow(`pid ${owner.pid}`)
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  expect(existsSync(join(dataDir, 'lock'))).toBe(true)
  lockDataDir(dataDir)()
})

test.runIf(process.platform === 'linux')('is not fooled by a later process with the id of the owner', () => {
  const dataDir = freshDir()
  writeFileSync(join(dataDir, 'lock'), `${process.pid} another-boot:1`)
  lockDataDir(dataDir)()
})

test('takes over a lock file that is invalid', () => {
  const dataDir = freshDir()
  writeFileSync(join(dataDir, 'lock'), '')
  lockDataDir(dataDir)()
})
