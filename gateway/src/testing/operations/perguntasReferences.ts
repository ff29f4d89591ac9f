import { aluna, globalId, professora } from '../createTestGateway.ts'
import { write } from './reference.ts'
import type { Reference } from './reference.ts'

const ofVaga = { type: 'Vaga', codigo: '12', token: professora }
const ofPergunta = { type: 'Pergunta', codigo: '3' }
const vaga = globalId('Vaga', '12')

/** Every reference in the fields of questions and answers. */
export const perguntasReferences: Record<string, Reference> = {
  'DefinirPerguntasInput.vaga': {
    ...ofVaga,
    document: id => write('definirPerguntas', `vaga: "${id}", perguntas: [], arquivo: NAO`),
    call: 'PUT /vagas/12/perguntas',
    answer: { perguntas: [], arquivo: { pedido: 'nao', instrucao: null } },
  },
  'PerguntaInput.id': {
    ...ofPergunta,
    argument: 'perguntas.0.id',
    token: professora,
    document: id =>
      write(
        'definirPerguntas',
        `vaga: "${vaga}", perguntas: [{ id: "${id}", texto: "Por quê?", tipo: LINK, obrigatoria: true }], arquivo: NAO`,
      ),
    call: 'PUT /vagas/12/perguntas',
    answer: { perguntas: [], arquivo: { pedido: 'nao', instrucao: null } },
    sends: { perguntas: [{ id: 3 }] },
  },
  'RespostaInput.pergunta': {
    ...ofPergunta,
    argument: 'respostas.0.pergunta',
    token: aluna,
    document: id =>
      write(
        'candidatar',
        `vaga: "${vaga}", respostas: [{ pergunta: "${id}", texto: "Por quê?", valor: "Porque sim." }]`,
      ),
    call: 'POST /candidaturas/vaga/12',
    answer: { id: 31, criado_em: '2026-03-09T14:00:00Z', carta_motivacao: null },
    sends: { respostas: [{ pergunta: 3 }] },
  },
  'EnviarArquivoDaCandidaturaInput.vaga': {
    ...ofVaga,
    token: aluna,
    document: id =>
      `mutation ($arquivo: Upload!) { enviarArquivoDaCandidatura(input: { vaga: "${id}", arquivo: $arquivo }) { __typename } }`,
    arquivo: new File(['%PDF-1.7'], 'obra.pdf', { type: 'application/pdf' }),
    call: 'POST /candidaturas/vaga/12/arquivo',
    answer: { id: '5f0c7a52-3c1e-4d52-9a43-8f1de3f0b6aa', tamanho: 8 },
  },
}
