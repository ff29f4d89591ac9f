import { getOperationAST, GraphQLError, Kind, OperationTypeNode } from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { generateBuild } from './build.ts'
import type { BuiltField, Source } from './build.ts'
import { findConditions } from './collectFields.ts'
import { planVariables } from './inputs.ts'
import { reportError } from './position.ts'
import type { Run } from './position.ts'
import { planFields } from './plan.ts'

/*
 * The executor. An operation is compiled once to a tree of functions, one per selected field, and then run per request:
 * without type look-ups, without merging selections, and without promises unless something is awaited. Results and
 * errors equal those of graphql-js (compile.matrix.test.ts compares them).
 */

export type Answer = ExecutionResult | Promise<ExecutionResult>

/** One compiled operation of a document. */
export interface Operation {
  kind: OperationDefinitionNode['operation']
  /** Null for an anonymous operation. */
  name: string | null
  /** Neither throws nor rejects. The result has no `data` if the variables do not fit. */
  run(context: unknown, variables: Record<string, unknown> | null | undefined, root?: unknown): Answer
}

/** Builds the data of a response, or a promise of it. */
type Complete = (source: Source, run: Run) => unknown

/**
 * Compiles an operation of a valid document. Throws GraphQLError if the document has no such operation. `mostPlans`:
 * how many combinations of @skip and @include stay compiled.
 */
export function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
  mostPlans = 16,
): Operation {
  const found = findOperation(schema, document, operationName)
  const coerce = planVariables(schema, found.node.variableDefinitions ?? [])
  const planFor = createPlans(schema, document, found, mostPlans)
  return {
    kind: found.node.operation,
    name: found.node.name?.value ?? null,
    run(context, given, rootValue = {}) {
      const { coerced, errors } = coerce(given ?? {})
      if (!coerced) return { errors }
      const run: Run = { context, variables: coerced, errors: [], nulled: new Set() }
      const fail = (error: unknown) => toErrorResult(error, run)
      try {
        const data = planFor(coerced)(rootValue as Source, run)
        return data instanceof Promise ? data.then(settled => toResult(settled, run), fail) : toResult(data, run)
      } catch (error) {
        return fail(error)
      }
    },
  }
}

/** The plans of an operation, one per combination of its @skip and @include variables. */
function createPlans(
  schema: GraphQLSchema,
  document: DocumentNode,
  { node, root }: ReturnType<typeof findOperation>,
  mostPlans: number,
) {
  const fragments = Object.fromEntries(
    document.definitions.flatMap(each => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  )
  const conditions = findConditions(document)
  const plans = new Map<string, Complete>()
  return (variables: Record<string, unknown>): Complete => {
    const choice = conditions.map(name => variables[name] === true).join()
    const known = plans.get(choice)
    if (known) return known
    if (plans.size >= mostPlans) plans.clear()
    const chosen = Object.fromEntries(conditions.map(name => [name, variables[name]]))
    const fields = planFields({ schema, operation: node, fragments, variables: chosen, listed: false }, root, [
      node.selectionSet,
    ])
    // A single mutation has nothing to wait for.
    const serial = node.operation === OperationTypeNode.MUTATION && fields.length > 1
    const plan: Complete = serial ? (source, run) => completeSerially(fields, source, run) : toComplete(fields)
    plans.set(choice, plan)
    return plan
  }
}

function findOperation(schema: GraphQLSchema, document: DocumentNode, operationName: string | null | undefined) {
  const node = getOperationAST(document, operationName)
  const root = node && schema.getRootType(node.operation)
  if (node && root) return { node, root }
  throw new GraphQLError(
    operationName ? `Unknown operation named "${operationName}".` : 'Must provide the name of one operation.',
  )
}

function toResult(data: unknown, { errors }: Run): ExecutionResult {
  return (errors.length === 0 ? { data } : { errors, data }) as ExecutionResult
}

function toErrorResult(error: unknown, run: Run): ExecutionResult {
  reportError(error as GraphQLError, undefined, run)
  return { errors: run.errors, data: null }
}

function toComplete(fields: BuiltField[]): Complete {
  const build = generateBuild(fields)
  return (source, run) => build(source, undefined, run)
}

/** Mutations run one after the other. */
async function completeSerially(fields: BuiltField[], source: Source, run: Run): Promise<unknown> {
  const data: Record<string, unknown> = {}
  for (const { key, name, constant, complete } of fields) {
    data[key] = constant ?? (await complete(source, source[name], undefined, run))
  }
  return data
}
