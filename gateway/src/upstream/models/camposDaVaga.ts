import { day, number, text, whole } from '../wire/fields.ts'
import type { Row } from '../wire/fields.ts'

export type Modalidade = 'PRESENCIAL' | 'HIBRIDO' | 'REMOTO'

/* The fields of a vaga that its managers write: under which name, how a response has them, and how a write sends them. */

const same = (value: unknown) => value

/** A field that responses and writes have under one name. */
const campo = <T>(wire: string, read: (row: Row, key: string) => T | null, write: (value: T) => unknown = same) => ({
  wire,
  lido: wire,
  read,
  write,
})

/** A field that is written by id, and that a response names as `lido`. `models/vaga.ts` reads it. */
const referencia = (wire: string, lido: string) => ({ wire, lido, write: (codigo: string) => Number(codigo) })

/** Not every upstream has them. In an edit, null is no value; in the other fields it keeps the stored one. */
export const condicoes = {
  lugares: campo('lugares', positive),
  horasSemanais: campo('horas_semanais', positive),
  modalidade: campo('modalidade', toModalidade, modalidade => modalidade.toLowerCase()),
  respostaAte: campo('resposta_ate', day),
}

const textos = { titulo: campo('titulo', text), descricao: campo('descricao', text), prazo: campo('prazo', day) }

const beneficios = {
  remuneracao: campo('remuneracao', (row, key) => number(row, key) || null),
  desconto: campo('desconto', (row, key) => number(row, key) || null),
  horasComplementares: campo('horas_complementares', positive),
}

/** Null only in a draft. In an edit, null keeps the stored one. */
export const escolhas = {
  tipo: referencia('tipo_id', 'tipo'),
  departamento: referencia('department_id', 'department'),
  local: referencia('location_id', 'location'),
}

const escritos = {
  ...escolhas,
  interesses: { wire: 'interesses', lido: 'interesses', write: (codigos: string[]) => codigos.map(Number) },
}

const lidos = { ...textos, ...beneficios, ...condicoes }

/** In the order in which candidates read what has changed. */
export const camposDaVaga = { ...textos, ...escritos, ...beneficios, ...condicoes }

type Campos = typeof camposDaVaga
export type CampoDaVaga = keyof Campos

/** Null without a value, and where the upstream does not return it. A day as `2026-12-31`. */
export type CamposLidos = { [K in keyof typeof lidos]: ReturnType<(typeof lidos)[K]['read']> }

/** The values of a write: of references the REST ids. */
export type ValoresDaVaga = { [K in CampoDaVaga]?: Parameters<Campos[K]['write']>[0] | null | undefined }

const leituras = Object.entries(lidos)

/** A loop, because every vaga of a list is read here: Object.fromEntries takes three times as long. */
export function readCampos(row: Row): CamposLidos {
  const found: Record<string, unknown> = {}
  for (const [nome, { wire, read }] of leituras) found[nome] = read(row, wire)
  return found as CamposLidos
}

/** The values that are neither null nor undefined, as a write sends them. */
export function toWire(valores: ValoresDaVaga): Record<string, unknown> {
  const sent = Object.entries(camposDaVaga).flatMap(([nome, { wire, write }]) => {
    const valor = valores[nome as CampoDaVaga]
    // `ValoresDaVaga` has what each `write` takes; TypeScript cannot pair the two over all fields.
    return valor == null ? [] : [[wire, (write as (valor: unknown) => unknown)(valor)]]
  })
  return Object.fromEntries(sent)
}

/** The name of each field in a write, and in its refusal. */
export const wireNames = Object.fromEntries(
  Object.entries(camposDaVaga).map(([nome, { wire }]) => [nome, wire]),
) as Record<CampoDaVaga, string>

function positive(row: Row, key: string): number | null {
  return whole(row, key) || null
}

const modalidades = new Set<string>(['PRESENCIAL', 'HIBRIDO', 'REMOTO'])
const isModalidade = (written: string | undefined): written is Modalidade =>
  written !== undefined && modalidades.has(written)

/** Null for an unknown one. */
export function toModalidade(row: Row, key: string): Modalidade | null {
  const modalidade = text(row, key)?.toUpperCase()
  return isModalidade(modalidade) ? modalidade : null
}
