import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Shows what the server says of each field of the form, and tells which fields it named. */
export function mostrarCampos<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  campos: readonly { campo: string; mensagem: string }[],
): string[] {
  const values = form.getValues()
  const known = campos.filter(({ campo }) => campo in values)
  for (const { campo, mensagem } of known) form.setError(campo as Path<Values>, { message: mensagem })
  return known.map(({ campo }) => campo)
}
