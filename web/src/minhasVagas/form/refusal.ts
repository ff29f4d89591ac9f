import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** The server's refusal of a form: one sentence, and one for each field that it names. */
export type Refusal = {
  mensagem: string
  campos: readonly { campo: string; mensagem: string }[]
}

/** Shows a refusal at its fields and focuses the first; without fields, sets it as `root.server`. */
export function showRefusal<Values extends FieldValues>(form: UseFormReturn<Values>, refusal: Refusal): void {
  const values = form.getValues()
  const known = refusal.campos.filter(({ campo }) => (campo.split('.')[0] ?? '') in values)
  for (const [index, { campo, mensagem }] of known.entries()) {
    form.setError(campo as Path<Values>, { message: mensagem }, { shouldFocus: index === 0 })
  }
  if (known.length === 0) form.setError('root.server', { message: refusal.mensagem })
}
