import ChevronDown from 'lucide-react/icons/chevron-down'
import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '../form/Button.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import * as styles from './Popover.css.ts'
import { useDismiss } from './useDismiss.ts'

type Props = {
  /** The words of the button, which also name what it opens. */
  label: string
  /** Shown before the words. */
  icon: ReactNode
  /** On a phone the words are left out. */
  iconOnPhone?: boolean
  /** One of many in a list, as the title that it belongs to: only the icon shows, and nothing clips what it opens. */
  of?: string
  /** One of its actions is in progress. */
  busy?: boolean
  /** Buttons, links or checkboxes. */
  children: ReactNode
}

/**
 * A button that opens more controls over the page. Escape, a press outside and a button or link inside close it; the focus
 * is then on the button again, where a dialog that was opened from it returns the focus to.
 */
export const Popover = ({ label, icon, iconOnPhone = false, of, busy = false, children }: Props) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = (keepsFocus: boolean) => {
    setOpen(false)
    if (keepsFocus) trigger.current?.focus()
  }
  useDismiss(root, open, close)
  useFloating(panel, trigger, open && of !== undefined, () => setOpen(false))
  const handlePress = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, a') && !target.closest('dialog')) close(true)
  }
  return (
    <div ref={root} data-aberto={open} className={styles.root}>
      <Gatilho
        {...{ label, icon, iconOnPhone, of, busy, open }}
        ref={trigger}
        panel={id}
        onClick={() => setOpen(!open)}
      />
      {/* Before the button's own handler, which may open a dialog. */}
      <div
        ref={panel}
        id={id}
        role="group"
        aria-label={label}
        onClickCapture={handlePress}
        data-solto={of !== undefined}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  )
}

type GatilhoProps = Omit<Props, 'children'> & {
  ref: Ref<HTMLButtonElement>
  open: boolean
  /** Id of what it opens. */
  panel: string
  onClick: () => void
}

const Gatilho = ({ ref, label, icon, iconOnPhone = false, of, busy = false, open, panel, onClick }: GatilhoProps) => (
  <Button
    ref={ref}
    look="secondary"
    shape="compact"
    busy={busy}
    aria-expanded={open}
    aria-controls={panel}
    onClick={onClick}
  >
    {icon}
    {of === undefined ? (
      <>
        {iconOnPhone ? <VisuallyHidden onPhone>{label}</VisuallyHidden> : <span>{label}</span>}
        <span className={iconOnPhone ? styles.arrow : undefined}>
          <ChevronDown size={16} aria-hidden="true" />
        </span>
      </>
    ) : (
      <VisuallyHidden>{`${label} de ${of}`}</VisuallyHidden>
    )}
  </Button>
)

type Reference = { readonly current: HTMLElement | null }

/** Positions the panel at its button within the window, and closes it when the button scrolls away. */
function useFloating(panel: Reference, trigger: Reference, open: boolean, onLeave: () => void) {
  const leave = useEffectEvent(onLeave)
  useLayoutEffect(() => {
    const anchor = trigger.current?.getBoundingClientRect()
    if (!open || !panel.current || !anchor) return undefined
    placeBelow(panel.current, anchor)
    const handleScroll = () => {
      if (trigger.current?.getBoundingClientRect().top !== anchor.top) leave()
    }
    document.addEventListener('scroll', handleScroll, true)
    return () => document.removeEventListener('scroll', handleScroll, true)
  }, [panel, trigger, open])
}

/** From the edges of the window. */
const distance = 12
const gap = 4

/** At the end of its button and below it, or above if only there is room. */
function placeBelow({ style, offsetWidth, offsetHeight }: HTMLElement, anchor: DOMRect): void {
  const [above, below] = [anchor.top - gap - offsetHeight, anchor.bottom + gap]
  const isAbove = below + offsetHeight > window.innerHeight - distance && above >= distance
  style.left = `${Math.max(distance, anchor.right - offsetWidth)}px`
  style.top = `${isAbove ? above : below}px`
}
