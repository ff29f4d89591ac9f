import { GraphQLError, Kind, NoSchemaIntrospectionCustomRule, parse } from 'graphql'
import type {
  ASTVisitor,
  DocumentNode,
  OperationDefinitionNode,
  ParseOptions,
  SelectionNode,
  SelectionSetNode,
  Source,
  ValidationContext,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'

/*
 * The limits of a document's size as executed: every use of a fragment counts, and nothing is exempt.
 * docs/decisions/0004 says why this is not graphql-armor.
 */

const most = { tokens: 3000, depth: 15, aliases: 30, directives: 10 }

interface Size {
  depth: number
  aliases: number
  directives: number
}

/** Refuses documents that are too large; in production also introspection. */
export function useDocumentLimits(production: boolean): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn(parseLimited)
    },
    onValidate({ addValidationRule }) {
      addValidationRule(sizeRule)
      if (production) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
  }
}

/** Parses a document. Throws if it has too many tokens. */
export function parseLimited(source: string | Source, options?: ParseOptions): DocumentNode {
  return parse(source, { ...options, maxTokens: most.tokens })
}

/** The validation rule for depth, aliases and directives. */
export function sizeRule(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, Size>()

  function ofFragment(name: string): Size {
    const known = fragments.get(name)
    if (known) return known
    // Another rule refuses a fragment that spreads itself; here it must only not recurse endlessly.
    fragments.set(name, { depth: 0, aliases: 0, directives: 0 })
    const size = ofSelections(context.getFragment(name)?.selectionSet)
    fragments.set(name, size)
    return size
  }

  function ofSelections(set: SelectionSetNode | undefined): Size {
    const sizes = (set?.selections ?? []).map(ofSelection)
    return {
      depth: Math.max(0, ...sizes.map(size => size.depth)),
      aliases: sum(sizes.map(size => size.aliases)),
      directives: sum(sizes.map(size => size.directives)),
    }
  }

  function ofSelection(node: SelectionNode): Size {
    const inner = node.kind === Kind.FRAGMENT_SPREAD ? ofFragment(node.name.value) : ofSelections(node.selectionSet)
    const field = node.kind === Kind.FIELD
    return {
      depth: inner.depth + (field ? 1 : 0),
      aliases: inner.aliases + (field && node.alias ? 1 : 0),
      directives: inner.directives + (node.directives?.length ?? 0),
    }
  }

  return {
    OperationDefinition(node: OperationDefinitionNode) {
      const size = ofSelections(node.selectionSet)
      const directives = size.directives + (node.directives?.length ?? 0)
      for (const [what, found] of Object.entries({ ...size, directives })) {
        const limit = most[what as keyof Size]
        if (found > limit) context.reportError(new GraphQLError(`The document has ${what} ${found}; at most ${limit}.`))
      }
    },
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
