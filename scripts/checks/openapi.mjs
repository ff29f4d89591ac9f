import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'

/** Resolves where api/openapi.json breaks a rule, or ''. */
export const checkOpenapi = () =>
  complainOfOpenapi(JSON.parse(readFileSync(path.join(root, 'api/openapi.json'), 'utf8'))).join('\n')

/** One sentence for each place that breaks a rule. */
export const complainOfOpenapi = document =>
  Object.entries(rules).flatMap(([rule, find]) => find(document).map(place => `api/openapi.json: ${rule}: ${place}`))

/*
 * The rules of spectral:oas and Redocly's `recommended` that a change of a route can break, by their names there. The tools
 * themselves are 84 MB, and need ten seconds of each run. They have no more to say, except for Redocly's no-ambiguous-paths:
 * the contract has both `/candidaturas/vaga/{id}` and `/candidaturas/{id}/…`. `api/src/docs/exemplos.test.ts` checks the
 * examples.
 */
const rules = {
  'info-contact': ({ info }) => (info.contact ? [] : ['info']),
  'info-license': ({ info }) => (info.license ? [] : ['info']),
  'oas3-api-servers': ({ servers }) => (servers?.length > 0 ? [] : ['servers']),
  'openapi-tags-uniqueness': ({ tags }) => repeated(tags.map(({ name }) => name)),
  'tag-description': ({ tags }) => tags.filter(({ description }) => !description).map(({ name }) => name),
  'path-keys-no-trailing-slash': ({ paths }) => Object.keys(paths).filter(url => url.endsWith('/')),
  'path-parameters-defined': inOperations(({ url, parameters = [] }) => {
    const inPath = new Set(parameters.filter(each => each.in === 'path').map(({ name }) => name))
    const named = [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    return inPath.size === named.length && named.every(name => inPath.has(name))
  }),
  'operation-parameters-unique': inOperations(
    ({ parameters = [] }) => repeated(parameters.map(({ name, in: place }) => `${place} ${name}`)).length === 0,
  ),
  'operation-operationId-unique': document => repeated(operationsOf(document).map(({ operationId }) => operationId)),
  'operation-operationId-url-safe': inOperations(({ operationId }) => /^[\w-]+$/.test(operationId ?? '')),
  'operation-summary': inOperations(({ summary }) => Boolean(summary)),
  'operation-description': inOperations(({ description }) => Boolean(description)),
  'operation-tags': inOperations(({ tags = [] }) => tags.length > 0),
  'operation-tag-defined': inOperations(({ tags = [] }, document) =>
    tags.every(tag => document.tags.some(({ name }) => name === tag)),
  ),
  'operation-2xx-response': inOperations(({ responses }) =>
    statusesOf(responses).some(status => status.startsWith('2')),
  ),
  // A call without a token, a parameter or a body has nothing that can be refused.
  'operation-4xx-response': inOperations(
    ({ security = [], parameters = [], requestBody, responses }) =>
      (security.length === 0 && parameters.length === 0 && !requestBody) ||
      statusesOf(responses).some(status => status.startsWith('4')),
  ),
  'security-defined': inOperations(({ security }, { components }) =>
    security?.every(scheme => Object.keys(scheme).every(name => Object.hasOwn(components.securitySchemes, name))),
  ),
  'no-unresolved-refs': document =>
    refsOf(document).filter(
      ref =>
        ref
          .split('/')
          .slice(1)
          .reduce((found, key) => found?.[key], document) === undefined,
    ),
  'no-unused-components': document => {
    const used = new Set(refsOf(document))
    return Object.keys(document.components.schemas).filter(name => !used.has(`#/components/schemas/${name}`))
  },
  'array-items': document => placesOf(document, each => each.type === 'array' && !Object.hasOwn(each, 'items')),
  'duplicated-entry-in-enum': document =>
    placesOf(document, each => Array.isArray(each.enum) && new Set(each.enum).size < each.enum.length),
}

const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([url, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      url,
      call: `${method.toUpperCase()} ${url}`,
    })),
  )

/** The operations that are not as `fits` says. */
function inOperations(fits) {
  return document =>
    operationsOf(document)
      .filter(operation => !fits(operation, document))
      .map(({ call }) => call)
}

const statusesOf = responses => Object.keys(responses ?? {})

const repeated = names => names.filter((name, index) => names.indexOf(name) !== index)

const refsOf = document => {
  const refs = []
  visit(document, each => typeof each.$ref === 'string' && refs.push(each.$ref))
  return refs
}

const placesOf = (document, breaks) => {
  const places = []
  visit(document, (each, place) => breaks(each) && places.push(place))
  return places
}

/** Calls `see` with each object of the document, but not with those of examples, which are data. */
function visit(value, see, place = '#') {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) see(value, place)
  for (const [key, each] of Object.entries(value)) {
    if (key !== 'example' && key !== 'examples') visit(each, see, `${place}/${key}`)
  }
}
