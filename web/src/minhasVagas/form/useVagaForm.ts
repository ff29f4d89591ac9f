import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { rascunhoDeVaga } from './rascunhoDeVaga.ts'
import { useRascunhoDeForm } from './useRascunhoDeForm.ts'
import { vagaFormSchema, type VagaFormValues } from './vagaForm.ts'

/**
 * The form of a new vaga, filled from its draft, or else with `values`. The draft is kept until `esquecer` (published) or
 * `descartar` (start again). `de`: codigo of the vaga that it copies.
 */
export function useVagaForm(de: string | null, values: VagaFormValues) {
  const [inicial] = useState(values)
  const [rascunho] = useState(() => rascunhoDeVaga(de))
  const [restaurado, setRestaurado] = useState(rascunho.read)
  // NovaVagaForm focuses the first error: the library goes by registration, where a field ticked late comes last.
  const form = useForm<VagaFormValues>({
    defaultValues: { ...inicial, ...restaurado },
    resolver: valibotResolver(vagaFormSchema),
    shouldFocusError: false,
    // Otherwise the resolver checks the beneficios only once the other fields are valid.
    criteriaMode: 'all',
  })
  useRascunhoDeForm(form, rascunho, inicial)
  const descartar = () => {
    form.reset(inicial)
    rascunho.clear()
    setRestaurado(null)
  }
  return { form, restaurado: restaurado !== null, descartar, esquecer: rascunho.clear }
}
