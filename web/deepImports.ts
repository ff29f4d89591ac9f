import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Plugin, Visitor } from 'vite'

/** Packages with one index, of which each page uses few modules. */
const packages = ['lucide-react', 'date-fns']

type Exports = Map<string, { file: string; name: string }>

/**
 * Imports each icon and date function from its own module. With imports of the index, every page would seem to load the
 * modules of all pages, and chunks.ts could not separate them.
 */
export function deepImports(): Plugin {
  const indexes = new Map<string, Exports>()
  return {
    name: 'deep-imports',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      for (const name of packages) {
        const resolved = await this.resolve(name)
        if (!resolved) throw new Error(`No ${name}`)
        indexes.set(name, readExports(await readFile(resolved.id, 'utf8'), resolved.id))
      }
    },
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: new RegExp(`['"](${packages.join('|')})['"]`) },
      handler(code) {
        let text = code
        new Visitor({
          ImportDeclaration({ source, specifiers, start, end }) {
            const index = indexes.get(source.value)
            if (!index) return
            const lines = specifiers.map(({ type, local, ...rest }) => {
              const imported = type === 'ImportSpecifier' && 'imported' in rest ? rest.imported : null
              const found = imported?.type === 'Identifier' ? index.get(imported.name) : undefined
              if (!found) throw new Error(`${local.name} is not in the index of ${source.value}`)
              return `import { ${found.name} as ${local.name} } from '${found.file}';`
            })
            const before = code.length - text.length
            text = text.slice(0, start - before) + lines.join('') + text.slice(end - before)
          },
        }).visit(this.parse(code))
        return { code: text, map: null }
      },
    },
  }
}

/** The exports of an index, with their modules. */
function readExports(index: string, file: string): Exports {
  const found: Exports = new Map()
  const at = (relative: string) => path.join(path.dirname(file), relative)
  for (const [, names = '', from = ''] of index.matchAll(/^export \{([^}]*)\} from '([^']*)'/gm))
    for (const [, name = '', alias = name] of names.matchAll(/(\w+)(?: as (\w+))?/g))
      found.set(alias, { file: at(from), name })
  for (const [, from = ''] of index.matchAll(/^export \* from "([^"]*)"/gm)) {
    const name = path.basename(from, '.js')
    found.set(name, { file: at(from), name })
  }
  return found
}
