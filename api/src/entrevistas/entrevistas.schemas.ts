import { z } from 'zod'
import { blankIsNull } from '../http/caracteres.ts'
import { codigo, texto } from '../http/texto.ts'

export const vagaParams = z.object({ id: codigo })

export const horarioParams = z.object({ id: codigo, horario: codigo })

const isWebAddress = (value: string) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value)

export const novo = z
  .object({
    inicio: z.iso.datetime({ offset: true, error: 'Escolha um dia e uma hora.' }),
    minutos: z
      .int('Escreva um número inteiro.')
      .min(5, 'Uma entrevista dura de 5 a 480 minutos.')
      .max(480, 'Uma entrevista dura de 5 a 480 minutos.'),
    local: texto(200).nullish().transform(blankIsNull),
    link: texto(500)
      .nullish()
      .transform(blankIsNull)
      .refine(link => link === null || isWebAddress(link), 'Escreva um endereço que comece com http:// ou https://.'),
  })
  .refine(({ local, link }) => local !== null || link !== null, {
    path: ['local'],
    error: 'Diga o local ou o link da entrevista.',
  })

export const horariosBody = z.object({
  horarios: z.array(novo).min(1, 'Ofereça pelo menos um horário.').max(50, 'Ofereça no máximo 50 horários de uma vez.'),
})

export type Novos = z.infer<typeof horariosBody>['horarios']

export const escolhaBody = z.object({ horario: z.int().min(1).max(2_147_483_647) })

const candidato = z.object({ id: z.int(), usuario: z.string(), avatar: z.string().nullable() })

export const horarioSchema = z.object({
  id: z.int(),
  inicio: z.iso.datetime(),
  minutos: z.int(),
  local: z.string().nullable(),
  link: z.string().nullable(),
  candidatura: z
    .object({ id: z.int(), candidato })
    .nullable()
    .describe('The candidate, for managers of the vaga only; null while it is free'),
  minha: z.boolean().describe('It belongs to the student of the request'),
})

export type HorarioAnswer = z.infer<typeof horarioSchema>

export const horariosResponse = z.array(horarioSchema)
