/** What was typed into a registration, kept for a reload in this tab. A password never is. */
import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { session } from '../storage.ts'

/** The draft under `key`. `schema` has a fallback for each field, so that it makes a form of anything. */
export function lerRascunho<Values>(key: string, schema: v.GenericSchema<unknown, Values>): Values {
  const read = v.safeParse(schema, parse(session.getItem(key)))
  return read.success ? read.output : v.parse(schema, {})
}

export const esquecerRascunho = (key: string): void => session.removeItem(key)

/** Keeps the form's values under `key` as they change, all but the password. */
export function useRascunho<Values extends FieldValues>({ subscribe }: UseFormReturn<Values>, key: string): void {
  useEffect(() => {
    const keep = ({ values }: { values: Values }) => session.setItem(key, JSON.stringify({ ...values, senha: '' }))
    return subscribe({ formState: { values: true }, callback: keep })
  }, [subscribe, key])
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '{}')
  } catch {
    return {}
  }
}
