import { aluna, professora } from '../createTestGateway.ts'
import type { Operation } from './operation.ts'
import { buscaSalva, sessao } from './operationParts.ts'

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
    name: 'segundoFator',
    query:
      '{ viewer { segundoFator { exigido aplicativo { criadoEm usadoEm } chaves { codigo nome criadaEm usadaEm } codigos } } }',
    token: aluna,
    call: 'GET /usuarios/me/segundo-fator',
    body: {
      exigido: false,
      aplicativo: { criado_em: dia, usado_em: dia },
      chaves: [{ id: 'a', nome: 'Notebook', criada_em: dia, usada_em: dia }],
      codigos: 9,
    },
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
    name: 'buscasSalvas',
    query:
      '{ viewer { buscasSalvas { id tipo nome alvo modo novas filtro { tipos outrosTipos codigoDoDepartamento beneficios modalidades horasMinimas busca ordem } } } }',
    token: aluna,
    call: 'GET /usuarios/me/buscas',
    body: { buscas: [buscaSalva] },
    extension: true,
  },
  {
    name: 'seguidores',
    query: '{ viewer { seguidores } }',
    token: professora,
    call: 'GET /usuarios/me/seguidores',
    body: { total: 3 },
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
    name: 'privacidade',
    query: '{ viewer { privacidade { perfil curso email } } }',
    token: aluna,
    call: 'GET /usuarios/me/privacidade',
    body: { perfil: 'todos', curso: 'professores', email: 'gestores' },
    extension: true,
  },
  {
    name: 'leituras',
    query: '{ viewer { leituras(first: 5) { edges { node { id em documento quem papel vaga } } } } }',
    token: aluna,
    call: 'GET /usuarios/me/leituras?limit=5',
    body: {
      itens: [{ id: 4, em: dia, acao: 'leu_historico', quem: 'Lia', papel: 'professor', vaga: 'Monitoria' }],
      cursores: ['4'],
      tem_mais: false,
    },
    extension: true,
  },
  {
    name: 'agenda',
    query: '{ viewer { agenda { criadaEm } } }',
    token: aluna,
    call: 'GET /usuarios/me/agenda',
    body: { criada_em: dia },
    extension: true,
  },
  {
    name: 'noAparelho',
    query: '{ viewer { noAparelho { chave possiveis aparelho { endereco tipos ultimaEntrega } } } }',
    token: aluna,
    call: 'GET /usuarios/me/aparelho',
    body: {
      chave: 'BA',
      tipos: ['etapa', 'mensagem'],
      aparelho: { endereco: 'https://web.push.apple.com/x', tipos: ['etapa'], ultima_entrega: dia },
    },
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
  {
    name: 'meuEmail',
    query: '{ viewer { meuEmail { email pendente { email expiraEm } } } }',
    token: aluna,
    call: 'GET /usuarios/me/mudanca-de-email',
    body: { email: 'a@puc.example', pendente: { email: 'b@puc.example', expira_em: dia } },
    extension: true,
  },
]
