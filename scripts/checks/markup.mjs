/**
 * An oxlint plugin: markup that survives the translation of the page. A browser that translates replaces each text node by
 * an element (`<font>`). Afterwards React throws if it removes the text node from its parent or inserts a sibling before
 * it, and its updates of the node are not visible. Text that is the only child of its element is safe, because React sets
 * the text content of the element.
 */

const isBlank = child => child.type === 'JSXText' && !/\S/.test(child.value)

const isComment = child => child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'

const isMap = node => node?.type === 'CallExpression' && node.callee.property?.name === 'map'

/** Whether a child may render another number of nodes later. */
const comesAndGoes = ({ expression }) =>
  ['LogicalExpression', 'ConditionalExpression'].includes(expression?.type) || isMap(expression)

/** The nodes of which an expression renders one. */
const results = node => {
  if (node.type === 'ConditionalExpression') return [...results(node.consequent), ...results(node.alternate)]
  if (node.type !== 'LogicalExpression') return [node]
  return node.operator === '&&' ? results(node.right) : [...results(node.left), ...results(node.right)]
}

const isLiteral = node => node.type === 'Literal' && ['string', 'number'].includes(typeof node.value)

/** Whether a node is text for certain. */
const isWritten = node => ['TemplateLiteral', 'BinaryExpression'].includes(node.type) || isLiteral(node)

/** Whether a node may be text. A name is not, except `children`: it usually names an element. */
const mayBeText = node =>
  isWritten(node) ||
  node.name === 'children' ||
  (['MemberExpression', 'ChainExpression', 'CallExpression'].includes(node.type) && !isMap(node))

const isJsx = node => results(node).some(({ type }) => type.startsWith('JSX')) || isMap(node)

const holds = (child, test) =>
  child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && results(child.expression).some(test))

const isExpression = child => child.type === 'JSXExpressionContainer'

const isFixed = child => child.type === 'JSXText' || (isExpression(child) && isLiteral(child.expression))

/** Whether two children side by side are text, and one of them may change. */
const joins = (before, child) =>
  (!isFixed(before) || !isFixed(child)) &&
  [before, child].some(one => holds(one, isWritten)) &&
  [before, child].every(one => one.type === 'JSXText' || (isExpression(one) && !isJsx(one.expression)))

const textStandsAlone = {
  create(context) {
    const report = (node, message) => context.report({ node, message })
    const check = ({ children: all }) => {
      const children = all.filter(child => !isBlank(child) && !isComment(child))
      for (const [index, child] of children.entries()) {
        const before = children[index - 1]
        if (children.length === 1 || child.type === 'JSXElement') continue
        if (before && joins(before, child))
          report(
            child,
            'Write one template literal: each part is a text node of its own, which a translated page loses.',
          )
        else if (
          (comesAndGoes(child) && holds(child, isWritten)) ||
          (before && comesAndGoes(before) && holds(child, mayBeText))
        )
          report(child, 'Give this text an element of its own: a translated page fails when its siblings change.')
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

export default { meta: { name: 'markup' }, rules: { 'text-stands-alone': textStandsAlone } }
