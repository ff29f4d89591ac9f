import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './Field.tsx'
import { Textarea } from './Textarea.tsx'
import { TextInput } from './TextInput.tsx'

test('links label, hint and error to the control', () => {
  render(
    <Field label="Título" hint="Como aparece na lista" error="O título deve ter pelo menos 5 caracteres">
      {control => <TextInput {...control} />}
    </Field>,
  )
  const input = screen.getByLabelText('Título')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id))
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(described.map(node => node?.textContent)).toEqual([
    'O título deve ter pelo menos 5 caracteres',
    'Como aparece na lista',
  ])
})

test('does not describe a control without hint and error', () => {
  render(<Field label="Nome">{control => <TextInput {...control} />}</Field>)
  expect(screen.getByLabelText('Nome').hasAttribute('aria-describedby')).toBe(false)
  expect(screen.getByLabelText('Nome').hasAttribute('aria-invalid')).toBe(false)
})

test('counts characters, and marks too many', () => {
  const { rerender } = render(
    <Field label="Carta" optional counter={{ text: '👍'.repeat(2000), max: 2000 }}>
      {control => <Textarea {...control} />}
    </Field>,
  )
  expect(screen.getByText('2000/2000').dataset['over']).toBe('false')
  rerender(
    <Field label="Carta" optional counter={{ text: '👍'.repeat(2001), max: 2000 }}>
      {control => <Textarea {...control} />}
    </Field>,
  )
  expect(screen.getByText('2001/2000').dataset['over']).toBe('true')
})
