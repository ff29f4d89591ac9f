import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'

const exempt = new Set(['SchemaDefinition', 'OperationTypeDefinition'])

/** Resolves the elements of schema.graphql that have no description. */
export async function checkSchema() {
  // Imported here, because this module loads before packages are installed.
  const { parse, visit } = await import('graphql')
  const complaints = []
  const source = readFileSync(path.join(root, 'schema.graphql'), 'utf8')
  visit(parse(source), {
    enter(node) {
      if (!node.kind.endsWith('Definition') || exempt.has(node.kind)) return
      if (node.description?.value.trim()) return
      complaints.push(`schema.graphql:${node.loc.startToken.line}: ${node.name.value} has no description.`)
    },
  })
  return complaints.join('\n')
}
