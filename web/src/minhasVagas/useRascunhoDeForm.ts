import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { RascunhoDoUsuario } from '../sessao/rascunhoDoUsuario.ts'

/** Keeps the fields of the form that differ from `inicial` as its draft; a form as it began is no draft. */
export function useRascunhoDeForm<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  rascunho: RascunhoDoUsuario<Partial<Values>>,
  inicial: Values,
): void {
  const keep = useEffectEvent((values: Values) => {
    const changed = Object.entries(values).filter(
      ([campo, value]) => JSON.stringify(value) !== JSON.stringify(inicial[campo]),
    )
    if (changed.length > 0) rascunho.guardar(Object.fromEntries(changed) as Partial<Values>)
    else rascunho.esquecer()
  })
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe])
}
