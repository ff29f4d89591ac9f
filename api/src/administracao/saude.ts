import { z } from 'zod'

const parte = z.object({
  parte: z.enum([
    'versao',
    'banco',
    'relogio',
    'escuta',
    'emails',
    'tarefas',
    'smtp',
    'arquivos',
    'contagens',
    'endereco',
    'disco',
    'ensaio',
    'universidade',
  ]),
  bem: z.boolean(),
  detalhe: z.string().describe('In Portuguese: how it is, and what to do if it is not well'),
})

export const saude = z.array(parte).describe('The version, and the parts that this process needs')

export type Parte = z.output<typeof parte>
