import { Kind } from 'graphql'
import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql'

/** Whether a field is selected of each item of a list, at any depth. The executor says it (`Scope.listed`). */
export function isInList(info: GraphQLResolveInfo): boolean {
  return (info as GraphQLResolveInfo & { listed?: boolean }).listed !== false
}

/** Whether a field's selection has no other fields than these. Skipped fields count: variables are not known here. */
export function selectsOnly({ fieldNodes, fragments }: GraphQLResolveInfo, names: readonly string[]): boolean {
  const isKnown = (set: SelectionSetNode | undefined): boolean =>
    set === undefined ||
    set.selections.every(selection => {
      if (selection.kind === Kind.FIELD) return names.includes(selection.name.value)
      return isKnown(
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments[selection.name.value]?.selectionSet,
      )
    })
  return fieldNodes.every(node => isKnown(node.selectionSet))
}
