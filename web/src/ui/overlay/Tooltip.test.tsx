import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

const demo = <Tooltip content="Baseado nos seus interesses">Recomendado</Tooltip>
const trigger = () => screen.getByRole('button', { name: 'Recomendado' })

test('opens on hover, and closes when the pointer leaves', async () => {
  render(demo)
  await userEvent.hover(trigger())
  expect(screen.getByRole('tooltip').textContent).toBe('Baseado nos seus interesses')
  await userEvent.unhover(trigger())
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('opens on focus as the description, and closes on Escape', async () => {
  render(demo)
  await userEvent.tab()
  expect(trigger().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('opens on touch, and stays open after it', () => {
  render(demo)
  fireEvent.pointerEnter(trigger(), { pointerType: 'touch' })
  fireEvent.pointerLeave(trigger(), { pointerType: 'touch' })
  fireEvent.click(trigger())
  expect(screen.getByRole('tooltip')).toBeTruthy()
})
