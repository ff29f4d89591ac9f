import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkInstituicao } from './instituicao.ts'

const text = (name: string) => readFileSync(new URL(`../../institutions/${name}.json`, import.meta.url), 'utf8')

test.each(['puc', 'uex'])('nothing is wrong with the file of %s', name => {
  expect(checkInstituicao(text(name))).toEqual([])
})

test.each([
  ['a value of another type', '"creditos": 8', '"creditos": "oito"', 11, /^atividadesComplementares\.creditos: /],
  [
    'a course that the institution has not',
    '["Medicina", "Enfermagem"] }',
    '["Direito"] }',
    14,
    /is not one of cursos$/,
  ],
  ['a department that is there twice', '"nome": "Ciências Agrárias"', '"nome": "Medicina"', 15, /is there twice$/],
  ['a kind that every board has', '"Extensão"', '"estagio"', 10, /^tiposDeVaga\.0: is there twice$/],
  ['a key that nothing reads', '"suporte"', '"suporteTecnico"', 7, /^suporteTecnico: no key of this file$/],
  [
    'a time zone that nobody knows',
    '"suporte"',
    '"fuso": "America/Cuiaba do Norte",\n  "suporte"',
    7,
    /^fuso: is no name of a time zone/,
  ],
  [
    'terms that do not follow each other',
    '"suporte"',
    '"primeirosMeses": [8, 3],\n  "suporte"',
    7,
    /^primeirosMeses: must be ascending months$/,
  ],
  ['a year of one term', '"suporte"', '"primeirosMeses": [3],\n  "suporte"', 7, /^primeirosMeses: /],
  ['a month that no year has', '"suporte"', '"primeirosMeses": [1, 13],\n  "suporte"', 7, /^primeirosMeses\.1: /],
  ['a missing key, at what should have it', '"codigo": "ATC100", ', '', 11, /^atividadesComplementares\.codigo: /],
  ['a missing comma', '"sigla": "UEX",', '"sigla": "UEX"', 4, /Comma/],
])('names the line of %s', (_, from, to, line, message) => {
  const [problem] = checkInstituicao(text('uex').replace(from, to))
  expect(problem).toEqual({ line, message: expect.stringMatching(message) })
})
