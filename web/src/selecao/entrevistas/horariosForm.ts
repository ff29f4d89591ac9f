import * as v from 'valibot'
import { rascunhoDoUsuario } from '../../sessao/rascunho.ts'
import { toInstant } from '../../ui/fuso.ts'
import type { NovoHorario } from './__generated__/useHorariosMutation.graphql.ts'

const schema = v.object({
  dia: v.string(),
  hora: v.string(),
  minutos: v.string(),
  quantos: v.string(),
  local: v.string(),
  link: v.string(),
})

/** Numbers are texts as typed. */
export type HorariosFormValues = v.InferOutput<typeof schema>

const isHorariosFormValues = (stored: unknown): stored is HorariosFormValues => v.is(schema, stored)

/** The draft of an offer, kept until it is made. `vaga`: global id. */
export const rascunhoDosHorarios = (vaga: string) => rascunhoDoUsuario(`horarios:${vaga}`, isHorariosFormValues)

export const blankValues: HorariosFormValues = { dia: '', hora: '', minutos: '30', quantos: '1', local: '', link: '' }

export type Erros = Partial<Record<keyof HorariosFormValues, string>>

const isWhole = (text: string, least: number, most: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most

const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)

/** Returns the errors by field. */
export function validate({ dia, hora, minutos, quantos, local, link }: HorariosFormValues, now: Date): Erros {
  const erros: Erros = {}
  const inicio = dia && hora ? toInstant(dia, hora) : null
  if (!inicio) erros.dia = 'Escolha o dia e a hora'
  else if (inicio <= now) erros.dia = 'Escolha um horário que ainda não passou'
  if (!isWhole(minutos, 5, 480)) erros.minutos = 'Digite um número de 5 a 480'
  if (!isWhole(quantos, 1, 50)) erros.quantos = 'Digite um número de 1 a 50'
  if (!local.trim() && !link.trim()) erros.local = 'Diga o local ou o link da entrevista'
  if (local.trim().length > 200) erros.local = 'O local tem no máximo 200 caracteres'
  if (link.trim() && !isWebAddress(link.trim())) erros.link = 'Digite um endereço que comece com http:// ou https://'
  else if (link.trim().length > 500) erros.link = 'O link tem no máximo 500 caracteres'
  return erros
}

const nomes: Record<keyof NovoHorario, keyof HorariosFormValues> = {
  inicio: 'dia',
  minutos: 'minutos',
  local: 'local',
  link: 'link',
}

/** The server's refusals of any of the horarios, at the fields that they were made from. */
export const toErros = (campos: readonly { campo: string; mensagem: string }[]): Erros =>
  Object.fromEntries(
    campos.flatMap(({ campo, mensagem }) => {
      const nome = campo.split('.')[2] ?? ''
      return isNome(nome) ? [[nomes[nome], mensagem]] : []
    }),
  )

const isNome = (nome: string): nome is keyof NovoHorario => nome in nomes

/** Returns consecutive horarios, without a break between them. */
export function toHorarios(values: HorariosFormValues): Required<NovoHorario>[] {
  const { dia, hora, minutos, quantos, local, link } = values
  const inicio = toInstant(dia, hora)?.getTime() ?? Number.NaN
  return Array.from({ length: Number(quantos) }, (_, index) => ({
    inicio: new Date(inicio + index * Number(minutos) * 60_000).toISOString(),
    minutos: Number(minutos),
    local: local.trim() || null,
    link: link.trim() || null,
  }))
}
