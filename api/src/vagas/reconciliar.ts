import { isDeepStrictEqual } from 'node:util'
import { conflito } from '../http/conflito.ts'
import type { VagaGerida } from './vaga.ts'
import { updateVagaBody } from './vagas.schemas.ts'
import type { Edicao, UpdateVaga } from './vagas.schemas.ts'

type Campo = keyof UpdateVaga

const campos = updateVagaBody.keyof().options

/** A vaga as an edit of every field would write it; null for what a draft lacks. */
export const toEdicao = (vaga: VagaGerida): { [Nome in Campo]: Required<UpdateVaga>[Nome] | null } => ({
  ...vaga,
  interesses: vaga.interesses.map(({ id }) => id),
  department_id: vaga.department?.id ?? null,
  location_id: vaga.location?.id ?? null,
  tipo_id: vaga.tipo?.id ?? null,
})

/** A text field of a page has no CR, and interests have no order. */
const toComparable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim()
  return Array.isArray(value) ? [...new Set(value)].toSorted((a, b) => a - b) : value
}

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(toComparable(one), toComparable(other))

/** A null `prazo` keeps the stored one, so it is neither a change nor a former value. */
const isGiven = (campo: Campo, value: unknown): boolean => value !== undefined && (campo !== 'prazo' || value !== null)

/**
 * What an edit still has to change of a vaga that may have changed since its form was opened: without the fields that
 * the form sends as it read them. @throws Refusal 409 that names the fields with a third value
 */
export const reconciliar = ({ antes = { prazo: null }, ...edicao }: Edicao, vaga: VagaGerida): UpdateVaga => {
  const atual = toEdicao(vaga)
  const outros = campos.filter(
    campo => isGiven(campo, edicao[campo]) && isGiven(campo, antes[campo]) && !isSame(atual[campo], antes[campo]),
  )
  const intactos = outros.filter(campo => isSame(edicao[campo], antes[campo]))
  const conflitos = outros.filter(campo => !intactos.includes(campo) && !isSame(edicao[campo], atual[campo]))
  if (conflitos.length > 0) throw conflito(conflitos)
  return { ...edicao, ...Object.fromEntries(intactos.map(campo => [campo, campo === 'prazo' ? null : undefined])) }
}
