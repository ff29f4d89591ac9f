export const toastLayerId = 'avisos'

/** The container of the toasts, outside of React's root; always the same element. */
export function toastLayer(): HTMLElement {
  const known = document.getElementById(toastLayerId)
  if (known) return known
  const layer = document.createElement('div')
  layer.id = toastLayerId
  return document.body.appendChild(layer)
}

/**
 * Moves the toasts into the open dialog, or back to the page: everything outside of a modal dialog is inert, behind its
 * backdrop, and hidden from screen readers. Call it after a dialog opened or closed.
 */
export function carryToasts(): void {
  const parent = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const layer = toastLayer()
  if (layer.parentElement !== parent) parent.append(layer)
}
