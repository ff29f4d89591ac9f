import type { Notificacao } from './models/notificacao.ts'
import type { Papel } from './models/usuario.ts'

/**
 * The samples of docs/specification.md §2 and §9, shown only if the upstream has no notifications, and marked as
 * samples.
 */
export const notificacoesDeExemplo: Record<Papel, Notificacao[]> = {
  ESTUDANTE: [
    {
      codigo: '1',
      tipo: 'OPORTUNIDADE',
      titulo: 'Nova oportunidade para você',
      descricao: 'Uma vaga de monitoria combina com os seus interesses.',
      criadaEm: null,
      lida: false,
      acao: { rotulo: 'Me inscrever', href: '/opportunities' },
      alvo: null,
    },
    {
      codigo: '2',
      tipo: 'CONEXAO',
      titulo: 'Conexão aceita',
      descricao: 'Seu pedido de conexão foi aceito.',
      criadaEm: null,
      lida: false,
      acao: null,
      alvo: null,
    },
    {
      codigo: '3',
      tipo: 'ENGAJAMENTO',
      titulo: 'Você alcançou um novo nível',
      descricao: 'Sua participação rendeu +100 pontos.',
      criadaEm: null,
      lida: true,
      acao: null,
      alvo: null,
    },
  ],
  PROFESSOR: [
    {
      codigo: '1',
      tipo: 'CANDIDATURA',
      titulo: 'Nova candidatura',
      descricao: 'Um aluno se candidatou a uma das suas oportunidades.',
      criadaEm: null,
      lida: false,
      acao: { rotulo: 'Ver candidatos', href: '/professor/opportunities' },
      alvo: null,
    },
    {
      codigo: '2',
      tipo: 'ENGAJAMENTO',
      titulo: 'Muitas visualizações',
      descricao: 'Uma das suas oportunidades está sendo muito vista.',
      criadaEm: null,
      lida: false,
      acao: null,
      alvo: null,
    },
    {
      codigo: '3',
      tipo: 'CANDIDATURA',
      titulo: 'Candidato qualificado',
      descricao: 'Um candidato tem nota 9.0 na disciplina da sua monitoria.',
      criadaEm: null,
      lida: true,
      acao: null,
      alvo: null,
    },
    {
      codigo: '4',
      tipo: 'MENSAGEM',
      titulo: 'Nova mensagem',
      descricao: 'Um aluno escreveu para você.',
      criadaEm: null,
      lida: true,
      acao: { rotulo: 'Ver mensagens', href: '/professor/messages' },
      alvo: null,
    },
  ],
}
