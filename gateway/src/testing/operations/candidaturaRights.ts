import type { Ids, Line } from './line.ts'

const ofCandidatura =
  (field: string) =>
  ({ candidatura }: Ids) =>
    `{ node(id: "${candidatura}") { ... on Candidatura { ${field} } } }`

/** Who may request the fields of a candidatura, and what counts the steps towards one. */
export const candidaturaRights: Record<string, Line> = {
  'Vaga.alcance': { may: 'author', text: ({ codigo }) => `{ vaga(codigo: "${codigo}") { alcance { viram } } }` },
  'Mutation.registrarPasso': {
    may: 'aluno',
    text: ({ vaga }) =>
      `mutation { registrarPasso(input: { vaga: "${vaga}", passo: VIU, origem: LISTA }) { __typename } }`,
  },
  'Viewer.colunas': { may: 'professor', text: '{ viewer { colunas } }' },
  'Mutation.escolherColunas': {
    may: 'professor',
    text: 'mutation { escolherColunas(input: { colunas: ["cr"] }) { __typename } }',
  },
  'Mutation.marcarCandidaturaComoLida': {
    may: 'author',
    secret: true,
    text: ({ candidatura }) =>
      `mutation { marcarCandidaturaComoLida(input: { candidatura: "${candidatura}" }) { __typename } }`,
  },
  'Mutation.responderPerguntas': {
    may: 'aluno',
    text: ({ vaga }) => `mutation { responderPerguntas(input: { vaga: "${vaga}", respostas: [] }) { __typename } }`,
  },
  'Vaga.candidatura': {
    may: 'author',
    secret: true,
    text: ({ codigo, codigoDaCandidatura }) =>
      `{ vaga(codigo: "${codigo}") { candidatura(codigo: "${codigoDaCandidatura}") { cartaDeMotivacao candidato { email } historicoEscolar { cr } } } }`,
  },
  'Candidatura.anotacoes': { may: 'author by id', secret: true, text: ofCandidatura('anotacoes { texto }') },
  'Candidatura.atendimento': { may: 'author by id', secret: true, text: ofCandidatura('atendimento { curso }') },
  'Candidatura.avaliacao': { may: 'author by id', secret: true, text: ofCandidatura('avaliacao { nota }') },
  'Candidatura.respondidaEm': { may: 'author by id', secret: true, text: ofCandidatura('respondidaEm') },
  'Candidatura.comunicadoHoje': { may: 'author by id', secret: true, text: ofCandidatura('comunicadoHoje') },
  'Candidatura.lida': { may: 'author by id', secret: true, text: ofCandidatura('lida') },
  'Candidatura.candidato': {
    may: 'author by id',
    secret: true,
    text: ofCandidatura('candidato { email pessoa { nome } }'),
  },
  // It is read with all of the vaga, whose existence is no secret.
  'Candidatura.entrevista': { may: 'author or candidate by id', text: ofCandidatura('entrevista { inicio }') },
  'Candidatura.conversa': {
    may: 'author or candidate by id',
    secret: true,
    text: ofCandidatura('conversa { ultimaMensagem }'),
  },
  'Candidatura.mudancas': {
    may: 'author or candidate by id',
    secret: true,
    text: ofCandidatura('mudancas { palavra }'),
  },
  'Candidatura.historicoEscolar': { may: 'author by id', secret: true, text: ofCandidatura('historicoEscolar { cr }') },
  'Candidatura.respostas': {
    may: 'author or candidate by id',
    secret: true,
    text: ofCandidatura('respostas { respostas { valor } }'),
  },
}
