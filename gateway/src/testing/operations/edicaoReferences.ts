import { globalId, professora } from '../createTestGateway.ts'
import { write } from './reference.ts'
import type { Reference } from './reference.ts'

const textos = 'titulo: "Monitoria", descricao: "Uma descrição longa o bastante.", prazo: "2999-01-01"'
const corrigir = (field: string) => write('atualizarVaga', `vaga: "${globalId('Vaga', '12')}", ${textos}, ${field}`)
const correction = { token: professora, call: 'PUT /vagas/12', answer: { id: 12, titulo: 'Monitoria' } }

/** Every reference in the edit of a vaga. */
export const edicaoReferences: Record<string, Reference> = {
  'AtualizarVagaInput.vaga': {
    type: 'Vaga',
    codigo: '12',
    token: professora,
    document: id => write('atualizarVaga', `vaga: "${id}", ${textos}`),
    call: 'PUT /vagas/12',
    answer: { id: 12, titulo: 'Monitoria' },
  },
  'AtualizarVagaInput.interesses': {
    ...correction,
    type: 'Interesse',
    argument: 'interesses.0',
    codigo: '4',
    document: id => corrigir(`interesses: ["${id}"]`),
    sends: { interesses: [4] },
  },
  'AtualizarVagaInput.departamento': {
    ...correction,
    type: 'Departamento',
    codigo: '3',
    document: id => corrigir(`departamento: "${id}"`),
    sends: { department_id: 3 },
  },
  'AtualizarVagaInput.local': {
    ...correction,
    type: 'Local',
    codigo: '1',
    document: id => corrigir(`local: "${id}"`),
    sends: { location_id: 1 },
  },
  'AtualizarVagaInput.tipo': {
    ...correction,
    type: 'OpcaoDeTipo',
    codigo: '1',
    document: id => corrigir(`tipo: "${id}"`),
    sends: { tipo_id: 1 },
  },
  'VagaAntesInput.interesses': {
    ...correction,
    type: 'Interesse',
    argument: 'antes.interesses.0',
    codigo: '4',
    document: id => corrigir(`antes: { interesses: ["${id}"] }`),
    sends: { antes: { interesses: [4] } },
  },
  'VagaAntesInput.departamento': {
    ...correction,
    type: 'Departamento',
    argument: 'antes.departamento',
    codigo: '3',
    document: id => corrigir(`antes: { departamento: "${id}" }`),
    sends: { antes: { department_id: 3 } },
  },
  'VagaAntesInput.local': {
    ...correction,
    type: 'Local',
    argument: 'antes.local',
    codigo: '1',
    document: id => corrigir(`antes: { local: "${id}" }`),
    sends: { antes: { location_id: 1 } },
  },
  'VagaAntesInput.tipo': {
    ...correction,
    type: 'OpcaoDeTipo',
    argument: 'antes.tipo',
    codigo: '1',
    document: id => corrigir(`antes: { tipo: "${id}" }`),
    sends: { antes: { tipo_id: 1 } },
  },
}
