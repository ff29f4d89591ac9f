type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (root: HTMLElement) => [...root.querySelectorAll<Field>('input[name], textarea[name]')]

/**
 * Watches the fields of a prerendered form. Returns a function that types their text, sets the focus and submits again,
 * once the page has replaced them.
 */
export function watchFields(root: HTMLElement): () => void {
  const fields = fieldsOf(root)
  let focused = document.activeElement
  const handleFocus = ({ target }: FocusEvent) => (focused = target as Element)
  root.addEventListener('focusin', handleFocus)
  return () => {
    root.removeEventListener('focusin', handleFocus)
    for (const replaced of fields) {
      const field = fieldsOf(root).find(other => other.name === replaced.name)
      if (field && replaced.value) type(field, replaced.value)
      if (field && replaced === focused) field.focus({ preventScroll: true })
    }
    // The form that was submitted meanwhile: see build/prerender.ts.
    const form = root.querySelectorAll('form')[Number(root.dataset['enviado'] ?? NaN)]
    delete root.dataset['enviado']
    // When React has rendered the text.
    setTimeout(() => form?.requestSubmit())
  }
}

/** As a user would: React compares with the value that was set on the element itself. */
function type(field: Field, text: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
