import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar, initials } from './Avatar.tsx'

test.each([
  ['Ana Beatriz de Souza', 'AS'],
  ['Ana', 'A'],
  ['  érica   lima ', 'ÉL'],
  ['', '?'],
])('shows the initials of %j as %s', (nome, letters) => {
  expect(initials(nome)).toBe(letters)
})

test('shows initials if the portrait does not load, and tries another URL', () => {
  const { container, rerender } = render(<Avatar nome="Ana Souza" src="/avatares/7" />)
  fireEvent.error(container.querySelector('img') ?? container)
  expect(container.textContent).toBe('AS')
  rerender(<Avatar nome="Ana Souza" src="/avatares/7?v=2" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/avatares/7?v=2')
})

test.each([
  ['small', '32'],
  ['huge', '112'],
] as const)('lets the browser choose a copy for a %s portrait', (size, side) => {
  const { container } = render(<Avatar nome="Ana Souza" src="/avatares/0a1b2c3d4e5f6071.webp" size={size} />)
  const img = container.querySelector('img')
  expect(img?.getAttribute('srcset')).toBe(
    '/avatares/0a1b2c3d4e5f6071.webp?largura=48 48w, /avatares/0a1b2c3d4e5f6071.webp?largura=96 96w, /avatares/0a1b2c3d4e5f6071.webp?largura=192 192w, /avatares/0a1b2c3d4e5f6071.webp 512w',
  )
  expect([img?.sizes, img?.getAttribute('width'), img?.getAttribute('height')]).toEqual([`${side}px`, side, side])
})

test.each([
  'https://cdn.example/a.webp',
  '/avatares/~/media/7.webp',
  '/avatares/7.webp?v=2',
  '/avatares/ana.webp',
  'blob:1',
])('uses %s unchanged: it has no other sizes', src => {
  const { container } = render(<Avatar nome="Ana Souza" src={src} />)
  expect(container.querySelector('img')?.hasAttribute('srcset')).toBe(false)
  expect(container.querySelector('img')?.getAttribute('src')).toBe(src)
})

test("loads portraits of lists lazily, and the reader's in the header at once", () => {
  const loading = (size: 'small' | 'medium' | 'huge') =>
    render(<Avatar nome="Ana" src="/avatares/7" size={size} />)
      .container.querySelector('img')
      ?.getAttribute('loading')
  expect((['small', 'medium', 'huge'] as const).map(loading)).toEqual(['eager', 'lazy', 'eager'])
})
