/**
 * An oxlint plugin: what stylesheets outside `ui/` must not do. Space between things belongs to the parent,
 * and values are tokens of the theme, or the dark one and the large-text reader are forgotten.
 */

/** A hairline of 1 or 2 px is a line, not a length. */
const raw = [
  [/#[\da-f]{3,8}\b/i, 'Use a colour of the theme, not a raw one.'],
  [/\b(rgba?|hsla?|oklch|oklab)\(/i, 'Use a colour of the theme, not a raw one.'],
  [/(?<![\d.])(?![12]px)\d*\.?\d+(px|rem)\b|^(px|rem)\b/, 'Use a step of the theme, not a raw length.'],
]

/** A breakpoint cannot be a custom property; media and container conditions may be spelt out. */
const isCondition = text => /^@|\((min|max)-|^\(prefers-/.test(text)

/** `auto` gives space away, it makes none of its own. */
const isCentring = value => /^(auto|0)( (auto|0))*$/.test(value) && value !== '0'

const tokensOnly = {
  create(context) {
    const check = (node, text) => {
      const complaint = isCondition(text) ? undefined : raw.find(([pattern]) => pattern.test(text))?.[1]
      if (complaint) context.report({ node, message: complaint })
    }
    return {
      Literal: node => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: node => check(node, node.value.raw),
    }
  },
}

const noMargins = {
  create(context) {
    return {
      Property(node) {
        const name = node.key.name ?? node.key.value
        if (!String(name).startsWith('margin') || isCentring(node.value.value)) return
        context.report({ node, message: 'A component has no outer margin: let the parent give a gap.' })
      },
    }
  },
}

export default { meta: { name: 'styles' }, rules: { 'tokens-only': tokensOnly, 'no-margins': noMargins } }
