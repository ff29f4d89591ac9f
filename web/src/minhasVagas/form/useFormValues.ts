import { useSyncExternalStore } from 'react'
import { useFormContext } from 'react-hook-form'
import type { NovaVagaValues } from './novaVaga.ts'

/**
 * The current values of the form. Unlike useWatch, it does not miss a change between its first render
 * and the commit, which are far apart where the code loads late.
 */
export function useFormValues(): NovaVagaValues {
  const { subscribe, getValues } = useFormContext<NovaVagaValues>()
  const text = useSyncExternalStore(
    onChange => subscribe({ formState: { values: true }, callback: onChange }),
    () => JSON.stringify(getValues()),
  )
  return JSON.parse(text) as NovaVagaValues
}
