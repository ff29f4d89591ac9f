import type { z } from 'zod'

/** What a value of another type should have been. */
const tipos: Record<string, string> = {
  array: 'Envie uma lista.',
  boolean: 'Escolha sim ou não.',
  int: 'Escreva um número inteiro.',
  number: 'Escreva um número.',
  object: 'Envie um objeto.',
  string: 'Escreva um texto.',
}

const formatos: Record<string, string> = {
  date: 'Escreva uma data.',
  datetime: 'Escreva uma data e uma hora.',
  email: 'Escreva um e-mail válido.',
}

const unidades: Record<string, string> = { string: ' caracteres', array: ' itens' }

const naoAceito = 'Este valor não é aceito.'

/**
 * The sentence for a value that a schema refuses without one of its own. Zod's own texts have no full stop, and quote
 * regular expressions.
 */
export const toFrase: z.core.$ZodErrorMap = issue => {
  const { code, input } = issue
  if (code === 'invalid_type') return input == null ? 'Este campo é obrigatório.' : (tipos[issue.expected] ?? naoAceito)
  if (code === 'invalid_format') return formatos[issue.format] ?? 'O formato deste valor não é aceito.'
  if (code === 'too_big') return `O máximo é ${issue.maximum}${unidades[issue.origin] ?? ''}.`
  if (code === 'too_small') {
    const isEmpty = issue.minimum === 1 && issue.origin in unidades
    return isEmpty ? 'Este campo é obrigatório.' : `O mínimo é ${issue.minimum}${unidades[issue.origin] ?? ''}.`
  }
  if (code === 'invalid_value') return `Escolha uma destas opções: ${issue.values.join(', ')}.`
  return naoAceito
}
