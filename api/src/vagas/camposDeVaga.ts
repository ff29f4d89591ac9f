import { z } from 'zod'
import { modalidades, vagas } from '../db/schema.ts'
import { dia } from './dia.ts'

/*
 * The fields of a vaga that a professor edits and that are one nullable column each: from this table come the bodies, the
 * insert, the update, the responses, the versions of candidates, and how a change reads. The others are beside it.
 */

/** How candidates learn that a field has changed. */
export type Mudanca<Valor> = {
  nome: string
  /** Whether they are notified, because the change may change their minds. */
  notifica: boolean
  /** A value in words, beside the other one; null if only the name of the field is mentioned. */
  valor: ((valor: NonNullable<Valor>, outro: Valor) => string) | null
}

type Campo = {
  coluna: keyof typeof vagas.$inferInsert
  /** In the body of a new vaga. */
  nova: z.ZodType
  /** In the body of an edit: missing is unchanged. */
  edicao: z.ZodType
  resposta: z.ZodType
  /** In the response without a session. */
  publica: z.ZodType
  /** Null if the field promises candidates nothing: its changes are not kept for them. */
  mudanca: Mudanca<never> | null
}

const numero = new Intl.NumberFormat('pt-BR')

/** A day as '12/12', with its year if that is not the one of the other day. */
export const toDia = (dia: string, outro: string | null): string => {
  const [ano, mes, numeroDoDia] = dia.split('-')
  return outro === null || outro.startsWith(`${ano}-`) ? `${numeroDoDia}/${mes}` : `${numeroDoDia}/${mes}/${ano}`
}

const inteiro = (min: number, max: number, message: string) => z.int(message).min(min, message).max(max, message)

/** Without a benefit, forms send null, 0 or, in a new vaga, nothing. */
const beneficio = (max: number) => {
  const valor = inteiro(0, max, `Escreva um número inteiro de 0 a ${max}.`)
  const orNull = (given: number | null | undefined) => given || null
  return {
    nova: valor.nullish().transform(orNull),
    edicao: valor.nullable().transform(orNull).optional().describe('Missing: unchanged; null or 0: none'),
  }
}

/** An extension: null, and nothing in a new vaga, mean that the professor has not said. */
const extensao = <Valor extends z.ZodType>(valor: Valor, descricao: string) => ({
  nova: valor
    .nullable()
    .default(null as never)
    .describe(descricao),
  edicao: valor.nullable().optional().describe('Extension: missing: unchanged'),
})

const porExtenso = { presencial: 'presencial', hibrido: 'híbrida', remoto: 'remota' }

const reais = z.int().nullable().describe('Reais a month')
const percentual = z.int().nullable().describe('Percent')
const horas = z.int().nullable()
const respostaAte = dia('A data da resposta deve ser uma data válida.')

export const campos = {
  remuneracao: {
    coluna: 'remuneracao',
    ...beneficio(1_000_000),
    resposta: reais,
    publica: reais,
    mudanca: { nome: 'remuneração', notifica: true, valor: (valor: number) => `R$ ${numero.format(valor)}` },
  },
  desconto: {
    coluna: 'desconto',
    ...beneficio(100),
    resposta: percentual,
    publica: percentual,
    mudanca: { nome: 'desconto na mensalidade', notifica: false, valor: null },
  },
  horas_complementares: {
    coluna: 'horasComplementares',
    ...beneficio(10_000),
    resposta: horas,
    publica: horas,
    mudanca: { nome: 'horas complementares', notifica: false, valor: null },
  },
  lugares: {
    coluna: 'lugares',
    ...extensao(inteiro(1, 1000, 'São pelo menos 1 e no máximo 1000 vagas.'), 'Extension: how many can be selected'),
    resposta: z.int().nullable().describe('Extension: how many can be selected; null while the professor has not said'),
    publica: z.int().nullable().describe('How many can be selected'),
    mudanca: null,
  },
  horas_semanais: {
    coluna: 'horasSemanais',
    ...extensao(inteiro(1, 60, 'São pelo menos 1 e no máximo 60 horas por semana.'), 'Extension: hours a week'),
    resposta: z.int().nullable().describe('Extension: hours a week; null while the professor has not said'),
    publica: z.int().nullable().describe('Hours a week'),
    mudanca: {
      nome: 'carga horária',
      notifica: true,
      valor: (valor: number) => `${valor}h ${valor === 1 ? 'semanal' : 'semanais'}`,
    },
  },
  modalidade: {
    coluna: 'modalidade',
    ...extensao(z.enum(modalidades, { error: 'Escolha a modalidade da lista.' }), 'Extension'),
    resposta: z.enum(modalidades).nullable().describe('Extension: null while the professor has not said'),
    publica: z.enum(modalidades).nullable(),
    mudanca: { nome: 'modalidade', notifica: true, valor: (valor: keyof typeof porExtenso) => porExtenso[valor] },
  },
  resposta_ate: {
    coluna: 'respostaAte',
    nova: respostaAte
      .default(null)
      .describe('Extension: the last day by which candidates are promised an answer, not before `prazo`'),
    edicao: respostaAte
      .optional()
      .describe('Extension: missing: unchanged; not before `prazo`, nor changed to a day in the past'),
    resposta: z.iso
      .date()
      .nullable()
      .describe('Extension: the last day by which candidates are promised an answer; null without a promise'),
    publica: z.iso.date().nullable().describe('The last day by which candidates are promised an answer'),
    mudanca: { nome: 'data da resposta', notifica: true, valor: toDia },
  },
} as const satisfies Record<string, Campo>

type Campos = typeof campos
type NomeDeCampo = keyof Campos

export const nomesDeCampos = Object.keys(campos) as NomeDeCampo[]

const forEach = (toEntry: (nome: NomeDeCampo) => [string, unknown]) => Object.fromEntries(nomesDeCampos.map(toEntry))

/** One part of each field. */
export const pickCampos = <Parte extends keyof Campo>(parte: Parte) =>
  forEach(nome => [nome, campos[nome][parte]]) as { [Nome in NomeDeCampo]: Campos[Nome][Parte] }

/** The columns of a select. */
export const colunas = forEach(nome => [nome, vagas[campos[nome].coluna]]) as {
  [Nome in NomeDeCampo]: (typeof vagas)[Campos[Nome]['coluna']]
}

/** The values of an insert or an update. Undefined: unchanged. */
export const toColunas = <Valores extends { [Nome in NomeDeCampo]?: unknown }>(valores: Valores) =>
  forEach(nome => [campos[nome].coluna, valores[nome]]) as {
    [Nome in NomeDeCampo as Campos[Nome]['coluna']]: Valores[Nome]
  }
