import { GraphQLError, parse } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import { compile } from '../executor/compile.ts'
import type { Operation } from '../executor/compile.ts'

/** The trusted documents by id, each compiled on first use or in an idle moment before. */
export interface TrustedOperations {
  /** Null for an unknown id. */
  find(id: string): Operation | null
}

/** The build and the start have validated the documents, so they are not validated again. */
export function createTrustedOperations(schema: GraphQLSchema, documents: Record<string, string>): TrustedOperations {
  const compiled = new Map<string, Operation | null>()

  function find(id: string): Operation | null {
    const known = compiled.get(id)
    if (known !== undefined) return known
    const text = Object.hasOwn(documents, id) ? documents[id] : undefined
    if (text === undefined) return null
    const operation = tryCompile(schema, text)
    compiled.set(id, operation)
    return operation
  }

  // One at a time, so that the process can start and respond meanwhile.
  const waiting = Object.keys(documents)
  const compileNext = () => {
    const id = waiting.pop()
    if (id === undefined) return
    find(id)
    setImmediate(compileNext).unref()
  }
  setImmediate(compileNext).unref()
  return { find }
}

/** Null for a document that cannot be compiled: Yoga reports why. */
function tryCompile(schema: GraphQLSchema, text: string): Operation | null {
  try {
    return compile(schema, parse(text))
  } catch (error) {
    if (error instanceof GraphQLError) return null
    throw error
  }
}
