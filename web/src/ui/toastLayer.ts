const id = 'avisos'

/** Holds the toasts, outside of what React draws. The same element each time. */
export function toastLayer(): HTMLElement {
  const known = document.getElementById(id)
  if (known) return known
  const layer = document.createElement('div')
  layer.id = id
  return document.body.appendChild(layer)
}

/**
 * Takes the toasts along into the dialog that is open, or back to the page: all else is inert beside a modal dialog,
 * behind its backdrop and silent to a screen reader. To be called when one was opened or closed.
 */
export function carryToasts(): void {
  const parent = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const layer = toastLayer()
  if (layer.parentElement !== parent) parent.append(layer)
}
