import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Shows the server's errors at the form's fields. Returns the names of these fields. */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  campos: readonly { campo: string; mensagem: string }[],
): string[] {
  const values = form.getValues()
  const known = campos.filter(({ campo }) => campo in values)
  for (const { campo, mensagem } of known) form.setError(campo as Path<Values>, { message: mensagem })
  return known.map(({ campo }) => campo)
}
