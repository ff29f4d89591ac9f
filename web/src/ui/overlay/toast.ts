import type { ExternalToast } from 'sonner'

/** Loads the toasts on demand. After a failure the next toast tries again. */
export const loadToasts = async () => (await import('./toasts.tsx')).drawToasts()

/** Shows a toast; if the code does not load, only its text. */
async function show(
  kind: 'success' | 'error' | 'message',
  title: string,
  options: ExternalToast & { description?: string | undefined },
) {
  try {
    const toast = await loadToasts()
    return toast[kind](title, options)
  } catch {
    window.alert([title, options.description].filter(Boolean).join('\n'))
    return undefined
  }
}

/** A toast of the specification's catalogue (§8): a title, and for some a message. */
export const toastSuccess = (title: string, message?: string) => {
  void show('success', title, { description: message })
}

/** A toast for a background event. The same title shows once. */
export const toastMessage = (title: string, message: string) => {
  void show('message', title, { id: title, description: message })
}

/** As toastSuccess, for a failure. The error of a field is also shown at the field. */
export const toastError = (title: string, message?: string) => {
  void show('error', title, { description: message })
}

/** A toast with an undo button. Returns a function that closes it. */
export function toastUndo(title: string, message: string, onUndo: () => void): () => void {
  const shown = show('message', title, {
    description: message,
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Desfazer', onClick: onUndo },
  })
  return () => void dismiss(shown)
}

async function dismiss(shown: Promise<string | number | undefined>) {
  const id = await shown
  if (id !== undefined) (await loadToasts()).dismiss(id)
}

/** A toast with an action. It stays until the reader uses or closes it. The same title shows once. */
export const toastAction = (title: string, label: string, onClick: () => void) => {
  void show('message', title, { id: title, duration: Number.POSITIVE_INFINITY, action: { label, onClick } })
}
