import { expect, test } from 'vitest'
import { z } from 'zod'
import { toFrase } from './frases.ts'

test.each([
  [z.string(), undefined, 'Este campo é obrigatório.'],
  [z.string(), null, 'Este campo é obrigatório.'],
  [z.string(), 1, 'Escreva um texto.'],
  [z.coerce.number(), 'um', 'Escreva um número.'],
  [z.int(), 1.5, 'Escreva um número inteiro.'],
  [z.boolean(), 'sim', 'Escolha sim ou não.'],
  [z.string().min(1), '', 'Este campo é obrigatório.'],
  [z.string().min(22), 'curta', 'O mínimo é 22 caracteres.'],
  [z.string().max(2), 'abc', 'O máximo é 2 caracteres.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'O máximo é 2 itens.'],
  [z.int().max(100), 101, 'O máximo é 100.'],
  [z.int().min(1), 0, 'O mínimo é 1.'],
  [z.email(), 'ana', 'Escreva um e-mail válido.'],
  [z.iso.datetime(), 'ontem', 'Escreva uma data e uma hora.'],
  [z.string().regex(/^\d+$/), 'um', 'O formato deste valor não é aceito.'],
  [z.enum(['sim', 'nao']), 'talvez', 'Escolha uma destas opções: sim, nao.'],
  [z.union([z.string(), z.boolean()]), 1, 'Este valor não é aceito.'],
])('says in a sentence why a value is refused %#', (schema, value, frase) => {
  const { error } = (schema as z.ZodType).safeParse(value, { error: toFrase })
  expect(error?.issues[0]?.message).toBe(frase)
})
