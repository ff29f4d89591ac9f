import type { Conflito } from '../upstream/conflito.ts'
import { toEntradaInvalida } from './failure.ts'
import type { WireNames } from './failure.ts'

/** A conflict as a member of a result union, with the field names of the input. */
export function toEdicaoEmConflito<Input extends object>({ conflito, vaga }: Conflito, names: WireNames<Input>) {
  const { mensagem, campos } = toEntradaInvalida(conflito, names)
  return { __typename: 'EdicaoEmConflito' as const, mensagem, emConflito: campos.map(({ campo }) => campo), vaga }
}
