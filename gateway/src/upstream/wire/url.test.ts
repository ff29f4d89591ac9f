import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAvatarUrl, toLink } from './url.ts'

describe('the address of a portrait', () => {
  it.each([
    [null, null],
    ['', null],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['avatares/a.webp', '/avatares/a.webp'],
    ['/avatares/a.webp?v=1', '/avatares/a.webp?v=1'],
    ['/uploads/a.png', '/avatares/~/uploads/a.png'],
    ['http://127.0.0.1:3001/avatares/a.webp', '/avatares/a.webp'],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,xx', null],
    ['//evil.example/a.png', '/avatares/~/a.png'],
    ['http://', null],
  ])('%s becomes %s', (avatar, expected) => {
    expect(toAvatarUrl(avatar)).toBe(expected)
  })
})

describe('the address of a link', () => {
  it.each([
    [null, null],
    ['', null],
    ['https://ut.example/vaga?id=1', 'https://ut.example/vaga?id=1'],
    ['http://ut.example', 'http://ut.example/'],
    ['HTTPS://UT.example/a b', 'https://ut.example/a%20b'],
    ['/vagas/1', null],
    ['javascript:alert(1)', null],
    ['ftp://ut.example/', null],
  ])('%s becomes %s', (written, expected) => {
    expect(toLink(written)).toBe(expected)
  })
})

describe('an arbitrary address', () => {
  const heads = ['https://', 'http://', 'https:', 'HTTPS://', '/avatares/', 'avatares/', '/', '//', 'ftp://', '']
  const pieces = 'a b7 Z . .. / - -- _ ~ @ : :80 :443 ? # % %2e %2F & = + ; é xn-- .br .1 0x7 a.br/ a.br/x'.split(' ')
  const part = fc.constantFrom(...pieces, ' ', '\t', '\\')
  const written = fc.tuple(fc.constantFrom(...heads), fc.array(part, { maxLength: 8 })).map(([head, tail]) => {
    return head + tail.join('')
  })
  const parse = (url: string, base?: string) => {
    try {
      return new URL(url, base)
    } catch {
      return null
    }
  }

  it('becomes the link that the URL parser returns', () => {
    const property = fc.property(written, each => {
      const url = parse(each)
      expect(toLink(each)).toBe(url && /^https?:$/.test(url.protocol) ? url.href : null)
    })
    fc.assert(property, { numRuns: 20_000 })
  })

  it('becomes the portrait that the URL parser returns', () => {
    const property = fc.property(written, each => {
      const url = each ? parse(each, 'http://api') : null
      const own = url && (url.pathname.startsWith('/avatares/') ? '' : '/avatares/~') + url.pathname + url.search
      const expected = url?.protocol === 'https:' ? url.href : url?.protocol === 'http:' ? own : null
      expect(toAvatarUrl(each)).toBe(expected)
    })
    fc.assert(property, { numRuns: 20_000 })
  })
})
