import { GraphQLError, Kind, NoSchemaIntrospectionCustomRule, specifiedRules, validate } from 'graphql'
import type { ASTVisitor, GraphQLSchema, ValidationContext } from 'graphql'
import { parseLimited, sizeRule } from './documentLimits.ts'

const rules = [incrementalRule, NoSchemaIntrospectionCustomRule, sizeRule, ...specifiedRules]

/**
 * Why the gateway would refuse this document in production, or not execute it as written. One line; null if the
 * document fits the schema.
 */
export function findMisfit(schema: GraphQLSchema, text: string): string | null {
  try {
    const document = parseLimited(text)
    const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    if (operations.length !== 1) return `A document has one operation; this one has ${operations.length}.`
    const [error] = validate(schema, document, rules, { maxErrors: 1 })
    return error ? toLine(error) : null
  } catch (error) {
    if (error instanceof GraphQLError) return toLine(error)
    throw error
  }
}

/** The compiled executor ignores these directives: it would return the whole response at once, without an error. */
function incrementalRule(context: ValidationContext): ASTVisitor {
  return {
    Directive(node) {
      const { value } = node.name
      if (value !== 'defer' && value !== 'stream') return
      context.reportError(new GraphQLError(`The gateway does not execute @${value}.`, { nodes: node }))
    },
  }
}

function toLine({ message, locations }: GraphQLError): string {
  const [position] = locations ?? []
  return `${message.replaceAll(/\s+/g, ' ')}${position ? ` (line ${position.line})` : ''}`
}
