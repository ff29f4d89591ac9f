import { toast } from 'sonner'

/** A toast of the specification's catalogue (§8): a title, and a message where it has one. */
export const toastSuccess = (title: string, message?: string) => {
  toast.success(title, { description: message })
}

/** As toastSuccess, for a failure. What belongs to a field is shown at the field as well. */
export const toastError = (title: string, message?: string) => {
  toast.error(title, { description: message })
}

/** What was just done and can be undone, until the function that it returns takes it away. */
export function toastUndo(title: string, message: string, onUndo: () => void): () => void {
  const id = toast(title, {
    description: message,
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Desfazer', onClick: onUndo },
  })
  return () => void toast.dismiss(id)
}

/** Something to do whenever the reader likes: it stays until they do or close it. The same title shows once. */
export const toastAction = (title: string, label: string, onClick: () => void) => {
  toast(title, { id: title, duration: Number.POSITIVE_INFINITY, action: { label, onClick } })
}
