import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Rascunho } from '../../sessao/rascunho.ts'

/** Saves the fields that differ from `inicial` as the draft. A form without changes has no draft. */
export function useRascunhoDeForm<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  rascunho: Rascunho<Partial<Values>>,
  inicial: Values,
): void {
  const keep = useEffectEvent((values: Values) => {
    const changed = Object.entries(values).filter(
      ([campo, value]) => JSON.stringify(value) !== JSON.stringify(inicial[campo]),
    )
    if (changed.length > 0) rascunho.save(Object.fromEntries(changed) as Partial<Values>)
    else rascunho.clear()
  })
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe])
}
