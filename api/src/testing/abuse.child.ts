import { pbkdf2Sync } from 'node:crypto'
import { answerParent } from '../childProcess/child.ts'

/* What a file can do to the process that reads it, named by the file. */

const kept: unknown[] = []
const abuses: Record<string, () => unknown> = {
  /** JavaScript's heap limit does not count these. */
  memory: () => {
    for (;;) kept.push(Buffer.alloc(8 * 1024 * 1024, 1))
  },
  heap: () => {
    for (;;) kept.push({ kept })
  },
  /** Native code, which JavaScript cannot interrupt. */
  native: () => pbkdf2Sync('', '', 2_000_000_000, 64, 'sha512'),
  loop: () => {
    for (;;);
  },
  env: () => Object.keys(process.env).filter(name => !/^(NODE_CHANNEL|__CF_)/.test(name)),
}

answerParent(async bytes => abuses[Buffer.from(bytes).toString()]?.())
