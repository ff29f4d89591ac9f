import { isDeepStrictEqual } from 'node:util'
import { conflito } from '../http/conflito.ts'
import type { VagaAnswer } from './vaga.ts'
import type { Edicao, UpdateVaga } from './vagas.schemas.ts'

type Campo = keyof UpdateVaga

/** The value of each field of an edit that a vaga has. */
const valores = {
  titulo: ({ titulo }) => titulo,
  descricao: ({ descricao }) => descricao,
  prazo: ({ prazo }) => prazo,
  tipo_id: ({ tipo }) => tipo.id,
  department_id: ({ department }) => department.id,
  location_id: ({ location }) => location.id,
  interesses: ({ interesses }) => interesses.map(({ id }) => id),
  remuneracao: ({ remuneracao }) => remuneracao,
  desconto: ({ desconto }) => desconto,
  horas_complementares: vaga => vaga.horas_complementares,
  lugares: ({ lugares }) => lugares,
  horas_semanais: vaga => vaga.horas_semanais,
  modalidade: ({ modalidade }) => modalidade,
  resposta_ate: vaga => vaga.resposta_ate,
} as const satisfies { [K in Campo]: (vaga: VagaAnswer) => UpdateVaga[K] }

/** A text field of a page has no CR, and interests have no order. */
const toComparable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim()
  return Array.isArray(value) ? [...new Set(value)].toSorted((a, b) => a - b) : value
}

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(toComparable(one), toComparable(other))

/** A blank `prazo` says nothing: neither a change nor a former value. */
const isGiven = (campo: Campo, value: unknown): boolean => value !== undefined && (campo !== 'prazo' || value !== null)

/**
 * What an edit still has to change of a vaga that may have changed since its form was opened: without the fields that
 * the form sends as it read them. @throws Refusal 409 that names the fields with a third value
 */
export const reconciliar = ({ antes = { prazo: null }, ...edicao }: Edicao, vaga: VagaAnswer): UpdateVaga => {
  const outros = (Object.keys(valores) as Campo[]).filter(
    campo =>
      isGiven(campo, edicao[campo]) && isGiven(campo, antes[campo]) && !isSame(valores[campo](vaga), antes[campo]),
  )
  const intactos = outros.filter(campo => isSame(edicao[campo], antes[campo]))
  const conflitos = outros.filter(campo => !intactos.includes(campo) && !isSame(edicao[campo], valores[campo](vaga)))
  if (conflitos.length > 0) throw conflito(conflitos)
  return { ...edicao, ...Object.fromEntries(intactos.map(campo => [campo, campo === 'prazo' ? null : undefined])) }
}
