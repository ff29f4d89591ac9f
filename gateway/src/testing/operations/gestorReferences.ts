import { globalId, professora } from '../createTestGateway.ts'
import { write } from './reference.ts'
import type { Reference } from './reference.ts'

const ofVaga = { type: 'Vaga', codigo: '12', token: professora, answer: null }

/** Every reference in the fields of managers. */
export const gestorReferences: Record<string, Reference> = {
  'ConvidarGestorInput.vaga': {
    ...ofVaga,
    document: id => write('convidarGestor', `vaga: "${id}", convidado: { email: "bia@ut.example" }, visivel: true`),
    call: 'POST /vagas/12/gestores',
  },
  'ConvidadoInput.pessoa': {
    type: 'Pessoa',
    codigo: '8',
    argument: 'convidado.pessoa',
    token: professora,
    document: id =>
      write('convidarGestor', `vaga: "${globalId('Vaga', '12')}", convidado: { pessoa: "${id}" }, visivel: true`),
    call: 'POST /vagas/12/gestores',
    answer: null,
    sends: { usuario: 8, visivel: true },
  },
  'MostrarGestorInput.vaga': {
    ...ofVaga,
    document: id => write('mostrarGestor', `vaga: "${id}", gestor: "${globalId('Gestor', '12.71')}", visivel: true`),
    call: 'PUT /vagas/12/gestores/71',
  },
  'MostrarGestorInput.gestor': {
    type: 'Gestor',
    codigo: '71',
    token: professora,
    document: id => write('mostrarGestor', `vaga: "${globalId('Vaga', '12')}", gestor: "${id}", visivel: true`),
    call: 'PUT /vagas/12/gestores/71',
    answer: null,
    sends: { visivel: true },
  },
  'RemoverGestorInput.vaga': {
    ...ofVaga,
    document: id => write('removerGestor', `vaga: "${id}", gestor: "${globalId('Gestor', '12.71')}"`),
    call: 'DELETE /vagas/12/gestores/71',
  },
  'RemoverGestorInput.gestor': {
    type: 'Gestor',
    codigo: '71',
    token: professora,
    document: id => write('removerGestor', `vaga: "${globalId('Vaga', '12')}", gestor: "${id}"`),
    call: 'DELETE /vagas/12/gestores/71',
    answer: null,
  },
  'ResponderConviteInput.vaga': {
    ...ofVaga,
    document: id => write('responderConvite', `vaga: "${id}", aceitar: true`),
    call: 'POST /vagas/12/gestores/convite',
  },
}
