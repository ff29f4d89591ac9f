import {
  defaultTypeResolver,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  GraphQLBoolean,
  GraphQLError,
  GraphQLID,
  GraphQLString,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  locatedError,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql'
import type {
  DocumentNode,
  ExecutionResult,
  GraphQLAbstractType,
  GraphQLField,
  GraphQLLeafType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql'
import { collectFields, findConditions } from './collectFields.ts'
import type { FieldNodes, Scope } from './collectFields.ts'

/*
 * The executor. An operation is compiled once to a tree of functions, one for each field that it selects, and then run
 * for each request: no type is looked up, no selection merged and no promise made where nothing is awaited. Results
 * and errors are those of graphql-js (compile.test.ts holds both against each other).
 */

export type Answer = ExecutionResult | Promise<ExecutionResult>

/** One operation of a document, ready to run. */
export interface Operation {
  kind: OperationDefinitionNode['operation']
  /** Null for an anonymous operation. */
  name: string | null
  /** Neither throws nor rejects. The result has no `data` when the variables do not fit. */
  run(context: unknown, variables: Record<string, unknown> | null | undefined, root?: unknown): Answer
}

/** What changes from run to run. */
interface Run {
  context: unknown
  variables: Record<string, unknown>
  errors: GraphQLError[]
  /** Where an error has put a null: what fails below it later is not told. */
  nulled: Set<Path | undefined>
}

interface Path {
  prev: Path | undefined
  key: string | number
}

type Complete = (value: unknown, path: Path, run: Run) => unknown
type Source = Record<string, unknown>

interface Field {
  key: string
  name: string
  nodes: FieldNodes
  definition: GraphQLField<unknown, unknown>
  nullable: boolean
  args: (run: Run) => Record<string, unknown>
  info: GraphQLResolveInfo
  complete: Complete
  /** The `typeof` of a value that needs neither completing nor awaiting; null where each value does. */
  plain: 'string' | 'boolean' | null
}

/** Choices of @skip and @include that are kept compiled, of one operation. */
const mostPlans = 16

/** Compiles an operation of a document that is valid against the schema. Throws GraphQLError when it has none such. */
export function compile(schema: GraphQLSchema, document: DocumentNode, operationName?: string | null): Operation {
  const { node, root } = findOperation(schema, document, operationName)
  const fragments = Object.fromEntries(
    document.definitions.flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  )
  const conditions = findConditions(document)
  const plans = new Map<string, Field[]>()

  function planFor(variables: Record<string, unknown>): Field[] {
    const choice = conditions.map(name => variables[name] === true).join()
    const known = plans.get(choice)
    if (known) return known
    if (plans.size >= mostPlans) plans.clear()
    const chosen = Object.fromEntries(conditions.map(name => [name, variables[name]]))
    const plan = planFields({ schema, operation: node, fragments, variables: chosen }, root, [node.selectionSet])
    plans.set(choice, plan)
    return plan
  }

  return {
    kind: node.operation,
    name: node.name?.value ?? null,
    run(context, given, rootValue = {}) {
      const { coerced, errors } = getVariableValues(schema, node.variableDefinitions ?? [], given ?? {}, {
        maxErrors: 50,
      })
      if (errors) return { errors }
      const run: Run = { context, variables: coerced, errors: [], nulled: new Set() }
      try {
        const fields = planFor(coerced)
        // A single mutation has none to wait for.
        const complete = node.operation === 'mutation' && fields.length > 1 ? completeSerially : completeFields
        const data = complete(fields, rootValue as Source, undefined, run)
        return data instanceof Promise
          ? data.then(
              done => toResult(done, run),
              (error: unknown) => toNothing(error, run),
            )
          : toResult(data, run)
      } catch (error) {
        return toNothing(error, run)
      }
    },
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

function toNothing(error: unknown, run: Run): ExecutionResult {
  tell(error as GraphQLError, undefined, run)
  return { errors: run.errors, data: null }
}

function planFields(scope: Scope, type: GraphQLObjectType, sets: Parameters<typeof collectFields>[2]): Field[] {
  return [...collectFields(scope, type, sets)].flatMap(([key, nodes]) => {
    const name = nodes[0].name.value
    const definition = findDefinition(scope.schema, type, name)
    return definition ? planField(scope, type, { key, name, nodes, definition }) : []
  })
}

function planField(
  scope: Scope,
  parentType: GraphQLObjectType,
  field: Pick<Field, 'key' | 'name' | 'nodes' | 'definition'>,
): Field {
  const { name, nodes, definition } = field
  const { schema, operation, fragments } = scope
  const { type: returnType, resolve } = definition
  // Without what differs from run to run: no resolver of ours looks at it.
  const place = { fieldName: name, fieldNodes: nodes, returnType, parentType, schema, fragments, operation }
  const info = place as unknown as GraphQLResolveInfo
  const nullable = !isNonNullType(returnType)
  const leaf = nullable ? returnType : returnType.ofType
  const isText = leaf === GraphQLString || leaf === GraphQLID
  const plain = isText ? 'string' : leaf === GraphQLBoolean ? 'boolean' : null
  return {
    ...field,
    nullable,
    args: planArgs(definition, nodes),
    info,
    complete: planValue(scope, returnType, info),
    plain: resolve ? null : plain,
  }
}

function planValue(scope: Scope, type: GraphQLOutputType, info: GraphQLResolveInfo): Complete {
  if (isNonNullType(type)) return planNonNull(planValue(scope, type.ofType, info), info)
  const complete = planNullable(scope, type, info)
  return (value, path, run) => {
    if (value == null) return null
    if (value instanceof Error) throw value
    return complete(value, path, run)
  }
}

function planNullable(scope: Scope, type: GraphQLOutputType, info: GraphQLResolveInfo): Complete {
  if (isListType(type)) return planList(scope, type.ofType, info)
  if (isLeafType(type)) return value => serialize(type, value)
  if (isObjectType(type)) return planObject(scope, type, info)
  return planAbstract(scope, type as GraphQLAbstractType, info)
}

function planNonNull(complete: Complete, { parentType, fieldName }: GraphQLResolveInfo): Complete {
  return (value, path, run) => {
    const completed = complete(value, path, run)
    if (completed !== null) return completed
    throw new Error(`Cannot return null for non-nullable field ${parentType.name}.${fieldName}.`)
  }
}

function planObject(scope: Scope, type: GraphQLObjectType, { fieldNodes }: GraphQLResolveInfo): Complete {
  let fields: Field[] | undefined
  return (value, path, run) => {
    // Planned when the first value comes: of an interface few types ever do.
    fields ??= planFields(
      scope,
      type,
      fieldNodes.map(node => node.selectionSet),
    )
    return completeFields(fields, value as Source, path, run)
  }
}

function planAbstract(scope: Scope, type: GraphQLAbstractType, info: GraphQLResolveInfo): Complete {
  const resolveType = type.resolveType ?? defaultTypeResolver
  const objects = new Map(
    scope.schema.getPossibleTypes(type).map(each => [each.name, planObject(scope, each, info)] as const),
  )
  const completeAs = (name: unknown, value: unknown, path: Path, run: Run) => {
    const complete = objects.get(String(name))
    if (complete) return complete(value, path, run)
    throw new GraphQLError(`Runtime Object type "${String(name)}" is not a possible type for "${type.name}".`)
  }
  return (value, path, run) => {
    const name = resolveType(value, run.context, info, type)
    return isThenable(name)
      ? name.then(known => completeAs(known, value, path, run))
      : completeAs(name, value, path, run)
  }
}

function planList(scope: Scope, itemType: GraphQLOutputType, info: GraphQLResolveInfo): Complete {
  const item: Place = {
    nullable: !isNonNullType(itemType),
    nodes: info.fieldNodes,
    complete: planValue(scope, itemType, info),
  }
  return (value, path, run) => {
    if (typeof value !== 'object' || !(Symbol.iterator in (value as object))) {
      const field = `${info.parentType.name}.${info.fieldName}`
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${field}".`)
    }
    return completeItems(item, value as Iterable<unknown>, path, run)
  }
}

function completeItems(item: Place, values: Iterable<unknown>, path: Path, run: Run): unknown {
  const items: unknown[] = []
  let waits = false
  try {
    for (const value of values) {
      const completed = completePlace(item, value, { prev: path, key: items.length }, run)
      items.push(completed)
      if (completed instanceof Promise) waits = true
    }
  } catch (error) {
    // Items that are still awaited may fail too: a rejection that nobody handles would end the process.
    if (waits) void Promise.allSettled(items)
    throw error
  }
  return waits ? Promise.all(items) : items
}

type Place = Pick<Field, 'nullable' | 'complete'> & { nodes: GraphQLResolveInfo['fieldNodes'] }

function completeFields(fields: Field[], source: Source, path: Path | undefined, run: Run): unknown {
  const data: Record<string, unknown> = {}
  let waiting: string[] | undefined
  try {
    for (const field of fields) {
      const value = completeField(field, source, path, run)
      data[field.key] = value
      if (value instanceof Promise) (waiting ??= []).push(field.key)
    }
  } catch (error) {
    if (!waiting) throw error
    return settle(data, waiting).finally(() => {
      throw error
    })
  }
  return waiting ? settle(data, waiting) : data
}

/** Mutations run one after the other. */
async function completeSerially(fields: Field[], source: Source, _: undefined, run: Run): Promise<unknown> {
  const data: Record<string, unknown> = {}
  for (const field of fields) data[field.key] = await completeField(field, source, undefined, run)
  return data
}

async function settle(data: Record<string, unknown>, waiting: string[]): Promise<Record<string, unknown>> {
  const values =
    waiting.length === 1 ? [await data[waiting[0] ?? '']] : await Promise.all(waiting.map(key => data[key]))
  waiting.forEach((key, index) => (data[key] = values[index]))
  return data
}

function completeField(field: Field, source: Source, prev: Path | undefined, run: Run): unknown {
  if (field.plain !== null) {
    const value = source[field.name]
    // oxlint-disable-next-line valid-typeof
    if (typeof value === field.plain) return value
    if (value == null && field.nullable) return null
  }
  const path = { prev, key: field.key }
  let value: unknown
  try {
    value = resolve(field, source, run)
  } catch (error) {
    return toNull(error, field, path, run)
  }
  return completePlace(field, value, path, run)
}

/** A field or an item of a list, whose value may come later, as may its completion. */
function completePlace(place: Place, value: unknown, path: Path, run: Run): unknown {
  if (isThenable(value)) {
    return Promise.resolve(value).then(
      resolved => completePlace(place, resolved, path, run),
      (error: unknown) => toNull(error, place, path, run),
    )
  }
  try {
    const completed = place.complete(value, path, run)
    return completed instanceof Promise
      ? completed.then(undefined, (error: unknown) => toNull(error, place, path, run))
      : completed
  } catch (error) {
    return toNull(error, place, path, run)
  }
}

function resolve({ name, definition, args, info }: Field, source: Source, run: Run): unknown {
  if (definition.resolve) return definition.resolve(source, args(run), run.context, info)
  const value = source[name]
  return typeof value === 'function' ? value.call(source, args(run), run.context, info) : value
}

/** The null that stands for an error; thrown on where the schema allows none. */
function toNull(raw: unknown, { nullable, nodes }: Place, path: Path, run: Run): null {
  const error = locatedError(raw, nodes, toKeys(path))
  if (!nullable) throw error
  tell(error, path, run)
  return null
}

function tell(error: GraphQLError, path: Path | undefined, { errors, nulled }: Run): void {
  for (let above = path; above; above = above.prev) if (nulled.has(above)) return
  if (nulled.has(undefined)) return
  nulled.add(path)
  errors.push(error)
}

function toKeys(path: Path): (string | number)[] {
  const keys = []
  for (let at: Path | undefined = path; at; at = at.prev) keys.push(at.key)
  return keys.reverse()
}

function serialize(type: GraphQLLeafType, value: unknown): unknown {
  const serialized = type.serialize(value)
  if (serialized != null) return serialized
  throw new Error(`A value of the type ${type.name} cannot be written as one.`)
}

/** The arguments are read anew in each run only where variables are among them. */
function planArgs(definition: Field['definition'], [node]: FieldNodes): Field['args'] {
  const given = node.arguments ?? []
  const general = (run: Run) => getArgumentValues(definition, node, run.variables)
  if (given.length === 0 && definition.args.length === 0) return () => none
  // A literal that is wrong is told at its place, in each run.
  if (!JSON.stringify(given).includes(Kind.VARIABLE)) return toOnce(general)
  return general
}

const none = {}

function toOnce<T>(compute: (run: Run) => T): (run: Run) => T {
  let known: T | undefined
  return run => (known ??= compute(run))
}

function findDefinition(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === '__typename') return TypeNameMetaFieldDef
  if (type !== schema.getQueryType()) return type.getFields()[name]
  return { __schema: SchemaMetaFieldDef, __type: TypeMetaFieldDef }[name] ?? type.getFields()[name]
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}
