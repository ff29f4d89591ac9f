import { expect, test } from 'vitest'
import { zoomTo, drag, recorteInicial, toQuadrado } from './recorte.ts'

const wide = { width: 400, height: 200 }

test('starts with the centre of the longer side and all of the shorter one', () => {
  expect(toQuadrado(recorteInicial, wide)).toEqual({ left: 100, top: 0, side: 200 })
  expect(toQuadrado(recorteInicial, { width: 200, height: 400 })).toEqual({ left: 0, top: 100, side: 200 })
})

test('moves the image with the pointer, and keeps the frame filled', () => {
  const pulled = drag(recorteInicial, wide, 0.25, 0.9)
  expect(toQuadrado(pulled, wide)).toEqual({ left: 50, top: 0, side: 200 })
  expect(toQuadrado(drag(pulled, wide, 9, 0), wide).left).toBe(0)
  expect(toQuadrado(drag(pulled, wide, -9, 0), wide).left).toBe(200)
})

test('zooms in around the same centre, and zooms out without leaving the image', () => {
  const close = zoomTo({ zoom: 1, x: 0, y: 0.5 }, wide, 2)
  expect(toQuadrado(close, wide)).toEqual({ left: 50, top: 50, side: 100 })
  const corner = zoomTo({ zoom: 2, x: 0, y: 0 }, wide, 1)
  expect(toQuadrado(corner, wide)).toEqual({ left: 0, top: 0, side: 200 })
})
