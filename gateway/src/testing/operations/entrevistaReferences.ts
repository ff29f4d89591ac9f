import { aluna, globalId, professora } from '../createTestGateway.ts'
import { write } from './reference.ts'
import type { Reference } from './reference.ts'

const ofVaga = { type: 'Vaga', codigo: '12', token: professora }
const ofHorario = { type: 'Horario', codigo: '61', token: professora }
const novoHorario = '{ inicio: "2999-01-01T12:00:00Z", minutos: 30, local: "Sala 5" }'

/** Every reference in the fields of interviews. */
export const entrevistaReferences: Record<string, Reference> = {
  'OferecerHorariosInput.vaga': {
    ...ofVaga,
    document: id => write('oferecerHorarios', `vaga: "${id}", horarios: [${novoHorario}], chave: "a"`),
    call: 'POST /vagas/12/entrevistas',
    answer: [],
  },
  'RetirarHorarioInput.vaga': {
    ...ofVaga,
    document: id => write('retirarHorario', `vaga: "${id}", horario: "${globalId('Horario', '12.61')}"`),
    call: 'DELETE /vagas/12/entrevistas/61',
    answer: null,
  },
  'RetirarHorarioInput.horario': {
    ...ofHorario,
    document: id => write('retirarHorario', `vaga: "${globalId('Vaga', '12')}", horario: "${id}"`),
    call: 'DELETE /vagas/12/entrevistas/61',
    answer: null,
  },
  'EscolherHorarioInput.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => write('escolherHorario', `vaga: "${id}", horario: "${globalId('Horario', '12.61')}"`),
    call: 'PUT /candidaturas/vaga/12/entrevista',
    answer: null,
  },
  'EscolherHorarioInput.horario': {
    ...ofHorario,
    token: aluna,
    document: id => write('escolherHorario', `vaga: "${globalId('Vaga', '12')}", horario: "${id}"`),
    call: 'PUT /candidaturas/vaga/12/entrevista',
    answer: null,
    sends: { horario: 61 },
  },
  'DevolverHorarioInput.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => write('devolverHorario', `vaga: "${id}"`),
    call: 'DELETE /candidaturas/vaga/12/entrevista',
    answer: null,
  },
}
