import { type ReactNode, useId } from 'react'
import * as styles from './Fieldset.css.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

type Props = { legend: string; legendHidden?: boolean; error?: string | undefined; children: ReactNode }

/** Several controls under one legend. */
export const Fieldset = ({ legend, legendHidden = false, error, children }: Props) => {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {children}
      {error ? (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
