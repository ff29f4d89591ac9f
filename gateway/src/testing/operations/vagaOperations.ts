import { aluna, professora } from '../createTestGateway.ts'
import { vaga, vagaFields } from './operationParts.ts'
import type { Operation } from './operation.ts'

const passos = { viram: 5, salvaram: 3, comecaram: 2, candidataram: 1 }

/** The operations on open vagas besides their list. */
export const deVagasAbertas: Operation[] = [
  {
    name: 'contagensDeVagas',
    query: `{ contagensDeVagas { tipos { tipo total } departamentos { codigo total } beneficios { beneficio total }
      modalidades { modalidade total } horasMinimas { horas total } } }`,
    token: aluna,
    call: 'GET /contagens/vagas',
    body: {
      tipos: [{ tipo: { id: 1, nome: 'Monitoria' }, total: 3 }],
      departamentos: [{ id: 3, total: 2 }],
      beneficios: [{ beneficio: 'remuneracao', total: 1 }],
      modalidades: [{ modalidade: 'remoto', total: 1 }],
      horas_minimas: [{ horas: 10, total: 2 }],
    },
    extension: true,
  },
  {
    name: 'vaga.parecidas',
    query: `{ vaga(codigo: "12") { parecidas { ${vagaFields} } } }`,
    token: aluna,
    call: 'GET /vagas/12/parecidas',
    body: { vagas: [vaga] },
    extension: true,
  },
  {
    name: 'vaga.alcance',
    query:
      '{ vaga(codigo: "12") { alcance { viram salvaram comecaram candidataram origens { origem viram comecaram } dias { dia viram salvaram comecaram candidataram } } } }',
    token: professora,
    call: 'GET /vagas/12/alcance',
    body: {
      ...passos,
      origens: [{ origem: 'lista', viram: 5, comecaram: 2 }],
      dias: [{ dia: '2026-03-01', ...passos }],
    },
    extension: true,
  },
]
