import { createGateway } from '../gateway.ts'
import { instituicao } from './instituicao.ts'
import { scriptUpstream } from './scriptUpstream.ts'

/*
 * A program: a gateway that receives many documents, with the memory limit of its start flags. Prints the number of
 * responses per status.
 */

const pageInfo = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'
const node =
  'id codigo titulo descricao prazo status local { nome } remuneracao desconto link departamento { id nome } autor { id nome avatar }'
const lists = (index: number) =>
  `v${index}: vagas(first: ${index + 1}) { total ${pageInfo} edges { cursor node { ${node} } } }`
const choices = 'a: __typename @include(if: $a) b: __typename @include(if: $b) c: __typename @include(if: $c)'

const documents: Record<string, (index: number) => string> = {
  /** 1 MB of comments. */
  huge: index => `{ __typename } # ${index} ${'x'.repeat(1_000_000)}`,
  /** The most tokens in 60 KB, since comments are not counted. */
  comments: index => `{ __typename } # ${index}\n${'#\n'.repeat(29_000)}`,
  /** The most work for the compiler that fits, with eight combinations of @include. */
  plans: index =>
    `query Q${index}($a: Boolean!, $b: Boolean!, $c: Boolean!) { ${Array.from({ length: 25 }, (_, each) => lists(each)).join(' ')} ${choices} }`,
}

const [kind = '', count = '0'] = process.argv.slice(2)
const vaga = { id: 1, titulo: 'Vaga', autor: { id: 2, nome: 'Ana' } }
const script = Object.fromEntries(
  Array.from({ length: 25 }, (_, index) => [`GET /vagas?skip=0&limit=${index + 1}`, { vagas: [vaga], total: 1 }]),
)
const gateway = createGateway({ send: scriptUpstream(script).send, instituicao })
const statuses: Record<number, number> = {}

for (let index = 0; index < Number(count); index += 1) {
  const choice = index & 7
  const query = documents[kind]?.(kind === 'plans' ? index >> 3 : index)
  const variables = { a: (choice & 1) > 0, b: (choice & 2) > 0, c: (choice & 4) > 0 }
  const response = await gateway.fetch('http://gateway/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      authorization: 'Bearer e30.eyJ1c2VyX2lkIjo3fQ.x',
    },
    body: JSON.stringify({ query, ...(kind === 'plans' && { variables }) }),
  })
  statuses[response.status] = (statuses[response.status] ?? 0) + 1
  await response.text()
}
process.stdout.write(JSON.stringify(statuses))
