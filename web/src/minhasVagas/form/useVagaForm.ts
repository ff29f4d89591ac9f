import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { rascunhoDeVaga } from './rascunhoDeVaga.ts'
import { useRascunhoDeForm } from './useRascunhoDeForm.ts'
import { novaVagaSchema, type NovaVagaValues, novoRascunhoSchema, semPedidos } from './novaVaga.ts'

export type Destino = 'publicada' | 'rascunho'

const resolvers = {
  publicada: valibotResolver(novaVagaSchema),
  rascunho: valibotResolver(novoRascunhoSchema),
}

/**
 * The form of a new vaga, filled from its draft, or else with `values`. The draft is kept until `esquecer` (published) or
 * `descartar` (start again). `enviar` checks what its destination requires, also on each change after it. `de`: codigo of
 * the vaga that it copies. `comPedidos`: it has requirements and questions.
 */
export function useVagaForm(de: string | null, values: NovaVagaValues, comPedidos: boolean) {
  const limpo = comPedidos ? null : semPedidos
  const [inicial] = useState({ ...values, ...limpo })
  const [rascunho] = useState(() => rascunhoDeVaga(de))
  const [restaurado, setRestaurado] = useState(rascunho.read)
  const destino = useRef<Destino>('publicada')
  // NovaVagaForm focuses the first error: the library goes by registration, where a field ticked late comes last.
  const form = useForm<NovaVagaValues, unknown, NovaVagaValues>({
    defaultValues: { ...inicial, ...restaurado, ...limpo },
    resolver: (...values) => resolvers[destino.current](...values),
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
  const enviar = (novo: Destino, onValid: (values: NovaVagaValues) => void) => (event?: FormEvent) => {
    destino.current = novo
    return form.handleSubmit(onValid)(event)
  }
  return { form, enviar, restaurado: restaurado !== null, descartar, esquecer: rascunho.clear }
}
