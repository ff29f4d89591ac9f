import { expect, test } from 'vitest'
import { readLink, toTrechos } from './links.ts'

test.each([
  ['Veja https://puc.example/edital.pdf.', ['https://puc.example/edital.pdf']],
  ['(http://a.example/x?y=1#z), ou https://b.example!', ['http://a.example/x?y=1#z', 'https://b.example']],
  ['HTTPS://MAIUSCULAS.example', ['HTTPS://MAIUSCULAS.example']],
  ['<https://c.example>"https://d.example"', ['https://c.example', 'https://d.example']],
  ['javascript:alert(1) ftp://x.example mailto:a@b.example www.e.example', []],
  ['https:// http://', []],
])('finds in %j the URLs %j', (line, addresses) => {
  const parts = toTrechos(line)
  expect(parts.filter(({ endereco }) => endereco).map(({ texto }) => texto)).toEqual(addresses)
  expect(parts.map(({ texto }) => texto).join('')).toBe(line)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://x', ' ', '/caminho', null, undefined])(
  'returns no URL for %j',
  text => {
    expect(readLink(text)).toBeNull()
  },
)
