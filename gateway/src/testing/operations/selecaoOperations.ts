import { globalId, professora } from '../createTestGateway.ts'
import {
  anotacao,
  anotacaoFields,
  avaliacao,
  avaliacaoFields,
  movida,
  selecao,
  selecaoFields,
  vaga,
  vagaFields,
  vagaId,
} from './operationParts.ts'
import type { Operation } from './operation.ts'

/** The operations of a professor on the candidaturas of a vaga. */
export const daSelecao: Operation[] = [
  {
    name: 'moverCandidaturas',
    query: `mutation { moverCandidaturas(input: { vaga: "${vagaId}", candidaturas: [{ candidatura: "${globalId('Candidatura', '12.31')}", versao: 3 }],
      para: APROVADA, palavra: "Olá", reter: true, chave: "c1" }) { __typename
      ... on MoverCandidaturasSuccess { movidas { id etapa retida versao } } } }`,
    token: professora,
    call: 'POST /vagas/12/selecao/movimentos',
    body: { movidas: [movida], recusadas: [{ ...movida, id: 32, detail: 'Mudou.' }], selecao },
  },
  {
    name: 'finalizarSelecao',
    query: `mutation { finalizarSelecao(input: { vaga: "${vagaId}", divulgar: true, chave: "c1",
      semDecisao: { candidaturas: [{ candidatura: "${globalId('Candidatura', '12.32')}", versao: 3 }], para: NAO_SELECIONADA } }) { __typename
      ... on FinalizarSelecaoSuccess { vaga { ${vagaFields} } divulgadas { id etapa retida versao } movidas { id etapa retida versao } selecao { id ${selecaoFields} } } } }`,
    token: professora,
    call: 'POST /vagas/12/selecao/finalizacao',
    body: {
      divulgadas: [{ ...movida, retida: false }],
      movidas: [{ ...movida, id: 32, retida: false }],
      recusadas: [{ ...movida, id: 33, detail: 'Mudou.' }],
      selecao,
      vaga,
    },
  },
  {
    name: 'divulgarResultado',
    query: `mutation { divulgarResultado(input: { vaga: "${vagaId}" }) { __typename
      ... on DivulgarResultadoSuccess { divulgadas { id etapa retida versao } } } }`,
    token: professora,
    call: 'POST /vagas/12/selecao/divulgacao',
    body: { divulgadas: [{ ...movida, retida: false }], selecao },
  },
  {
    name: 'definirLugares',
    query: `mutation { definirLugares(input: { vaga: "${vagaId}", lugares: 3 }) { __typename
      ... on DefinirLugaresSuccess { selecao { id ${selecaoFields} } } } }`,
    token: professora,
    call: 'PUT /vagas/12/selecao',
    body: selecao,
  },
  {
    name: 'candidatura.anotacoes',
    query: `{ vaga(codigo: "12") { candidatura(codigo: "31") { anotacoes { ${anotacaoFields} } } } }`,
    token: professora,
    call: 'GET /candidaturas/31/anotacoes',
    body: [anotacao],
    extension: true,
  },
  {
    name: 'avaliarCandidatura',
    query: `mutation { avaliarCandidatura(input: { candidatura: "${globalId('Candidatura', '12.31')}", nota: 4, etiquetas: ["Chamar"] }) { __typename
      ... on AvaliarCandidaturaSuccess { ${avaliacaoFields} } } }`,
    token: professora,
    call: 'PUT /candidaturas/31/avaliacao',
    body: avaliacao,
  },
  {
    name: 'avaliarCandidaturas',
    query: `mutation { avaliarCandidaturas(input: { vaga: "${vagaId}", candidaturas: ["${globalId('Candidatura', '12.31')}"], nota: 4 }) { __typename ... on AvaliarCandidaturasSuccess { avaliadas { id nota etiquetas totalDeAnotacoes } } } }`,
    token: professora,
    call: 'PUT /vagas/12/avaliacoes',
    body: { avaliadas: [{ candidatura: 31, ...avaliacao }], recusadas: [] },
  },
  {
    name: 'anotarCandidatura',
    query: `mutation { anotarCandidatura(input: { candidatura: "${globalId('Candidatura', '12.31')}", texto: "Ligar.", chave: "c1" }) { __typename
      ... on AnotarCandidaturaSuccess { anotacao { ${anotacaoFields} } } } }`,
    token: professora,
    call: 'POST /candidaturas/31/anotacoes',
    body: anotacao,
  },
]
