import { aluna, professora } from './createTestGateway.ts'

import type { Reference } from './references.ts'

const write = (name: string, input: string) => `mutation { ${name}(input: { ${input} }) { __typename } }`
const ofVaga = { type: 'Vaga', codigo: '12', token: professora }
const ofCandidatura = { type: 'Candidatura', codigo: '31', token: professora }
const respostas = { candidatura: 31, vaga: 12, respostas: [], arquivo: null }

/** Those of questions and answers. */
export const perguntasReferences: Record<string, Reference> = {
  'Viewer.pedidoDaVaga.vaga': {
    ...ofVaga,
    document: id => `{ viewer { ${`pedidoDaVaga(vaga: "${id}")`} { __typename } } }`,
    call: 'GET /vagas/12',
    answer: { id: 12 },
  },
  'Viewer.respostasDaCandidatura.candidatura': {
    ...ofCandidatura,
    document: id => `{ viewer { ${`respostasDaCandidatura(candidatura: "${id}")`} { __typename } } }`,
    call: 'GET /candidaturas/31/respostas',
    answer: respostas,
  },
  'Viewer.minhasRespostas.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => `{ viewer { ${`minhasRespostas(vaga: "${id}")`} { __typename } } }`,
    call: 'GET /candidaturas/vaga/12/respostas',
    answer: respostas,
  },
  'Viewer.respostasDaVaga.vaga': {
    ...ofVaga,
    document: id => `{ viewer { ${`respostasDaVaga(vaga: "${id}")`} { __typename } } }`,
    call: 'GET /vagas/12/respostas',
    answer: [],
  },
  'DefinirPerguntasInput.vaga': {
    ...ofVaga,
    document: id => write('definirPerguntas', `vaga: "${id}", perguntas: [], arquivo: NAO`),
    call: 'PUT /vagas/12/perguntas',
    answer: { perguntas: [], arquivo: { pedido: 'nao', instrucao: null } },
  },
}
