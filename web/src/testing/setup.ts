import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, vi } from 'vitest'
import { local, session } from '../storage.ts'
import { toastLayer } from '../ui/toastLayer.ts'

// relay-test-utils asks for jest by its global name.
Object.assign(globalThis, { jest: vi })

// A busy machine is no failure.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  // Or the next test would read them.
  toast.dismiss()
  toastLayer().remove()
  for (const storage of [local, session]) for (const key of storage.keys()) storage.removeItem(key)
})
