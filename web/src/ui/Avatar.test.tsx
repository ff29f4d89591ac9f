import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar, initials } from './Avatar.tsx'

test.each([
  ['Ana Beatriz de Souza', 'AS'],
  ['Ana', 'A'],
  ['  érica   lima ', 'ÉL'],
  ['', '?'],
])('takes the initials of %j as %s', (nome, letters) => {
  expect(initials(nome)).toBe(letters)
})

test('shows initials once the portrait does not load, and tries another address', () => {
  const { container, rerender } = render(<Avatar nome="Ana Souza" src="/avatares/7" />)
  fireEvent.error(container.querySelector('img') ?? container)
  expect(container.textContent).toBe('AS')
  rerender(<Avatar nome="Ana Souza" src="/avatares/7?v=2" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/avatares/7?v=2')
})
