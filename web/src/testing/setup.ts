import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// relay-test-utils asks for jest by its global name.
Object.assign(globalThis, { jest: vi })

afterEach(() => {
  cleanup()
  localStorage.clear()
})
