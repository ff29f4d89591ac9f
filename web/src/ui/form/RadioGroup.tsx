import type { ReactNode } from 'react'
import { Cluster } from '../layout/Cluster.tsx'
import * as look from './choiceLook.css.ts'
import { Fieldset } from './Fieldset.tsx'

type Props<Value extends string> = {
  legend: string
  name: string
  value: Value | null
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode }[]
  onChange: (value: Value) => void
  error?: string | undefined
  legendHidden?: boolean
  /** In rows that wrap. */
  inline?: boolean
}

export const RadioGroup = <Value extends string>(props: Props<Value>) => (
  <Fieldset legend={props.legend} legendHidden={props.legendHidden ?? false} error={props.error}>
    {props.inline ? (
      <Cluster gap="medium">
        <Options {...props} />
      </Cluster>
    ) : (
      <Options {...props} />
    )}
  </Fieldset>
)

const Options = <Value extends string>({ name, value: chosen, options, onChange }: Props<Value>) =>
  options.map(({ value, label, hint }) => (
    <label key={value} className={look.row}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={value === chosen}
        onChange={() => onChange(value)}
        className={look.box}
      />
      <span className={look.words}>
        {label}
        {hint ? <span className={look.hint}>{hint}</span> : null}
      </span>
    </label>
  ))
