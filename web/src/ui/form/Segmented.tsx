import { type ReactNode, useId } from 'react'
import { Fieldset } from './Fieldset.tsx'
import * as styles from './Segmented.css.ts'

type Props<Value extends string> = {
  /** Names the group for screen readers. */
  legend: string
  value: Value
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
}

/** One of a few ways to see the same thing, as one control. The arrow keys choose another. */
export const Segmented = <Value extends string>({ legend, value: chosen, options, onChange }: Props<Value>) => {
  const name = useId()
  return (
    <Fieldset legend={legend} legendHidden>
      <div className={styles.root}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
              className={styles.radio}
            />
            <span className={styles.words}>{label}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
