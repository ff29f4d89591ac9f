import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { root, run } from '../run.mjs'

/**
 * Resolves the tracked lines that only make sense on this machine: its folders, its package registry.
 * The machine provides the words to look for, so that they are not in the repository.
 */
export async function checkTexts() {
  const registry = (await run('npm', ['config', 'get', 'registry'])).output.match(/https?:\/\/([^/\s]+)/)?.[1]
  const words = [root, `${homedir()}/`, ...(registry && registry !== 'registry.npmjs.org' ? [registry] : [])]
  // A folder named like the end of a longer path is no match: /app/ is not in web/src/app/.
  const own = new RegExp(`(?<![\\w.])(${words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`)
  // Every tracked text file that is there; binary ones are left out.
  const { output } = await run('git', ['grep', '-I', '-z', '--name-only', '-e', ''])
  const complaints = []
  for (const file of output.split('\0').filter(Boolean)) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
    for (const line of lines.filter(line => own.test(line)))
      complaints.push(`${file}: of this machine only: ${line.trim()}`)
  }
  return complaints.join('\n')
}
