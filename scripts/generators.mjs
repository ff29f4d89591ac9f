import { writeFileSync, readFileSync, readdirSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { bin, root, run } from './run.mjs'

const at = file => path.join(root, file)

/** Every generated file that is committed. `npm run check` fails if one does not match its source. */
export const generated = [
  'gateway/src/graphql/__generated__',
  'gateway/src/testing/client/__generated__',
  'gateway/persistedQueries.json',
  'api/openapi.json',
  'docs/rest-contract.md',
  'docs/registro-de-tratamento.md',
  'web/src',
]

/** An unchanged file keeps its modification time, so that watchers do not run. */
function writeWhenChanged(file, text) {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  if (!existsSync(at(file)) || readFileSync(at(file), 'utf8') !== text) writeFileSync(at(file), text)
}

/** schema.graphql -> the types that the gateway's resolvers must satisfy. */
export async function generateResolverTypes() {
  const [{ codegen }, typescript, resolvers, { parse }, { mappers }] = await Promise.all([
    import('@graphql-codegen/core'),
    import('@graphql-codegen/typescript'),
    import('@graphql-codegen/typescript-resolvers'),
    import('graphql'),
    import('../gateway/codegen.mjs'),
  ])
  const filename = 'gateway/src/graphql/__generated__/resolvers.ts'
  const text = await codegen({
    filename,
    schema: parse(readFileSync(at('schema.graphql'), 'utf8')),
    documents: [],
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
    config: {
      mappers,
      contextType: '../../context.ts#Context',
      // An error as a value is thrown at its field (GraphQL specification, 6.4.4).
      resolverTypeWrapperSignature: 'Promise<T> | T | Error',
      scalars: { ID: 'string', DateTime: 'Date', Date: 'string', Upload: 'File' },
      strictScalars: true,
      enumsAsTypes: true,
      useTypeImports: true,
      skipTypename: true,
      avoidOptionals: { field: true },
      resolversNonOptionalTypename: { unionMember: true },
    },
  })
  writeWhenChanged(filename, `// Generated from schema.graphql by npm run generate.\n${text}`)
}

/** The documents of the small client -> their types, as docs/clients.md has it for any client. */
export async function generateClientTypes() {
  const [{ codegen }, operations, { parse }] = await Promise.all([
    import('@graphql-codegen/core'),
    import('@graphql-codegen/typescript-operations'),
    import('graphql'),
  ])
  const folder = 'gateway/src/testing/client'
  const read = file => parse(readFileSync(at(file), 'utf8'))
  const names = readdirSync(at(`${folder}/documents`)).map(name => `${folder}/documents/${name}`)
  const filename = `${folder}/__generated__/operations.ts`
  const text = await codegen({
    filename,
    schema: read('schema.graphql'),
    documents: names.map(location => ({ location, document: read(location) })),
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config: {
      scalars: { ID: 'string', DateTime: 'string', Date: 'string', Upload: 'Blob' },
      strictScalars: true,
      useTypeImports: true,
    },
  })
  writeWhenChanged(filename, `// Generated from schema.graphql by npm run generate.\n${text}`)
}

/** GraphQL tags of the web app -> Relay artifacts beside them, and the map of persisted queries. */
export async function generateRelay() {
  // The compiler only adds to its map: start empty, so that deleted queries are not in it.
  const draft = '.cache/persistedQueries.json'
  mkdirSync(at('.cache'), { recursive: true })
  writeFileSync(at(draft), '{}')
  const { code, output } = await run(bin('relay-compiler'), ['--repersist', '--noWatchman', 'relay.config.js'])
  if (code !== 0) throw new Error(output)
  writeWhenChanged('gateway/persistedQueries.json', readFileSync(at(draft), 'utf8'))
}

/** Route schemas of the API -> api/openapi.json. */
export async function generateOpenapi() {
  const { code, output } = await run(bin('tsx', 'api'), ['src/openapi.ts'], { cwd: at('api') })
  if (code !== 0) throw new Error(output)
}

/** The map of personal data -> docs/registro-de-tratamento.md. */
export async function generateRegistro() {
  const { code, output } = await run(bin('tsx', 'api'), ['src/registroDeTratamento.ts'], { cwd: at('api') })
  if (code !== 0) throw new Error(output)
}

const contract = 'docs/rest-contract.md'

/** `POST /users` of a table's first cell; more than one where it says `PUT, DELETE /x`. */
const callsOf = cell => {
  const [, methods, url] = /^([A-Z, ]+) (\/\S*)$/.exec(cell) ?? []
  return methods?.split(', ').map(method => `${method} ${url}`) ?? []
}

/** The same path with other names of its parameters, or with a slash at the end, is the same call. */
const withoutNames = call => call.replaceAll(/\{[^}]+\}/g, '{}').replace(/\/$/, '')

/**
 * api/openapi.json -> the list of extension calls at the end of the REST contract. Throws where a base call of its table is
 * not in api/openapi.json.
 */
export function generateContract() {
  const text = readFileSync(at(contract), 'utf8')
  const end = text.indexOf('-->', text.indexOf('<!-- Generated from api/openapi.json')) + '-->\n'.length
  const table = text.slice(text.indexOf('## Base calls'), text.indexOf('## Extension calls'))
  const base = new Set(
    table
      .split('\n')
      .flatMap(line => callsOf(line.split('|')[1]?.trim() ?? ''))
      .map(withoutNames),
  )
  const { paths } = JSON.parse(readFileSync(at('api/openapi.json'), 'utf8'))
  const lines = []
  for (const [url, operations] of Object.entries(paths)) {
    for (const [method, { description, security }] of Object.entries(operations)) {
      const call = `${method.toUpperCase()} ${url}`
      if (base.delete(withoutNames(call))) continue
      lines.push(`- \`${call}\`${security.length > 0 ? ', signed in' : ''}: ${description}`)
    }
  }
  if (base.size > 0) throw new Error(`${contract} has calls that api/openapi.json lacks: ${[...base].join(', ')}`)
  writeWhenChanged(contract, `${text.slice(0, end)}\n${lines.join('\n')}\n`)
}
