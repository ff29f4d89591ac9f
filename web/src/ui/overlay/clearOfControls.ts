const controls = 'a[href], button, input, textarea, select, summary'

/** Pixels between the list of the toasts, which has a padding, and the screen's edge or the next control. */
const gap = 4

/**
 * The least distance of the toasts from the lower edge of the screen at which they cover no control; the gap if they
 * cover one everywhere in the lower half, as on a page of links.
 */
export function clearOfControls(toasts: HTMLElement): number {
  const { left, right, height } = toasts.getBoundingClientRect()
  const screen = window.innerHeight
  const below = [...(toasts.closest('dialog') ?? document).querySelectorAll(controls)]
    .filter(control => !toasts.contains(control))
    .map(control => control.getBoundingClientRect())
    .filter(box => box.width > 0 && box.right > left && box.left < right && box.bottom > screen / 2 && box.top < screen)
    .toSorted((one, other) => other.bottom - one.bottom)
  let free = gap
  for (const { top, bottom } of below) {
    const upper = screen - free - height
    if (bottom > upper && top < screen - free) free = screen - top + gap
  }
  return free + height > screen / 2 ? gap : free
}
