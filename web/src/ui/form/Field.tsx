import { type ReactNode, useId } from 'react'
import { countCharacters } from '../characters.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import * as styles from './Field.css.ts'

type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = {
  label: string
  /** Only for screen readers: what is around the control says it. */
  labelHidden?: boolean
  /** Adds '(opcional)' to the label. */
  optional?: boolean
  hint?: ReactNode
  /** The error, in Portuguese; marks the control as invalid and describes it. */
  error?: string | undefined
  /** Counts the characters of the text. */
  counter?: { text: string; max: number }
  /** Renders the control with the props that link it to label, hint and error: `control => <TextInput {...control} />`. */
  children: (control: Control) => ReactNode
}

/** Label, control, hint, error and counter of one form field. */
export const Field = (props: Props) => {
  const { label, labelHidden = false, optional = false, hint, error, counter, children } = props
  const id = useId()
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.root}>
      <div className={labelHidden ? styles.hidden : styles.above}>
        <label htmlFor={id} className={styles.label}>
          {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          {optional ? <span className={styles.optional}> (opcional)</span> : null}
        </label>
        {counter ? <Counter {...counter} /> : null}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p id={`${id}-error`} role="alert" className={`${styles.below} ${styles.error}`}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <div id={`${id}-hint`} className={styles.below}>
          {hint}
        </div>
      ) : null}
    </div>
  )
}

const Counter = ({ text, max }: { text: string; max: number }) => {
  const used = countCharacters(text)
  return <span className={styles.counter} data-over={used > max}>{`${used}/${max}`}</span>
}
