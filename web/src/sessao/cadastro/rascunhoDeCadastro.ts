import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { type Rascunho, rascunhoDaAba } from '../rascunho.ts'

/**
 * The draft of a registration: never with its password. `schema` has a fallback for each field, so that every stored
 * object, and none, makes a form.
 */
export function rascunhoDeCadastro<Values extends object>(nome: string, schema: v.GenericSchema<unknown, Values>) {
  const { read, save, clear } = rascunhoDaAba(nome, stored => typeof stored === 'object')
  return {
    read: () => v.parse(schema, read() ?? {}),
    save: (values: Values) => save({ ...values, senha: '' }),
    clear,
  }
}

/** Saves the form's values whenever they change. */
export function useSaveChanges<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  { save }: Pick<Rascunho<Values>, 'save'>,
): void {
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }), [subscribe, save])
}
