import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { local, session } from '../storage.ts'
import { toastLayer } from '../ui/overlay/toastLayer.ts'

// relay-test-utils and testing-library need the global `jest`. vitest keeps each `vi.fn` until its worker ends, and with those
// of relay-test-utils the data and the page of each test, so these are plain functions.
const fn = (call: (...args: unknown[]) => unknown = () => undefined) =>
  Object.assign((...args: unknown[]) => call(...args), { mock: {}, mockClear: () => undefined })
Object.assign(globalThis, { jest: { ...vi, fn } })

// Generous, so that a busy machine does not fail a test.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  // Isolates the tests from each other.
  delete document.documentElement.dataset['fuso']
  delete document.documentElement.dataset['periodos']
  toastLayer().remove()
  document.body.replaceChildren()
  for (const storage of [local, session]) for (const key of storage.keys()) storage.removeItem(key)
})
