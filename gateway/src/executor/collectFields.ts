import {
  getDirectiveValues,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  typeFromAST,
  visit,
} from 'graphql'
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLObjectType,
  GraphQLSchema,
  InlineFragmentNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql'

/** The selections of one response key: several if fragments overlap. */
export type FieldNodes = readonly [FieldNode, ...FieldNode[]]

/** The result of collecting: `variables` are those of @skip and @include. */
export interface Scope {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  fragments: Record<string, FragmentDefinitionNode>
  variables: Record<string, unknown>
  /** Whether the selection is of each item of a list. */
  listed: boolean
}

/** Collects the fields of an object type by key (GraphQL specification, CollectFields). */
export function collectFields(
  scope: Scope,
  type: GraphQLObjectType,
  sets: readonly (SelectionSetNode | undefined)[],
): Map<string, FieldNodes> {
  const fields = new Map<string, [FieldNode, ...FieldNode[]]>()
  const spread = new Set<string>()

  function collect(set: SelectionSetNode | undefined): void {
    for (const node of set?.selections ?? []) if (isIncluded(node, scope.variables)) collectOne(node)
  }

  function collectOne(node: SelectionNode): void {
    if (node.kind === Kind.FIELD) {
      const key = (node.alias ?? node.name).value
      // The response is a plain object, whose prototype this name would set.
      if (key === '__proto__') throw new GraphQLError('A field cannot be called "__proto__".', { nodes: node })
      const others = fields.get(key)
      if (others) others.push(node)
      else fields.set(key, [node])
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      if (applies(scope, node, type)) collect(node.selectionSet)
    } else if (!spread.has(node.name.value)) {
      spread.add(node.name.value)
      const fragment = scope.fragments[node.name.value]
      if (fragment && applies(scope, fragment, type)) collect(fragment.selectionSet)
    }
  }

  sets.forEach(collect)
  return fields
}

/** The variables that decide which fields are included. */
export function findConditions(document: DocumentNode): string[] {
  const names = new Set<string>()
  visit(document, {
    Directive: ({ name, arguments: given = [] }) => {
      if (name.value !== 'skip' && name.value !== 'include') return
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value)
    },
  })
  return [...names]
}

function isIncluded(node: SelectionNode, variables: Record<string, unknown>): boolean {
  if (!node.directives?.length) return true
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] === true) return false
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false
}

function applies(
  { schema }: Scope,
  { typeCondition }: FragmentDefinitionNode | InlineFragmentNode,
  type: GraphQLObjectType,
): boolean {
  if (!typeCondition) return true
  const wanted = typeFromAST(schema, typeCondition)
  return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type))
}
