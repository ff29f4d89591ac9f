import assert from 'node:assert/strict'
import { test } from 'node:test'
import { complainOfBreaks } from './breaking.mjs'

const before = 'type Query { vagas(busca: String): [String] titulo: String! }'
const without = 'type Query { vagas(busca: String): [String] }'
const change = "Field 'titulo' was removed from object type 'Query'"

await test('a field that is gone fails, unless it is listed with its why', async () => {
  assert.match(await complainOfBreaks(before, without, []), new RegExp(`^Breaks .*: ${change}$`))
  assert.equal(await complainOfBreaks(before, without, [{ change, why: 'Nobody asked for it.' }]), '')
  assert.match(await complainOfBreaks(before, without, [{ change, why: ' ' }]), /^Without a why/)
})

await test('an entry that matches no change fails', async () => {
  assert.match(await complainOfBreaks(before, before, [{ change, why: 'It was meant.' }]), /^No such change now/)
})

await test('a nullable field, a new required argument and an enum value that is gone fail', async () => {
  assert.match(await complainOfBreaks(before, before.replace('String! }', 'String }'), []), /^Breaks/)
  assert.match(await complainOfBreaks(before, before.replace('(busca', '(n: Int!, busca'), []), /^Breaks/)
  const [two, one] = ['A B', 'A'].map(values => `enum E { ${values} } type Query { e: E }`)
  assert.match(await complainOfBreaks(two, one, []), /^Breaks/)
})

await test('a new field and a new optional argument pass', async () => {
  const after = 'type Query { vagas(busca: String, n: Int): [String] titulo: String! novo: String }'
  assert.equal(await complainOfBreaks(before, after, []), '')
})
