/** More rows of a list have the same fields. */
const mostRows = 20

/**
 * How the fields of a response differ from its schema in the contract: sentences such as
 * `vagas[]: has departamento, perhaps for department`, each once. Fields that are documented as extensions may be missing.
 */
export function findDifferences(schema, body, place = '') {
  const found = Array.isArray(body)
    ? body.slice(0, mostRows).flatMap(row => findDifferences(schemaFor(schema, [])?.items ?? {}, row, `${place}[]`))
    : isObject(body)
      ? differencesOf(schemaFor(schema, {}) ?? {}, body, place)
      : []
  return [...new Set(found)]
}

function differencesOf({ properties, additionalProperties, required = [] }, body, place) {
  const at = name => (place === '' ? name : `${place}.${name}`)
  if (!properties)
    return Object.entries(body).flatMap(([name, value]) => findDifferences(additionalProperties || {}, value, at(name)))
  const missing = required.filter(name => !Object.hasOwn(body, name) && !isExtension(properties[name]))
  const unknown = Object.keys(body).filter(name => !Object.hasOwn(properties, name))
  const here = place || 'the body'
  const meant = unknown.map(name => missing.find(known => isSimilar(name, known)))
  return [
    ...unknown.map(
      (name, index) => `${here}: has ${name}, ${meant[index] ? `perhaps for ${meant[index]}` : 'unknown'}`,
    ),
    ...missing.filter(name => !meant.includes(name)).map(name => `${here}: lacks ${name}`),
    ...Object.keys(properties).flatMap(name => findDifferences(properties[name], body[name], at(name))),
  ]
}

const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value)

const isExtension = ({ description = '' }) => description.startsWith('Extension')

/** Of the alternatives of a schema, the one for lists or for objects. */
function schemaFor(schema, kind) {
  const type = Array.isArray(kind) ? 'array' : 'object'
  return [schema, ...(schema.anyOf ?? [])].find(each => each.type === type)
}

/** `departamento` and `department`, `criadoEm` and `criado_em`: short names have to be closer. */
function isSimilar(one, other) {
  const [a, b] = [fold(one), fold(other)]
  const length = Math.min(a.length, b.length)
  return countEdits(a, b) <= (length >= 6 ? 2 : length >= 4 ? 1 : 0)
}

const fold = name =>
  name
    .slice(0, 40)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')

/** The Levenshtein distance. */
function countEdits(a, b) {
  let row = [...b, ''].map((_, index) => index)
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1]
    for (const [at, other] of [...b].entries()) {
      next.push(Math.min(row[at] + (letter === other ? 0 : 1), row[at + 1] + 1, next[at] + 1))
    }
    row = next
  }
  return row[b.length]
}
