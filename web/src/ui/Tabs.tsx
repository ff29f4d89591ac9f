import { Tabs as Radix } from 'radix-ui'
import { type MouseEvent, type ReactNode, useState } from 'react'
import * as styles from './Tabs.css.ts'
import { useIntent } from './useIntent.ts'

type Tab<Value extends string> = {
  value: Value
  label: ReactNode
  content: ReactNode
  keepsMounted?: boolean
  /** Called when the reader seems about to choose the tab, so that its code can be prefetched. */
  onIntent?: () => void
}

type Props<Value extends string> = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Less space above the panel. */
  dense?: boolean
}

export const Tabs = <Value extends string>({ label, tabs, value, onChange, dense = false }: Props<Value>) => {
  const [shown, setShown] = useState<ReadonlySet<Value>>(new Set())
  if (!shown.has(value)) setShown(new Set([...shown, value]))
  const handleChange = (next: string) => {
    const tab = tabs.find(candidate => candidate.value === next)
    if (tab) onChange(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={handleChange}>
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map(tab => (
          <Trigger key={tab.value} {...tab} />
        ))}
      </Radix.List>
      {tabs.map(tab => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          // Once shown, such a panel keeps its state: selections, drafts, open dialogs.
          {...(tab.keepsMounted && shown.has(tab.value) && { forceMount: true, hidden: tab.value !== value })}
          className={`${styles.panel} ${dense ? styles.dense : ''}`}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** Radix focuses a pressed tab by script, for which browsers draw the ring of the keyboard. */
const focusByMouse = ({ currentTarget, button, ctrlKey }: MouseEvent<HTMLElement>) => {
  if (button === 0 && !ctrlKey) currentTarget.focus({ focusVisible: false })
}

const Trigger = ({ value, label, onIntent }: Pick<Tab<string>, 'value' | 'label' | 'onIntent'>) => (
  <Radix.Trigger value={value} className={styles.tab} onMouseDown={focusByMouse} {...useIntent(onIntent)}>
    {label}
  </Radix.Trigger>
)
