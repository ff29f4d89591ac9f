import path from 'node:path'

/**
 * The test files that concern changed files: those in the folder of one, and those that import one. `tests` has the
 * source of each test file by its path. All paths are relative to the repository.
 */
export function findAffected(changed, tests) {
  const files = new Set(changed)
  const folders = new Set(changed.map(file => path.posix.dirname(file)))
  return Object.keys(tests).filter(test => {
    const folder = path.posix.dirname(test)
    const imported = tests[test].matchAll(/ from '(\.[^']+|@board\/http\/[^']+)'/g)
    return folders.has(folder) || [...imported].some(([, name]) => files.has(toFile(name, folder)))
  })
}

/** The file that a test in `folder` imports by this name. */
const toFile = (name, folder) =>
  name.startsWith('@board/') ? `${name.slice('@board/'.length)}.js` : path.posix.join(folder, name)
