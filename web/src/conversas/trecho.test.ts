import { expect, test } from 'vitest'
import { trechoDe } from './trecho.ts'

test.each([
  ['Qual é o prazo?', 'PRAZO', ['Qual é o ', 'prazo', '?']],
  ['A reunião de\ncálculo é hoje', 'calculo hoje', ['A reunião de ', 'cálculo', ' é hoje']],
  ['Não há nada assim', 'xyz', ['Não há nada assim', '', '']],
  ['Bom dia 🙂 ação', 'acao', ['Bom dia 🙂 ', 'ação', '']],
  ['Uma frase bem longa que vem antes do prazo final', 'prazo', ['…e bem longa que vem antes do ', 'prazo', ' final']],
])('in %j, %j is found', (conteudo, busca, [antes, achado, depois]) => {
  const trecho = trechoDe(conteudo, busca)
  expect([trecho.achado, trecho.depois]).toEqual([achado, depois])
  expect(trecho.antes.endsWith(antes?.replace('…', '').slice(-20) ?? '')).toBe(true)
})
