import { expect, test } from 'vitest'
import { z } from 'zod'
import { completeExample } from './completeExample.ts'

const complete = (schema: z.ZodType, given?: unknown) => completeExample(z.toJSONSchema(schema) as object, given)

test('fills a field by its name, or else by its type', () => {
  const schema = z.object({
    titulo: z.string(),
    lugares: z.string(),
    etapa: z.enum(['a', 'b']),
    link: z.string().nullable(),
  })
  expect(complete(schema)).toEqual({ titulo: 'Monitoria de Cálculo I', lugares: 'lugares', etapa: 'a', link: null })
})

test('keeps given values, null too, within objects and lists', () => {
  const vaga = z.object({ titulo: z.string().nullable(), tipo: z.object({ id: z.int(), nome: z.string() }) })
  expect(complete(z.array(vaga), [{ titulo: null }, { tipo: { id: 2 }, other: 1 }])).toEqual([
    { titulo: null, tipo: { id: 1, nome: 'Monitoria' } },
    { titulo: 'Monitoria de Cálculo I', tipo: { id: 2, nome: 'nome' } },
  ])
})

test('an optional field is there only if it is given', () => {
  const schema = z.object({ titulo: z.string().optional(), prazo: z.iso.date().optional() })
  expect(complete(schema, { prazo: '2030-01-01' })).toEqual({ prazo: '2030-01-01' })
})
