import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Why the server did not take a form: one text, and the same by field where it names them. */
export type Recusa = {
  mensagem: string
  campos: readonly { campo: string; mensagem: string }[]
}

/** Shows a refusal at the fields that it names, the first with the focus; as `root.server` when it names none. */
export function mostrarRecusa<Values extends FieldValues>(form: UseFormReturn<Values>, recusa: Recusa): void {
  const values = form.getValues()
  const known = recusa.campos.filter(({ campo }) => campo in values)
  for (const [index, { campo, mensagem }] of known.entries()) {
    form.setError(campo as Path<Values>, { message: mensagem }, { shouldFocus: index === 0 })
  }
  if (known.length === 0) form.setError('root.server', { message: recusa.mensagem })
}
