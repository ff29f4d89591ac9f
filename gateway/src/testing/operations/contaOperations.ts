import { aluna, professora } from '../createTestGateway.ts'
import type { Operation } from './operation.ts'
import { sessao } from './operationParts.ts'

const dia = '2026-03-09T14:00:00Z'

/** What reads one's own account and data. */
export const daConta: Operation[] = [
  {
    name: 'sessoes',
    query: '{ viewer { sessoes { codigo dispositivo rede criadaEm usadaEm atual } } }',
    token: aluna,
    call: 'GET /usuarios/me/sessoes',
    body: { sessoes: [sessao] },
    extension: true,
  },
  {
    name: 'avisos',
    query: '{ viewer { avisos { tipo modo modos } } }',
    token: aluna,
    call: 'GET /usuarios/me/avisos',
    body: { avisos: [{ tipo: 'recibo', modo: 'na_hora', modos: ['na_hora', 'no_quadro'] }] },
    extension: true,
  },
  {
    name: 'colunas',
    query: '{ viewer { colunas } }',
    token: professora,
    call: 'GET /usuarios/me/colunas',
    body: { colunas: ['cr'] },
    extension: true,
  },
  {
    name: 'bloqueios',
    query: '{ viewer { bloqueios { pessoa { id nome avatar } desde } } }',
    token: aluna,
    call: 'GET /rede/bloqueios',
    body: { bloqueios: [{ id: 8, nome: 'Rui', avatar: null, em: '2026-03-01T10:00:00Z' }] },
    extension: true,
  },
  {
    name: 'salvas',
    query: '{ viewer { salvas } }',
    token: aluna,
    call: 'GET /salvas',
    body: { salvas: [{ vaga_id: 12 }] },
    extension: true,
  },
  {
    name: 'meusDados',
    query:
      '{ viewer { meusDados { copia { situacao pedidaEm expiraEm bytes } exclusao { pedidaEm executarEm } oportunidadesEmAndamento } } }',
    token: aluna,
    call: 'GET /usuarios/me/dados',
    body: {
      copia: { pedida_em: dia, pronta_em: dia, expira_em: dia, falhou: false, bytes: 7 },
      exclusao: { pedida_em: dia, executar_em: dia },
      oportunidades_em_andamento: 0,
    },
    extension: true,
  },
]
