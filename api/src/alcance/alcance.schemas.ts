import { z } from 'zod'
import { origens } from '../db/schema/alcance.ts'
import { codigo } from '../http/texto.ts'

export const vagaParams = z.object({ id: codigo })

export const passoBody = z.object({
  passo: z.enum(['viu', 'comecou']).describe('Opened the page of the vaga, or the form to apply'),
  origem: z
    .enum(origens)
    .describe('What led there: the list, a search, a notification or mail about new vagas, or any other link'),
})

export type Passo = z.output<typeof passoBody>

const visitas = {
  viram: z.int().describe('Visits, not people: at most one a student, day and process of the API'),
  comecaram: z.int().describe('How often the form to apply was opened, counted as visits are'),
}
const todos = {
  ...visitas,
  salvaram: z.int().describe('Students who keep it saved'),
  candidataram: z.int().describe('Candidaturas that were not cancelled'),
}

export const alcanceResponse = z.object({
  ...todos,
  origens: z.array(z.object({ origem: z.enum(origens), ...visitas })).describe('Each origin once'),
  dias: z
    .array(z.object({ dia: z.iso.date(), ...todos }))
    .describe('Each day up to the last with any of these, the oldest first; at most 30'),
})

export type Alcance = z.output<typeof alcanceResponse>
