import type { PageRoute } from '../relay/pageRoute.ts'
import { candidatoRoute } from '../candidato/candidato.route.ts'
import { candidaturasRoute } from '../candidaturas/candidaturas.route.ts'
import { importarHistoricoRoute } from '../historico/importarHistorico.route.ts'
import { conversasDoProfessorRoute, conversasRoute } from '../conversas/conversas.route.ts'
import { inicioRoute } from '../inicio/inicio.route.ts'
import { inicioDoProfessorRoute } from '../inicio/inicioDoProfessor.route.ts'
import { minhasVagasRoute } from '../minhasVagas/minhasVagas.route.ts'
import { minhaVagaRoute } from '../minhasVagas/minhaVaga.route.ts'
import { novaVagaRoute } from '../minhasVagas/novaVaga.route.ts'
import { perfilRoute } from '../perfil/perfil.route.ts'
import { perfilDoProfessorRoute } from '../perfil/perfilDoProfessor.route.ts'
import { redeRoute } from '../rede/rede.route.ts'
import { notificacoesRoute } from '../notificacoes/notificacoes.route.ts'
import { notificacoesDoProfessorRoute } from '../notificacoes/notificacoesDoProfessor.route.ts'
import { cadastroRoute } from '../sessao/cadastro.route.ts'
import { cadastroDoProfessorRoute } from '../sessao/cadastroDoProfessor.route.ts'
import { esqueciASenhaRoute } from '../sessao/esqueciASenha.route.ts'
import { loginRoute } from '../sessao/login.route.ts'
import { loginDoProfessorRoute } from '../sessao/loginDoProfessor.route.ts'
import { redefinirSenhaRoute } from '../sessao/redefinirSenha.route.ts'
import { verificarEmailRoute } from '../sessao/verificarEmail.route.ts'
import { vagaRoute } from '../vagas/vaga.route.ts'
import { vagasRoute } from '../vagas/vagas.route.ts'

/** Every page of this build. A feature enters the site by its line here. */
export const pages: readonly PageRoute[] = [
  inicioRoute,
  inicioDoProfessorRoute,
  loginRoute,
  loginDoProfessorRoute,
  cadastroRoute,
  cadastroDoProfessorRoute,
  verificarEmailRoute,
  esqueciASenhaRoute,
  redefinirSenhaRoute,
  vagasRoute,
  vagaRoute,
  candidaturasRoute,
  importarHistoricoRoute,
  notificacoesRoute,
  notificacoesDoProfessorRoute,
  minhasVagasRoute,
  novaVagaRoute,
  minhaVagaRoute,
  candidatoRoute,
  perfilRoute,
  perfilDoProfessorRoute,
  redeRoute,
  conversasRoute,
  conversasDoProfessorRoute,
]
