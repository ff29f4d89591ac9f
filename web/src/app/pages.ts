import type { PageRoute } from '../relay/pageRoute.ts'
import { candidatoRoute } from '../selecao/candidato/candidato.route.ts'
import { candidaturasRoute } from '../candidaturas/candidaturas.route.ts'
import { importarHistoricoRoute } from '../historico/importar/importarHistorico.route.ts'
import { conversasDoProfessorRoute, conversasRoute } from '../conversas/conversas.route.ts'
import { inicioRoute } from '../inicio/inicio.route.ts'
import { inicioDoProfessorRoute } from '../inicio/inicioDoProfessor.route.ts'
import { minhasVagasRoute } from '../minhasVagas/minhasVagas.route.ts'
import { minhaVagaRoute } from '../minhasVagas/vaga/minhaVaga.route.ts'
import { novaVagaRoute } from '../minhasVagas/form/novaVaga.route.ts'
import { perfilRoute } from '../perfil/perfil.route.ts'
import { perfilDoProfessorRoute } from '../perfil/perfilDoProfessor.route.ts'
import { redeRoute } from '../rede/rede.route.ts'
import { aceiteRoute } from '../conta/aceite/aceite.route.ts'
import { contaRoute } from '../conta/conta.route.ts'
import { avisosDoProfessorRoute, avisosRoute } from '../notificacoes/avisos.route.ts'
import { notificacoesDoProfessorRoute, notificacoesRoute } from '../notificacoes/notificacoes.route.ts'
import { cadastroRoute } from '../sessao/cadastro/cadastro.route.ts'
import { cadastroDoProfessorRoute } from '../sessao/cadastro/cadastroDoProfessor.route.ts'
import { privacidadeRoute, termosRoute } from '../sessao/documentos/documento.route.ts'
import { esqueciASenhaRoute } from '../sessao/conta/esqueciASenha.route.ts'
import { loginRoute } from '../sessao/login/login.route.ts'
import { entrarPelaUniversidadeRoute } from '../sessao/login/entrarPelaUniversidade.route.ts'
import { entrarPorLinkRoute } from '../sessao/login/entrarPorLink.route.ts'
import { loginDoProfessorRoute } from '../sessao/login/loginDoProfessor.route.ts'
import { redefinirSenhaRoute } from '../sessao/conta/redefinirSenha.route.ts'
import { verificarEmailRoute } from '../sessao/conta/verificarEmail.route.ts'
import { vagaPublicaRoute } from '../vagas/publica/vagaPublica.route.ts'
import { vagaRoute } from '../vagas/vaga/vaga.route.ts'
import { vagasRoute } from '../vagas/vagas.route.ts'

/** Every page of the site, except those of the administration. A new page needs its line here. */
export const pages: readonly PageRoute[] = [
  inicioRoute,
  inicioDoProfessorRoute,
  loginRoute,
  loginDoProfessorRoute,
  cadastroRoute,
  cadastroDoProfessorRoute,
  verificarEmailRoute,
  entrarPorLinkRoute,
  entrarPelaUniversidadeRoute,
  esqueciASenhaRoute,
  redefinirSenhaRoute,
  vagasRoute,
  vagaRoute,
  vagaPublicaRoute,
  candidaturasRoute,
  importarHistoricoRoute,
  notificacoesRoute,
  notificacoesDoProfessorRoute,
  avisosRoute,
  avisosDoProfessorRoute,
  contaRoute,
  aceiteRoute,
  privacidadeRoute,
  termosRoute,
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
