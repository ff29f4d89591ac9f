import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { watchFields } from './typed.ts'

type Props = { onEmail: (email: string) => void; onSubmit?: (email: string) => void }

const html = '<form><input name="email"><input name="senha" type="password"><textarea name="sobre"></textarea></form>'

/** The prerendered form in a page that watches it. */
function open() {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = html
  const field = (name: string) => {
    const found = root.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (!found) throw new Error(`No field ${name}`)
    return found
  }
  return { root, field, typeAgain: watchFields(root) }
}

const Form = ({ onEmail, onSubmit }: Props) => {
  const [email, setEmail] = useState('')
  const handleChange = (text: string) => {
    setEmail(text)
    onEmail(text)
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSubmit?.(email)
      }}
    >
      <input name="email" value={email} onChange={event => handleChange(event.target.value)} />
      <input name="senha" type="password" />
      <textarea name="sobre" />
    </form>
  )
}

test('keeps what was typed into the fields of a prerendered form, and their focus', async () => {
  const { root, field, typeAgain } = open()
  field('email').value = 'ana@puc.example'
  field('senha').value = 'segredo 123'
  field('senha').focus()
  const emails: string[] = []
  await act(async () => createRoot(root).render(<Form onEmail={email => emails.push(email)} />))
  expect(field('email').value).toBe('')
  act(typeAgain)
  expect(emails).toEqual(['ana@puc.example'])
  expect(field('email').value).toBe('ana@puc.example')
  expect(field('senha').value).toBe('segredo 123')
  expect(field('sobre').value).toBe('')
  expect(document.activeElement).toBe(field('senha'))
})

test('submits a form that was submitted before the code was there', async () => {
  const { root, field, typeAgain } = open()
  field('email').value = 'ana@puc.example'
  root.dataset['enviado'] = '0'
  const onSubmit = vi.fn<(email: string) => void>()
  await act(async () => createRoot(root).render(<Form onEmail={() => {}} onSubmit={onSubmit} />))
  act(typeAgain)
  expect(onSubmit).not.toHaveBeenCalled()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('ana@puc.example'))
})
