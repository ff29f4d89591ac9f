import { expect, test } from 'vitest'
import { matchesSearch, toSearchText, toWords } from './searchText.ts'

test.each([
  ['joao', true],
  ['JOÃO', true],
  ['  silva  joao ', true],
  ['amanha', true],
  ['silva amanhã', true],
  ['', true],
  ['  ', true],
  ['maria', false],
  ['joao terça', false],
  ['!!!', false],
])('%j over a name and a text', (busca, found) => {
  expect(matchesSearch(busca)(toSearchText('João da Silva', 'Até amanhã!'))).toBe(found)
})

test('finds by one text if the other is missing', () => {
  expect(matchesSearch('oi')(toSearchText(null, 'Oi'))).toBe(true)
  expect(matchesSearch('oi')(toSearchText(null, undefined))).toBe(false)
})

/* The same table as in api/src/vagas/busca.test.ts. */
test.each([
  ['Redes TCP/IP', 'redes tcp ip'],
  ['CI/CD', 'ci cd'],
  ['Vue.js 3.0', 'vue js 3 0'],
  ['INF1007/INF1008', 'inf 1007 inf 1008'],
  ['  Física–Química (2026.1) ', 'fisica quimica 2026 1'],
  ['C, C+, C++, C# e F#', 'c cplus cplusplus csharp e fsharp'],
  ['C++17/C#10', 'cplusplus 17 csharp 10'],
  ['R+Python', 'r python'],
  ['LGBTQIA+ Notepad++ #vagas', 'lgbtqia notepad vagas'],
  ["D'Água, e-mail: a@b.br", 'd agua e mail a b br'],
  ['10% – R$ 1.200,00', '10 r 1 200 00'],
  ['CO₂ ｃ＋＋ ﬁm 1º', 'co 2 cplusplus fim 1o'],
  ['Иван 量子', 'иван 量子'],
  ['%_\\ !?', ''],
])('the words of %j', (texto, palavras) => {
  expect(toWords(texto)).toBe(palavras)
})

const texto = 'Li sobre TCP/IP, Node.js, Vue.js 3.0, C++ e R; cursei INF1007/INF1008 em 2026.1.'

test.each([
  'tcp/ip',
  'TCP-IP',
  'ip',
  'node.js',
  'js node',
  'vue 3.0',
  'c++',
  'R',
  'r c++',
  'inf1007/inf1008',
  'inf1008',
  'INF 1007',
  'inf10',
  '2026.1',
])('finds %s by itself and by its parts', busca => {
  expect(matchesSearch(busca)(toSearchText(texto))).toBe(true)
})

test.each([
  ['C++', 'Programo em C.'],
  ['C#', 'Programo em C++.'],
  ['R', 'Monitora de cálculo'],
])('%s does not find %j', (busca, outro) => {
  expect(matchesSearch(busca)(toSearchText(outro))).toBe(false)
})
