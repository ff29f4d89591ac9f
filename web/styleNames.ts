import { readdirSync } from 'node:fs'

/** Two characters, of which the first is a letter: the place of a file in the list of all style files. */
const nameOf = (place: number) => (place + 10 * 36).toString(36)

/**
 * Short names of classes and variables for the build: two characters for the file, and a number within it. The hashes of
 * the library do not compress, and the first bytes of each page are styles and markup. `root`: the folder of `src`.
 */
export function shortNames(root: string) {
  const files = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css.ts'))
    .map(file => `src/${file.replaceAll('\\', '/')}`)
    .toSorted()
  if (files.length > 26 * 36) throw new Error('There are more style files than names: see web/styleNames.ts')
  /** The hash of each file, which precedes the number. The library numbers from 0. */
  const hashes = new Map<string, string>()
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const place = files.indexOf(filePath)
    const ofFile = hashes.get(filePath) ?? hash.slice(0, -1)
    hashes.set(filePath, ofFile)
    if (place === -1 || !hash.startsWith(ofFile)) throw new Error(`No short name for ${hash} of ${filePath}`)
    return nameOf(place) + hash.slice(ofFile.length)
  }
}
