import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { rascunhoDeVaga } from './rascunhoDeVaga.ts'
import { useRascunhoDeForm } from './useRascunhoDeForm.ts'
import { vagaFormSchema, type VagaFormValues } from './vagaForm.ts'

/**
 * The form of a new vaga. It begins as its draft was left, else with `values`, and keeps its draft over reloads until
 * `esquecer` (it is published) or `descartar` (begin anew). `de`: codigo of the vaga that it copies.
 */
export function useVagaForm(de: string | null, values: VagaFormValues) {
  const [inicial] = useState(values)
  const [rascunho] = useState(() => rascunhoDeVaga(de))
  const [restaurado, setRestaurado] = useState(rascunho.ler)
  // Not the library's order, in which a value that was ticked late comes last: see useFocarErro.
  const form = useForm<VagaFormValues>({
    defaultValues: { ...inicial, ...restaurado },
    resolver: valibotResolver(vagaFormSchema),
    shouldFocusError: false,
    // Or the resolver would not look at the benefits before the rest is right.
    criteriaMode: 'all',
  })
  useRascunhoDeForm(form, rascunho, inicial)
  const descartar = () => {
    form.reset(inicial)
    rascunho.esquecer()
    setRestaurado(null)
  }
  return { form, restaurado: restaurado !== null, descartar, esquecer: rascunho.esquecer }
}
