import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../form/Button.tsx'
import { Popover } from './Popover.tsx'

const open = async (onPress = () => {}) => {
  const user = userEvent.setup()
  render(
    <>
      <Popover label="Ações" icon={null}>
        <Button onClick={onPress}>Editar</Button>
        <input type="checkbox" aria-label="Curso" />
      </Popover>
      <button type="button">Fora</button>
    </>,
  )
  await user.click(trigger())
  expect(isOpen()).toBe(true)
  return user
}
const trigger = () => screen.getByRole('button', { name: 'Ações' })
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true'

test('closes by one of its buttons, whose handler finds the focus on the trigger', async () => {
  const focused = vi.fn(() => document.activeElement)
  const user = await open(focused)
  await user.click(screen.getByRole('button', { name: 'Editar' }))
  expect(focused).toHaveReturnedWith(trigger())
  expect(isOpen()).toBe(false)
})

test('stays open while checkboxes are changed', async () => {
  const user = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Curso' }))
  expect(isOpen()).toBe(true)
})

test('names its button after what it belongs to, and closes when that scrolls away', async () => {
  const user = userEvent.setup()
  render(
    <Popover label="Ações" of="Monitoria de Cálculo I" icon={null}>
      <Button>Editar</Button>
    </Popover>,
  )
  const button = screen.getByRole('button', { name: 'Ações de Monitoria de Cálculo I' })
  await user.click(button)
  fireEvent.scroll(document)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -80))
  fireEvent.scroll(document)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('closes by Escape with the focus on the trigger, and by a press or the focus outside', async () => {
  const user = await open()
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(trigger())
  await user.click(trigger())
  await user.click(screen.getByRole('button', { name: 'Fora' }))
  expect(isOpen()).toBe(false)
  await user.click(trigger())
  await user.tab()
  await user.tab()
  expect(isOpen()).toBe(true)
  await user.tab()
  expect(isOpen()).toBe(false)
})
