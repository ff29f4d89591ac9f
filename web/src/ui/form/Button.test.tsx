import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { TextInput } from './TextInput.tsx'

test('keeps the focus while busy, and submits no form twice', async () => {
  const onSubmit = vi.fn<() => void>()
  const form = (busy: boolean) => (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextInput aria-label="Nome" />
      <Button type="submit" busy={busy} busyText="Salvando...">
        Salvar
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  rerender(form(true))
  const busy = screen.getByRole('button', { name: 'Salvando...' })
  expect(document.activeElement).toBe(busy)
  expect(busy.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(busy)
  await userEvent.type(screen.getByLabelText('Nome'), 'Ana{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})
