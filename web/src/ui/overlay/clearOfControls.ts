const controls = 'a[href], button, input, textarea, select, summary'

/** Pixels between the list of the toasts, which has a padding, and the screen's edge or the next control. */
const gap = 4

/**
 * The least distance of the toasts from the lower edge of the screen at which they cover no control. On a page of links,
 * where they cover one everywhere in the lower half: no control that stays there when the reader scrolls. `covers`: one
 * that the reader can scroll. In a dialog they are a row of it and cover none.
 */
export function clearOfControls(toasts: HTMLElement): { free: number; covers: boolean } {
  if (toasts.closest('dialog')) return { free: 0, covers: false }
  const below = [...document.querySelectorAll(controls)].filter(control => !toasts.contains(control))
  const free = findFree(toasts, below)
  return { free: free ?? findFree(toasts, below.filter(isPinned)) ?? gap, covers: free === null }
}

/** Whether it is on a bar at the edge of the screen. */
const isPinned = (element: Element | null): boolean =>
  element !== null &&
  (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isPinned(element.parentElement))

/** Null if there is no such distance in the lower half. */
function findFree(toasts: HTMLElement, below: readonly Element[]): number | null {
  const { left, right, height } = toasts.getBoundingClientRect()
  const screen = window.innerHeight
  const boxes = below
    .map(control => control.getBoundingClientRect())
    .filter(box => box.width > 0 && box.right > left && box.left < right && box.bottom > screen / 2 && box.top < screen)
    .toSorted((one, other) => other.bottom - one.bottom)
  let free = gap
  for (const { top, bottom } of boxes) {
    const upper = screen - free - height
    if (bottom > upper && top < screen - free) free = screen - top + gap
  }
  return free + height > screen / 2 ? null : free
}
