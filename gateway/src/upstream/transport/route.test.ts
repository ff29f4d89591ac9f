import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toRoute } from './route.ts'

const { paths } = JSON.parse(readFileSync(new URL('../../../../api/openapi.json', import.meta.url), 'utf8'))

describe('the route of a call', () => {
  it.each(Object.keys(paths))('of %s is the contract’s for any id', path => {
    const route = path.replace(/\{[^}]*\}/g, ':id')
    for (const id of ['12', 'b7f0-4a', 'Ana', '%2F']) {
      expect(toRoute(`${path.replace(/\{[^}]*\}/g, id)}?skip=0&busca=/a/b`)).toBe(route)
    }
  })

  it('is one of a bounded set, even for an unknown path', () => {
    expect(toRoute(`/${'x/'.repeat(50)}`)).toBe('/:id/:id/:id/:id/:id')
    expect(toRoute('')).toBe('')
  })
})
