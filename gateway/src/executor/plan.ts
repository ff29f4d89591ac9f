import {
  defaultTypeResolver,
  GraphQLError,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql'
import type {
  GraphQLAbstractType,
  GraphQLField,
  GraphQLLeafType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLSchema,
} from 'graphql'
import { generateBuild } from './build.ts'
import type { Build, BuiltField, Source } from './build.ts'
import { collectFields } from './collectFields.ts'
import type { FieldNodes, Scope } from './collectFields.ts'
import { planArgs } from './inputs.ts'
import { completePosition, toNull } from './position.ts'
import type { Complete, Path, Position, Run } from './position.ts'

/*
 * Selections as trees of functions. graphql-js determines the type and completion of each value at run time; here that
 * happens once, when the operation is compiled.
 */

/** `value` is the source's property of the field's name. */
type Resolve = (source: Source, value: unknown, run: Run) => unknown

/** Plans the fields that the selection sets select of an object type. */
export function planFields(
  scope: Scope,
  type: GraphQLObjectType,
  sets: Parameters<typeof collectFields>[2],
): BuiltField[] {
  return [...collectFields(scope, type, sets)].flatMap(([key, nodes]) => {
    const definition = findDefinition(scope.schema, type, nodes[0].name.value)
    return definition ? planField(scope, type, { key, nodes, definition }) : []
  })
}

interface Selected {
  key: string
  nodes: FieldNodes
  definition: GraphQLField<unknown, unknown>
}

function planField(scope: Scope, parentType: GraphQLObjectType, { key, nodes, definition }: Selected): BuiltField {
  const { schema, operation, fragments, listed } = scope
  const { type: returnType, name } = definition
  // Without the parts that differ between runs: no resolver of ours reads them. `listed`: graphql/selection.ts.
  const known = { fieldName: name, fieldNodes: nodes, returnType, parentType, schema, fragments, operation, listed }
  const info = known as unknown as GraphQLResolveInfo
  const nullable = !isNonNullType(returnType)
  const type = nullable ? returnType : returnType.ofType
  const resolve = planResolve({ key, nodes, definition }, info)
  const field: Position = { nodes, nullable, complete: planValue(scope, returnType, info) }
  return {
    key,
    name,
    read: definition.resolve ? null : type,
    nullable,
    constant: definition === TypeNameMetaFieldDef ? parentType.name : null,
    complete: isLeafType(type) ? planLeafField(field, key, resolve) : planCompositeField(field, key, resolve),
  }
}

function planResolve({ nodes, definition }: Selected, info: GraphQLResolveInfo): Resolve {
  const { resolve } = definition
  const args = planArgs(definition, nodes[0])
  if (resolve) return (source, _, run) => resolve(source, args(run), run.context, info)
  return (source, value, run) =>
    typeof value === 'function' ? value.call(source, args(run), run.context, info) : value
}

/** A leaf needs its path only if it fails or is awaited. */
function planLeafField(field: Position, key: string, resolve: Resolve): BuiltField['complete'] {
  return (source, given, prev, run) => {
    try {
      const value = resolve(source, given, run)
      return value instanceof Promise
        ? completePosition(field, value, { prev, key }, run)
        : field.complete(value, noPath, run)
    } catch (error) {
      return toNull(error, field, { prev, key }, run)
    }
  }
}

const noPath: Path = { prev: undefined, key: '' }

function planCompositeField(field: Position, key: string, resolve: Resolve): BuiltField['complete'] {
  return (source, given, prev, run) => {
    const path = { prev, key }
    let value: unknown
    try {
      value = resolve(source, given, run)
    } catch (error) {
      return toNull(error, field, path, run)
    }
    return completePosition(field, value, path, run)
  }
}

function planValue(scope: Scope, type: GraphQLOutputType, info: GraphQLResolveInfo): Complete {
  const required = isNonNullType(type)
  const complete = planPresent(scope, required ? type.ofType : type, info)
  return (value, path, run) => {
    if (value != null) {
      if (value instanceof Error) throw value
      return complete(value, path, run)
    }
    if (!required) return null
    throw new Error(`Cannot return null for non-nullable field ${info.parentType.name}.${info.fieldName}.`)
  }
}

/** Completing a present value never returns null. */
function planPresent(scope: Scope, type: GraphQLOutputType, info: GraphQLResolveInfo): Complete {
  if (isListType(type)) return planList(scope, type.ofType, info)
  if (isLeafType(type)) return value => serialize(type, value)
  if (isObjectType(type)) return planObject(scope, type, info)
  return planAbstract(scope, type, info)
}

function planObject(scope: Scope, type: GraphQLObjectType, { fieldNodes }: GraphQLResolveInfo): Complete {
  let build: Build | undefined
  return (value, path, run) => {
    // Planned when the first value arrives: few types of an interface ever do.
    build ??= generateBuild(
      planFields(
        scope,
        type,
        fieldNodes.map(node => node.selectionSet),
      ),
    )
    return build(value as Source, path, run)
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
    return name instanceof Promise
      ? name.then(known => completeAs(known, value, path, run))
      : completeAs(name, value, path, run)
  }
}

function planList(scope: Scope, itemType: GraphQLOutputType, info: GraphQLResolveInfo): Complete {
  const item: Position = {
    nullable: !isNonNullType(itemType),
    nodes: info.fieldNodes,
    complete: planValue({ ...scope, listed: true }, itemType, info),
  }
  return (value, path, run) => {
    if (typeof value !== 'object' || !(Symbol.iterator in (value as object))) {
      const field = `${info.parentType.name}.${info.fieldName}`
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${field}".`)
    }
    return completeItems(item, value as Iterable<unknown>, path, run)
  }
}

function completeItems(item: Position, values: Iterable<unknown>, path: Path, run: Run): unknown {
  const items: unknown[] = []
  let waits = false
  try {
    for (const value of values) {
      const completed = completePosition(item, value, { prev: path, key: items.length }, run)
      items.push(completed)
      if (completed instanceof Promise) waits = true
    }
  } catch (error) {
    // Other items may still reject: an unhandled rejection would end the process.
    if (waits) void Promise.allSettled(items)
    throw error
  }
  return waits ? Promise.all(items) : items
}

function serialize(type: GraphQLLeafType, value: unknown): unknown {
  const serialized = type.serialize(value)
  if (serialized != null) return serialized
  throw new Error(`A value of the type ${type.name} cannot be written as one.`)
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
