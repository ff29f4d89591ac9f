import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process owns the data folder. The message is one line for the operator. */
export class DataDirInUse extends Error {}

/** Tells a process from a later one with the same id (every container has a 1); empty if /proc is missing. */
const startedAt = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The command's name, in parentheses, may contain blanks, so count from its end. Field 22 is the start time.
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return ''
  }
}

const isAlive = (holder: string): boolean => {
  const [pid, started = ''] = holder.split(' ')
  if (!(Number(pid) > 0)) return false
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return startedAt(Number(pid)) === started
}

const readHolder = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Moves the lock of a dead owner away, and back again if another process was faster. */
const takeAside = (path: string, holder: string) => {
  const aside = `${path}.${process.pid}.stale`
  try {
    renameSync(path, aside)
    if (readHolder(aside) !== holder) linkSync(aside, path)
    rmSync(aside)
  } catch {
    // Another process is taking over at this moment: the next try decides.
  }
}

/**
 * Makes this process the owner of the data folder until the returned function is called. PGlite does not check whether
 * another process has its files open, and two of them corrupt them. The lock of a process that was killed is taken
 * over.
 * @throws DataDirInUse if the owner is alive
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  const path = join(dataDir, 'lock')
  const mine = `${process.pid} ${startedAt(process.pid)}`
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        linkSync(draft, path)
        return () => {
          if (readHolder(path) === mine) rmSync(path)
        }
      } catch {
        const holder = readHolder(path)
        if (holder === null) continue
        if (isAlive(holder)) break
        takeAside(path, holder)
      }
    }
  } finally {
    rmSync(draft)
  }
  const [pid] = readHolder(path)?.split(' ') ?? []
  throw new DataDirInUse(`DATA_DIR ${dataDir} is in use by another process (pid ${pid})`)
}
