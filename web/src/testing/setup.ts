import { act, cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { local, session } from '../storage.ts'
import { toastLayer } from '../ui/overlay/toastLayer.ts'

// relay-test-utils needs the global `jest`.
Object.assign(globalThis, { jest: vi })

// Generous, so that a busy machine does not fail a test.
configure({ asyncUtilTimeout: 15_000 })

const usual = { ...getConfig() }

// A press may load code. The tests share loaded modules, so only the first of them would have to wait.
configure({
  asyncWrapper: async action => {
    const result = await usual.asyncWrapper(action)
    await act(() => vi.dynamicImportSettled())
    return result
  },
})

afterEach(() => {
  cleanup()
  // Isolates the tests from each other.
  toastLayer().remove()
  document.body.replaceChildren()
  for (const storage of [local, session]) for (const key of storage.keys()) storage.removeItem(key)
})
