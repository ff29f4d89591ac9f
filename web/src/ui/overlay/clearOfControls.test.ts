import { beforeEach, expect, test, vi } from 'vitest'
import { clearOfControls } from './clearOfControls.ts'

const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height)

const place = (tag: string, rect: DOMRect) => {
  const element = document.createElement(tag)
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(rect)
  return document.body.appendChild(element)
}
const toasts = (height: number) => place('div', box(400, 0, 400, height))

beforeEach(() => void vi.stubGlobal('innerHeight', 800))

test('the toasts are at the lower edge of the screen', () => {
  place('button', box(500, 100, 100, 40))
  expect(clearOfControls(toasts(80)).free).toBe(4)
})

test('they are above the controls at the lower edge, and not moved by those beside them', () => {
  place('button', box(500, 740, 100, 40))
  place('button', box(100, 650, 100, 40))
  expect(clearOfControls(toasts(80)).free).toBe(64)
})

test('they fit between two controls, or are above both', () => {
  place('button', box(500, 740, 100, 40))
  place('button', box(500, 600, 100, 40))
  expect(clearOfControls(toasts(80)).free).toBe(64)
  document.body.replaceChildren()
  place('button', box(500, 740, 100, 40))
  place('button', box(500, 640, 100, 40))
  expect(clearOfControls(toasts(80)).free).toBe(164)
})

test('they stay at the lower edge of a page of links', () => {
  for (let top = 0; top < 800; top += 64) place('button', box(400, top, 400, 64))
  expect(clearOfControls(toasts(80)).free).toBe(4)
})

test('on a page of links they stay above the bar at the edge, which does not scroll', () => {
  for (let top = 0; top < 800; top += 64) place('button', box(400, top, 400, 64))
  const bar = document.body.appendChild(document.createElement('section'))
  bar.style.position = 'sticky'
  bar.append(place('button', box(400, 700, 400, 80)))
  expect(clearOfControls(toasts(80)).free).toBe(104)
})
