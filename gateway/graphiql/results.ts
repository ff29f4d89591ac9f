/** A value of an earlier result: the operation, then the path in its data. A negative number counts from the end. */
const reference = /^\{\{(\w+)\.([\w.-]+)\}\}$/

type Variables = Record<string, unknown>

/**
 * The last result of each operation. Variables refer to its values, such as `{{ListarVagas.vagas.edges.0.node.id}}`, so
 * that the examples need no ids of their own.
 */
export function createResults() {
  const results = new Map<string, unknown>()

  function hear(operation: string | null | undefined, result: unknown): void {
    const { data } = result as { data?: unknown }
    if (operation && data) results.set(operation, data)
  }

  /** The variables with the values that they refer to, and the first reference without one. */
  function fill(variables: unknown): { filled: Variables; missing: string | undefined } {
    const missing: string[] = []
    const filled = JSON.parse(JSON.stringify(variables ?? {}), (_, value: unknown) => {
      const [text, operation = '', path = ''] = (typeof value === 'string' && reference.exec(value)) || []
      if (text === undefined) return value
      const found = path.split('.').reduce(step, results.get(operation))
      if (found === undefined) missing.push(text)
      return found
    }) as Variables
    return { filled, missing: missing[0] }
  }

  return { hear, fill }
}

function step(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.at(Number(name))
  return (value as Variables | null | undefined)?.[name]
}
