/** The toasts. `toast.ts` loads them on demand. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Button } from '../form/Button.tsx'
import { Notice } from '../state/Notice.tsx'
import { toastLayer } from './toastLayer.ts'
import { clearOfControls } from './clearOfControls.ts'
import * as styles from './toasts.css.ts'

export type Toast = {
  tone: 'success' | 'danger' | 'info'
  title: string
  message?: string | undefined
  /** A failure that leads to another page, on which its toast stays its time. */
  leads?: boolean
  /** A toast with a button stays until the reader uses or closes it. */
  action?: { label: string; onClick: () => void }
}

/** Milliseconds. */
const timeToRead = 6000
const tick = 500

let drawn: { layer: HTMLElement; root: Root } | undefined

/** By their keys, the newest last. */
let shown: ReadonlyMap<string, Toast> = new Map()

/** Renders the region of the toasts once, outside of the page, since open dialogs contain it. */
export function drawToasts() {
  const layer = toastLayer()
  if (layer !== drawn?.layer) {
    drawn?.root.unmount()
    layer.className = styles.layer
    drawn = { layer, root: createRoot(layer) }
    // Screen readers announce only what is added to a region that is already in the document.
    flushSync(() => update(new Map()))
  }
  return { show, close, closeErrors }
}

/** Replaces a toast with the same key. After a success nothing is wrong any more. */
function show(key: string, toast: Toast): void {
  if (toast.tone === 'success') closeErrors()
  update(new Map(shown).set(key, toast))
}

const close = (key: string) => update(new Map([...shown].filter(([other]) => other !== key)))

function closeErrors(): void {
  const others = [...shown].filter(([, { tone, leads }]) => tone !== 'danger' || leads)
  if (others.length < shown.size) update(new Map(others))
}

function update(toasts: typeof shown): void {
  shown = toasts
  drawn?.root.render(<Toasts toasts={[...toasts].toReversed()} />)
}

const Toasts = ({ toasts }: { toasts: [key: string, toast: Toast][] }) => {
  const list = useRef<HTMLOListElement>(null)
  const handleClose = useReturnFocus(list)
  useEffect(() => {
    const handleKeyDown = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyT') list.current?.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    // The reader mends what was wrong, or tries again.
    document.addEventListener('change', closeErrors)
    document.addEventListener('submit', closeErrors)
    return () => {
      document.removeEventListener('keydown', handleKeyDown)
      document.removeEventListener('change', closeErrors)
      document.removeEventListener('submit', closeErrors)
    }
  }, [])
  useLayoutEffect(() => (toasts.length > 0 && list.current ? keepPlaced(list.current) : undefined), [toasts])
  return (
    <section aria-label="Avisos alt+T" aria-live="polite" aria-relevant="additions text">
      <ol ref={list} tabIndex={-1} className={styles.list}>
        {toasts.map(([key, toast]) => (
          <ToastItem key={key} toast={toast} onClose={() => handleClose(key)} />
        ))}
      </ol>
    </section>
  )
}

/** Places the list, and again whenever a page, a dialog or a bar of actions may appear below it. */
function keepPlaced(list: HTMLElement): () => void {
  const place = () => {
    const { free, covers } = clearOfControls(list)
    list.style.insetBlockEnd = `${free}px`
    // The reader can scroll what is at the end of the page above them.
    document.body.style.paddingBlockEnd = covers ? `${list.getBoundingClientRect().height + free}px` : ''
  }
  place()
  const changes = new MutationObserver(place)
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    document.body.style.paddingBlockEnd = ''
  }
}

/** Closes a toast, and returns a focus that was in it to where it came from. */
function useReturnFocus(list: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = list
    const handleFocusIn = ({ relatedTarget }: FocusEvent) => {
      const from = relatedTarget instanceof HTMLElement ? relatedTarget : null
      if (!current?.contains(from)) cameFrom.current = from
    }
    current?.addEventListener('focusin', handleFocusIn)
    return () => current?.removeEventListener('focusin', handleFocusIn)
  }, [list])
  const handleClose = (key: string) => {
    const hadFocus = list.current?.contains(document.activeElement)
    close(key)
    if (hadFocus) cameFrom.current?.focus({ preventScroll: true })
  }
  return handleClose
}

const ToastItem = ({ toast, onClose }: { toast: Toast; onClose: () => void }) => {
  const { tone, title, message, action } = toast
  const item = useRef<HTMLLIElement>(null)
  const handleTimeout = useEffectEvent(onClose)
  useEffect(() => {
    if (toast.action) return undefined
    let left = timeToRead
    const timer = setInterval(() => {
      // Nobody reads in a background tab, and a reader has the pointer or the focus on the toasts.
      const list = item.current?.parentElement
      if (document.hidden || list?.matches(':hover') || list?.contains(document.activeElement)) return
      left -= tick
      if (left <= 0) handleTimeout()
    }, tick)
    return () => clearInterval(timer)
  }, [toast])
  const handleAction = () => {
    action?.onClick()
    onClose()
  }
  const button = action && (
    <Button shape="compact" onClick={handleAction}>
      {action.label}
    </Button>
  )
  return (
    <li ref={item} className={styles.item}>
      <Notice tone={tone} title={title} actions={button} onDismiss={onClose}>
        {message ? <p>{message}</p> : null}
      </Notice>
    </li>
  )
}
