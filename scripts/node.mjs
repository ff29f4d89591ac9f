import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

const toNumbers = version => version.split('.').map(Number)

/** Whether a version is in a range such as `^20.19.0 || >=24.0.0`; `^` and `>=` are all that `engines` uses. */
export function isInRange(version, range) {
  const [major, minor, patch] = toNumbers(version)
  return range.split(' || ').some(part => {
    const [, sign, lowest] = /^(\^|>=)([\d.]+)$/.exec(part)
    const [lowestMajor, lowestMinor, lowestPatch] = toNumbers(lowest)
    if (major !== lowestMajor) return sign === '>=' && major > lowestMajor
    return minor > lowestMinor || (minor === lowestMinor && patch >= lowestPatch)
  })
}

/** Every script imports this file before it runs anything: npx, pnpm and the tools fail on an older Node, each with another error. */
if (!isInRange(process.versions.node, engines.node)) {
  process.stderr.write(`The board needs Node.js ${engines.node}. This is ${process.versions.node}.\n`)
  process.exit(1)
}
