import { useSyncExternalStore } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'

/**
 * The current values of the form, which JSON can hold. Unlike useWatch, it does not miss a change between its first render
 * and the commit, which are far apart where the code loads late.
 */
export function useFormValues<Values extends FieldValues>(): Values {
  const { subscribe, getValues } = useFormContext<Values>()
  const text = useSyncExternalStore(
    onChange => subscribe({ formState: { values: true }, callback: onChange }),
    () => JSON.stringify(getValues()),
  )
  return JSON.parse(text) as Values
}
