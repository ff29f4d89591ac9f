import {
  generateClientTypes,
  generateContract,
  generateOpenapi,
  generateRegistro,
  generateRelay,
  generateResolverTypes,
} from './generators.mjs'
import { fail } from './run.mjs'
import { install } from './setup.mjs'

await install(what => console.log(`${what}…`)).catch(error => fail(error.message))
const results = await Promise.allSettled([
  generateResolverTypes(),
  generateClientTypes(),
  generateRelay(),
  generateOpenapi().then(generateContract),
  generateRegistro(),
])
for (const { reason } of results.filter(result => result.status === 'rejected')) {
  console.error(reason.message)
  process.exitCode = 1
}
