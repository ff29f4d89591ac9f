import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { esquecerRascunho, guardarRascunho, lerRascunho } from './rascunhoDeVaga.ts'
import { vagaFormSchema, type VagaFormValues } from './vagaForm.ts'

/**
 * The form of a new vaga. It begins as its draft was left, else with `values`, and keeps its draft over reloads until
 * `esquecer` (it is published) or `descartar` (begin anew). `de`: codigo of the vaga that it copies.
 */
export function useVagaForm(de: string | null, values: VagaFormValues) {
  const [inicial] = useState(values)
  const [rascunho, setRascunho] = useState(() => lerRascunho(de))
  // Not the library's order, in which a value that was ticked late comes last: see useFocarErro.
  const form = useForm<VagaFormValues>({
    defaultValues: rascunho ?? inicial,
    resolver: valibotResolver(vagaFormSchema),
    shouldFocusError: false,
    // Or the resolver would not look at the benefits before the rest is right.
    criteriaMode: 'all',
  })
  const { subscribe, reset } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => guardarRascunho(de, typed, inicial),
      }),
    [subscribe, de, inicial],
  )
  const descartar = () => {
    reset(inicial)
    esquecerRascunho(de)
    setRascunho(null)
  }
  return { form, restaurado: rascunho !== null, descartar, esquecer: () => esquecerRascunho(de) }
}
