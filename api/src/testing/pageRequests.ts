/** The people who make the requests, and a vaga: ids of one board. */
export type Quem = Record<'aluno' | 'colega' | 'professor' | 'vaga', number>

type PageRequest = { nome: string; url: string; as: 'aluno' | 'professor' }

/**
 * The first requests of a student's and a professor's pages, as the gateway sends them: their cost must not grow with
 * the board.
 */
export const pageRequestsOf = ({ colega, vaga }: Quem): PageRequest[] => [
  // Before the other lists, so that the recommendations are cached.
  { nome: 'first list of a student', as: 'aluno', url: '/vagas?limit=8' },
  { nome: 'list of a student', as: 'aluno', url: '/vagas?limit=8' },
  { nome: 'list by modality and hours', as: 'aluno', url: '/vagas?limit=8&modalidades=remoto&horas_minimas=20' },
  { nome: "board search 'pro'", as: 'aluno', url: '/vagas?limit=8&busca=pro' },
  { nome: "counts of the board's filter, 'pro'", as: 'aluno', url: '/contagens/vagas?busca=pro' },
  { nome: "a vaga's page", as: 'aluno', url: `/vagas/${vaga}` },
  { nome: 'vagas like another', as: 'aluno', url: `/vagas/${vaga}/parecidas` },
  { nome: "network search 'ana'", as: 'aluno', url: '/rede/sugestoes?busca=ana&limit=12' },
  { nome: 'network suggestions', as: 'aluno', url: '/rede/sugestoes?limit=12' },
  { nome: 'connections', as: 'aluno', url: '/rede/conexoes?limit=12' },
  { nome: 'a profile', as: 'aluno', url: `/users/${colega}` },
  { nome: 'notifications', as: 'aluno', url: '/notificacoes?limit=20' },
  { nome: 'unread notifications', as: 'aluno', url: '/notificacoes?limit=1' },
  { nome: 'conversations, unread messages', as: 'aluno', url: '/mensagens/conversas' },
  { nome: "messages search 'prazo'", as: 'aluno', url: '/mensagens?busca=prazo' },
  { nome: 'messages of a thread', as: 'aluno', url: `/mensagens/conversa/${colega}?limit=50` },
  { nome: 'own saved vagas', as: 'aluno', url: '/salvas' },
  { nome: 'who read the own documents', as: 'aluno', url: '/usuarios/me/leituras' },
  { nome: 'own candidaturas', as: 'aluno', url: '/candidaturas?limit=20' },
  { nome: "a professor's vagas", as: 'professor', url: '/vagas/professor' },
  { nome: 'what waits for a professor', as: 'professor', url: '/vagas/professor/pendencias' },
  { nome: 'candidates of a vaga', as: 'professor', url: `/candidaturas/vaga/${vaga}` },
  { nome: 'reach of a vaga', as: 'professor', url: `/vagas/${vaga}/alcance` },
]
