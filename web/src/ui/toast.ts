import type { ExternalToast } from 'sonner'

/** The code of toasts, and where they appear. What did not load is tried again by the next toast. */
export const loadToasts = async () => (await import('./toasts.tsx')).drawToasts()

/** Without its code, the text all the same. */
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

/** A toast of the specification's catalogue (§8): a title, and a message where it has one. */
export const toastSuccess = (title: string, message?: string) => {
  void show('success', title, { description: message })
}

/** What is going on by itself. The same title shows once. */
export const toastMessage = (title: string, message: string) => {
  void show('message', title, { id: title, description: message })
}

/** As toastSuccess, for a failure. What belongs to a field is shown at the field as well. */
export const toastError = (title: string, message?: string) => {
  void show('error', title, { description: message })
}

/** What was just done and can be undone, until the function that it returns takes it away. */
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

/** Something to do whenever the reader likes: it stays until they do or close it. The same title shows once. */
export const toastAction = (title: string, label: string, onClick: () => void) => {
  void show('message', title, { id: title, duration: Number.POSITIVE_INFINITY, action: { label, onClick } })
}
