import { z } from 'zod'
import { modosDeBusca, ordensDeVagas, beneficiosDeVaga, tiposDeBusca } from '../db/schema/buscas.ts'
import { modalidades } from '../db/schema.ts'
import { codigo, nome, texto } from '../http/texto.ts'
import { tipoFields } from '../vagas/tipos.ts'
import { listQuery } from '../vagas/vagas.schemas.ts'

export const buscaParams = z.object({ id: codigo })

const modo = z
  .enum(modosDeBusca)
  .describe(
    'Only on the board, also in the daily summary by mail, on the devices that show notices (422 without one), or not at all',
  )

const nomeDeBusca = nome(60)

/** The filter as the list gets it in its query, so that one parser reads both. */
const filtro = listQuery.omit({ skip: true, limit: true, depois: true })

export type Filtro = z.output<typeof filtro>

export const novaBuscaBody = z.object({
  nome: nomeDeBusca,
  modo: modo.default('no_quadro'),
  filtro: filtro.describe('The query of `GET /vagas`, with at least one condition besides the order'),
})

export const seguirBody = z.object({
  tipo: z.enum(tiposDeBusca).exclude(['busca']),
  alvo: texto(40)
    .min(1)
    .describe('The id of the professor or department, or the code of a course of the own transcript'),
  modo: modo.default('no_quadro'),
})

export const mudancaDeBuscaBody = z.object({
  nome: nomeDeBusca.optional().describe('Of a search; that of a follow stays'),
  modo: modo.optional(),
  vista: z.literal(true).optional().describe('Nothing that it finds now is new any more'),
})

export type MudancaDeBusca = z.output<typeof mudancaDeBuscaBody>

export const buscaSalva = z.object({
  id: z.int(),
  tipo: z.enum(tiposDeBusca),
  nome: z.string().describe('The name that was given, or that of whom or what is followed'),
  disciplina: z.string().nullable().describe('The code of the course that is followed'),
  modo: z.enum(modosDeBusca),
  filtro: z
    .object({
      tipos: z.array(z.object(tipoFields)),
      departamento: z.int().nullable(),
      autor: z.int().nullable(),
      beneficios: z.array(z.enum(beneficiosDeVaga)),
      modalidades: z.array(z.enum(modalidades)),
      horas_minimas: z.int().nullable(),
      busca: z.string().nullable(),
      ordem: z.enum(ordensDeVagas).nullable(),
    })
    .describe('What `GET /vagas` finds it by'),
  novas: z
    .int()
    .describe(
      'The open vagas that were published since it was last seen, of the last 30 days; 99 for more. 0 for `nenhum`',
    ),
})

export type BuscaSalva = z.output<typeof buscaSalva>

export const buscasResponse = z.object({ buscas: z.array(buscaSalva) })
