import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HoverCard } from './HoverCard.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const link = () => screen.getByRole('link', { name: 'Ver perfil' })
const card = () => screen.queryByRole('group', { name: 'Sobre Ana' })
const wait = (milliseconds: number) => {
  act(() => void vi.advanceTimersByTime(milliseconds))
}
const pointer = (type: 'enter' | 'leave', pointerType = 'mouse') => {
  // React derives enter and leave from these two.
  const fire = type === 'enter' ? fireEvent.pointerOver : fireEvent.pointerOut
  fire(link(), { pointerType, bubbles: true, relatedTarget: document.body })
}
const draw = () =>
  render(
    <>
      <HoverCard trigger={<a href="#perfil">Ver perfil</a>} label="Sobre Ana">
        <a href="#mensagem">Enviar mensagem</a>
      </HoverCard>
      <button type="button">Fora</button>
    </>,
  )

test('opens 700 ms after hover and closes 300 ms after it ends', () => {
  draw()
  pointer('enter')
  wait(699)
  expect(card()).toBeNull()
  wait(1)
  expect(card()).toBeTruthy()
  pointer('leave')
  wait(299)
  expect(card()).toBeTruthy()
  wait(1)
  expect(card()).toBeNull()
})

test('does not open for a passing pointer, and stays open for one that returns', () => {
  draw()
  pointer('enter')
  wait(500)
  pointer('leave')
  wait(2000)
  expect(card()).toBeNull()
  pointer('enter')
  wait(700)
  pointer('leave')
  wait(200)
  pointer('enter')
  wait(2000)
  expect(card()).toBeTruthy()
})

test('opens on focus, stays while it contains the focus, and closes on Escape', () => {
  draw()
  act(() => link().focus())
  wait(700)
  act(() => screen.getByRole('link', { name: 'Enviar mensagem' }).focus())
  wait(2000)
  expect(card()).toBeTruthy()
  fireEvent.keyDown(screen.getByRole('link', { name: 'Enviar mensagem' }), { key: 'Escape' })
  expect(card()).toBeNull()
  expect(document.activeElement).toBe(link())
  wait(2000)
  expect(card()).toBeNull()
  act(() => link().blur())
  act(() => link().focus())
  wait(700)
  act(() => screen.getByRole('button', { name: 'Fora' }).focus())
  wait(300)
  expect(card()).toBeNull()
})

test('opens at the first tap without following the link, follows it at the second, closes at a tap elsewhere', () => {
  draw()
  const tap = () => {
    fireEvent.pointerDown(link(), { pointerType: 'touch' })
    const click = createEvent.click(link())
    fireEvent(link(), click)
    return click.defaultPrevented
  }
  expect(tap()).toBe(true)
  expect(card()).toBeTruthy()
  expect(tap()).toBe(false)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Fora' }))
  expect(card()).toBeNull()
})

test('follows the link on a mouse click', () => {
  draw()
  fireEvent.pointerDown(link(), { pointerType: 'mouse' })
  const click = createEvent.click(link())
  fireEvent(link(), click)
  expect(click.defaultPrevented).toBe(false)
})
