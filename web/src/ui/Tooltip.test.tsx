import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

const demo = <Tooltip content="Baseado nos seus interesses">Recomendado</Tooltip>
const trigger = () => screen.getByRole('button', { name: 'Recomendado' })

test('explains on hover, and goes with the pointer', async () => {
  render(demo)
  await userEvent.hover(trigger())
  expect(screen.getByRole('tooltip').textContent).toBe('Baseado nos seus interesses')
  await userEvent.unhover(trigger())
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('explains on focus as the description, and Escape puts it away', async () => {
  render(demo)
  await userEvent.tab()
  expect(trigger().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('explains on touch, where nothing hovers, and stays when the finger lifts', () => {
  render(demo)
  fireEvent.pointerEnter(trigger(), { pointerType: 'touch' })
  fireEvent.pointerLeave(trigger(), { pointerType: 'touch' })
  fireEvent.click(trigger())
  expect(screen.getByRole('tooltip')).toBeTruthy()
})
