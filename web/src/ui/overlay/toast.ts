import { toastLayerId } from './toastLayer.ts'
import type { Toast } from './toasts.tsx'

/** Loads the toasts on demand. After a failure the next toast tries again. */
export const loadToasts = async () => (await import('./toasts.tsx')).drawToasts()

let count = 0

/** Shows a toast; if the code does not load, only its text. One with the key of a shown one replaces it. */
async function show(toast: Toast, key = String((count += 1))): Promise<string> {
  try {
    const toasts = await loadToasts()
    toasts.show(key, toast)
  } catch {
    window.alert([toast.title, toast.message].filter(Boolean).join('\n'))
  }
  return key
}

/** A toast of the specification's catalogue (§8): a title, and for some a message. */
export const toastSuccess = (title: string, message?: string) => {
  void show({ tone: 'success', title, message })
}

/** A toast for a background event. The same title shows once. */
export const toastMessage = (title: string, message: string) => {
  void show({ tone: 'info', title, message }, title)
}

/**
 * As toastSuccess, for a failure that nothing on the page says. It goes with the page, and when the reader tries again;
 * the same title shows once.
 */
export const toastError = (title: string, message?: string) => {
  void show({ tone: 'danger', title, message }, title)
}

/** As toastError, for a failure that leads to another page: its toast stays its time. */
export const toastErrorAhead = (title: string, message: string) => {
  void show({ tone: 'danger', title, message, leads: true }, title)
}

/** Closes the toasts of failures: the reader left the page. */
export async function closeErrors(): Promise<void> {
  // Without the region there are none.
  if (!document.getElementById(toastLayerId)?.hasChildNodes()) return
  const toasts = await loadToasts()
  toasts.closeErrors()
}

/** A toast with an undo button. Returns a function that closes it. */
export function toastUndo(title: string, message: string, onUndo: () => void): () => void {
  const shown = show({ tone: 'info', title, message, action: { label: 'Desfazer', onClick: onUndo } })
  return () => void close(shown)
}

async function close(shown: Promise<string>) {
  const key = await shown
  const toasts = await loadToasts()
  toasts.close(key)
}

/** A toast with an action. It stays until the reader uses or closes it. The same title shows once. */
export const toastAction = (title: string, label: string, onClick: () => void) => {
  void show({ tone: 'info', title, action: { label, onClick } }, title)
}
