/** Why an act was refused: a sentence for each field, or one above the button. */
export type Recusa = { mensagem: string | null; campos: Partial<Record<string, string>> }

type EntradaInvalida = {
  readonly mensagem: string
  readonly campos: readonly { readonly campo: string; readonly mensagem: string }[]
}

/** The refusal of a form. `known`: its fields; by default all. What is about another one stands above the button. */
export function toRecusa({ mensagem, campos }: EntradaInvalida, known?: readonly string[]): Recusa {
  const named = campos.map(({ campo, mensagem: frase }) => [campo.split('.')[0] ?? '', frase] as const)
  const own = named.filter(([campo]) => known?.includes(campo) ?? true)
  return { mensagem: own.length > 0 ? null : mensagem, campos: Object.fromEntries(own) }
}
