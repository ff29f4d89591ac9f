import { cleanup } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, vi } from 'vitest'

// relay-test-utils asks for jest by its global name.
Object.assign(globalThis, { jest: vi })

afterEach(() => {
  cleanup()
  // Or the next test would read them.
  toast.dismiss()
  localStorage.clear()
  sessionStorage.clear()
})
