import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { local, session } from '../storage.ts'
import { toastLayer } from '../ui/overlay/toastLayer.ts'

// relay-test-utils needs the global `jest`.
Object.assign(globalThis, { jest: vi })

// Generous, so that a busy machine does not fail a test.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  // Isolates the tests from each other.
  delete document.documentElement.dataset['fuso']
  toastLayer().remove()
  document.body.replaceChildren()
  for (const storage of [local, session]) for (const key of storage.keys()) storage.removeItem(key)
})
