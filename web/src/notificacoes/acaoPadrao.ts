import { paths } from '../paths.ts'
import { readSessao } from '../sessao/sessao.ts'
import type { TipoDeNotificacao } from './__generated__/NotificacaoItem_notificacao.graphql.ts'

type Acao = { rotulo: string; href: string }

const mensagens = 'Ver mensagens'
const vagas = 'Ver oportunidades'

const doAluno = {
  OPORTUNIDADE: { rotulo: vagas, href: paths.vagas() },
  CONEXAO: { rotulo: 'Ver conexões', href: paths.rede({ aba: 'conexoes' }) },
  ENGAJAMENTO: { rotulo: 'Ver perfil', href: paths.perfil() },
  CANDIDATURA: { rotulo: 'Ver candidaturas', href: paths.candidaturas() },
  MENSAGEM: { rotulo: mensagens, href: paths.mensagens() },
} satisfies Record<TipoDeNotificacao, Acao>

const minhasVagas = { rotulo: vagas, href: paths.professor.vagas() }

const doProfessor = {
  OPORTUNIDADE: minhasVagas,
  CONEXAO: { rotulo: 'Ver perfil', href: paths.professor.perfil() },
  ENGAJAMENTO: minhasVagas,
  CANDIDATURA: minhasVagas,
  MENSAGEM: { rotulo: mensagens, href: paths.professor.mensagens() },
} satisfies Record<TipoDeNotificacao, Acao>

/** Where a notification without an action of its own leads. */
export const acaoPadrao = (tipo: TipoDeNotificacao): Acao => (readSessao()?.ehAluno ? doAluno : doProfessor)[tipo]
