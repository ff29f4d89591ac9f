import { expect, test } from 'vitest'
import { type Candidato, type OrdemDeCandidatos, sortCandidatos, searchCandidatos } from './candidatos.ts'

const vazio = {
  codigoDaCandidatura: '31',
  pessoa: null,
  codigo: null,
  email: null,
  curso: null,
  avatar: null,
  periodoInicio: null,
  criadaEm: null,
  carta: null,
  respondidaEm: null,
  lida: null,
  etapa: null,
  retida: false,
  versao: null,
  avaliacao: null,
}
const candidato = (nome: string | null, changes: Partial<Candidato> = {}): Candidato => ({
  ...vazio,
  id: String(nome),
  nome,
  ...changes,
})

const quatro = [
  candidato('Érica', { curso: 'Letras', criadaEm: '2026-04-03T10:00:00Z' }),
  candidato(null),
  candidato('eduardo', { curso: 'Física', criadaEm: '2026-04-01T10:00:00Z', carta: 'Estudei lógica em São José.' }),
  candidato('Ana', { curso: 'Física', criadaEm: '2026-04-02T10:00:00Z', email: 'ana@puc.example' }),
]

test.each<[OrdemDeCandidatos, (string | null)[]]>([
  ['antigas', ['eduardo', 'Ana', 'Érica', null]],
  ['recentes', ['Érica', 'Ana', 'eduardo', null]],
  ['nome', ['Ana', 'eduardo', 'Érica', null]],
  ['curso', ['Ana', 'eduardo', 'Érica', null]],
  ['carta', ['eduardo', 'Ana', 'Érica', null]],
])('sorts by %s, null last', (ordem, nomes) => {
  expect(sortCandidatos(quatro, ordem).map(({ nome }) => nome)).toEqual(nomes)
})

test.each([
  ['erica', ['Érica']],
  ['FISICA', ['eduardo', 'Ana']],
  ['fis ana@', ['Ana']],
  ['sao  logica', ['eduardo']],
  ['  ', ['Érica', null, 'eduardo', 'Ana']],
  ['ninguém', []],
])('finds by "%s" in name, curso, e-mail and carta', (busca, nomes) => {
  expect(searchCandidatos(quatro, busca).map(({ nome }) => nome)).toEqual(nomes)
})

test.each([
  ['c++', ['Iara']],
  ['c', ['Caio', 'Iara']],
  ['redes tcp-ip', ['Iara']],
  ['ip redes', ['Iara']],
  ['r', ['Iara']],
])('finds by "%s" as a word of a carta', (busca, nomes) => {
  const dois = [
    candidato('Caio', { carta: 'Estudei lógica.' }),
    candidato('Iara', { carta: 'Sei C++, R e redes TCP/IP.' }),
  ]
  expect(searchCandidatos(dois, busca).map(({ nome }) => nome)).toEqual(nomes)
})
