import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Carrossel } from './Carrossel.tsx'

const slides = ['Um', 'Dois', 'Três', 'Quatro'].map(title => ({
  title,
  text: `Sobre ${title}`,
  tone: 'primary' as const,
  cena: null,
}))

/** Renders the slides; `still` is a device set to reduced motion. */
function show({ still }: { still: boolean }) {
  const media = { matches: still, addEventListener: vi.fn<() => void>(), removeEventListener: vi.fn<() => void>() }
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList)
  render(<Carrossel label="Mostra" slides={slides} />)
  return screen.getByRole('list', { name: 'Slides' })
}
const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label')
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

afterEach(() => vi.useRealTimers())

test('renders all slides, with four marks that turn to them', async () => {
  const list = show({ still: true })
  expect(
    within(list)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Um', 'Dois', 'Três', 'Quatro'])
  await userEvent.click(screen.getByRole('button', { name: 'Slide 3 de 4: Três' }))
  expect(current()).toBe('Slide 3 de 4: Três')
})

test('turns with the arrow keys, and wraps from the last slide to the first', async () => {
  const list = show({ still: true })
  act(() => list.focus())
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(current()).toBe('Slide 3 de 4: Três')
  await userEvent.keyboard('{ArrowLeft}')
  expect(current()).toBe('Slide 2 de 4: Dois')
  await userEvent.keyboard('{End}')
  expect(current()).toBe('Slide 4 de 4: Quatro')
  await userEvent.keyboard('{ArrowRight}')
  expect(current()).toBe('Slide 1 de 4: Um')
  await userEvent.keyboard('{ArrowLeft}{Home}')
  expect(current()).toBe('Slide 1 de 4: Um')
})

test('plays until it is paused, and resumes when started', () => {
  vi.useFakeTimers()
  show({ still: false })
  pass(7000)
  expect(current()).toBe('Slide 2 de 4: Dois')
  fireEvent.click(screen.getByRole('button', { name: 'Pausar apresentação' }))
  pass(60_000)
  expect(current()).toBe('Slide 2 de 4: Dois')
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar apresentação' }))
  pass(7000)
  expect(current()).toBe('Slide 3 de 4: Três')
})

test('pauses while the pointer or the focus is on it', () => {
  vi.useFakeTimers()
  const list = show({ still: false })
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Mostra' }))
  pass(60_000)
  expect(current()).toBe('Slide 1 de 4: Um')
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Mostra' }))
  act(() => list.focus())
  pass(60_000)
  expect(current()).toBe('Slide 1 de 4: Um')
})

test('stops for good when the reader turns a slide', () => {
  vi.useFakeTimers()
  show({ still: false })
  fireEvent.click(screen.getByRole('button', { name: 'Próximo slide' }))
  pass(60_000)
  expect(current()).toBe('Slide 2 de 4: Dois')
  expect(screen.getByRole('button', { name: 'Iniciar apresentação' })).toBeTruthy()
})

test('follows a swipe', () => {
  vi.useFakeTimers()
  const list = show({ still: false })
  vi.spyOn(list, 'clientWidth', 'get').mockReturnValue(400)
  list.scrollLeft = 800
  fireEvent.scroll(list)
  pass(500)
  expect(current()).toBe('Slide 3 de 4: Três')
  expect(screen.getByRole('button', { name: 'Iniciar apresentação' })).toBeTruthy()
})

test('does not play with reduced motion until it is started', () => {
  vi.useFakeTimers()
  show({ still: true })
  pass(60_000)
  expect(current()).toBe('Slide 1 de 4: Um')
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar apresentação' }))
  pass(7000)
  expect(current()).toBe('Slide 2 de 4: Dois')
})
