import type { LoaderFunctionArgs } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { shellLoader } from './shellLoader.ts'

const lista = new URL('http://board.example/opportunities')
const args = (nextUrl: URL) => ({
  currentUrl: lista,
  nextUrl,
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
})

test('loads again for another page, another session and a revalidation, not for another filter', async () => {
  let environment = createMockEnvironment()
  const { loader, shouldRevalidate } = shellLoader(() => environment)
  await loader({ request: new Request(lista) } as LoaderFunctionArgs)
  const filtrada = new URL('?busca=ic', lista)
  expect(shouldRevalidate(args(filtrada))).toBe(false)
  expect(shouldRevalidate(args(new URL('/messages', lista)))).toBe(true)
  expect(shouldRevalidate(args(lista))).toBe(true)
  environment = createMockEnvironment()
  expect(shouldRevalidate(args(filtrada))).toBe(true)
})
