import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admit, toShed } from './limites/admission.ts'
import { administracaoRoutes } from './administracao/administracao.routes.ts'
import { auditRecusa } from './auditoria/auditRecusa.ts'
import { leiturasRoutes } from './auditoria/leituras.ts'
import { auditoriaRoutes } from './auditoria/auditoria.routes.ts'
import { aparelhosRoutes } from './aparelhos/aparelhos.routes.ts'
import { agendaRoutes } from './agenda/agenda.routes.ts'
import { alcanceRoutes } from './alcance/alcance.routes.ts'
import { alvosRoutes } from './alvos/alvos.routes.ts'
import { arquivosRoutes } from './arquivos/arquivos.routes.ts'
import { avaliacoesRoutes } from './avaliacoes/avaliacoes.routes.ts'
import { avataresRoutes } from './usuarios/retratos.routes.ts'
import { candidatosRoutes } from './candidaturas/candidatos.routes.ts'
import { candidaturasRoutes } from './candidaturas/candidaturas.routes.ts'
import type { Listen } from './db/listen.ts'
import { dadosRoutes } from './dados/dados.routes.ts'
import { departamentosRoutes } from './departamentos/departamentos.routes.ts'
import { documentosRoutes } from './documentos/documentos.routes.ts'
import { entrevistasRoutes } from './entrevistas/entrevistas.routes.ts'
import { eventosRoutes } from './stream/eventos.routes.ts'
import { createHub } from './stream/hub.ts'
import { gestoresRoutes } from './gestores/gestores.routes.ts'
import { historicosRoutes } from './historicos/historicos.routes.ts'
import { importacaoRoutes } from './historicos/importacao.routes.ts'
import { instituicaoRoutes } from './instituicao/instituicao.routes.ts'
import { logoRoutes } from './instituicao/logo.routes.ts'
import { importacaoDePessoasRoutes } from './importacao/importacao.routes.ts'
import { interessesRoutes } from './interesses/interesses.routes.ts'
import { interessesDoUsuarioRoutes } from './interesses/interessesDoUsuario.routes.ts'
import { listasRoutes } from './listas/listas.routes.ts'
import { mensagensRoutes } from './mensagens/mensagens.routes.ts'
import { numerosRoutes } from './numeros/numeros.routes.ts'
import { moderacaoRoutes } from './moderacao/moderacao.routes.ts'
import { notificacoesRoutes } from './notificacoes/notificacoes.routes.ts'
import { perguntasRoutes } from './perguntas/perguntas.routes.ts'
import { publicoRoutes } from './publico/publico.routes.ts'
import { retencaoRoutes } from './retencao/retencao.routes.ts'
import { examine } from './saude/examine.ts'
import { bloqueiosRoutes } from './rede/bloqueios.routes.ts'
import { buscasRoutes } from './buscas/buscas.routes.ts'
import { redeRoutes } from './rede/rede.routes.ts'
import { requisitosRoutes } from './requisitos/requisitos.routes.ts'
import { salvasRoutes } from './salvas/salvas.routes.ts'
import { colunasRoutes } from './selecao/colunas.routes.ts'
import { selecaoRoutes } from './selecao/selecao.routes.ts'
import { sessaoRoutes } from './sessao/sessao.routes.ts'
import { uploadValidator } from './arquivos/upload.ts'
import { universidadeRoutes } from './universidade/universidade.routes.ts'
import { avataresDoUsuarioRoutes } from './usuarios/avatares.routes.ts'
import { cadastroRoutes } from './usuarios/cadastro.routes.ts'
import { mudancaDeEmailRoutes } from './usuarios/mudancaDeEmail.routes.ts'
import { privacidadeRoutes } from './usuarios/privacidade.routes.ts'
import { usuariosRoutes } from './usuarios/usuarios.routes.ts'
import { publicacaoRoutes } from './vagas/publicacao.routes.ts'
import { rascunhosRoutes } from './vagas/rascunhos.routes.ts'
import { requisitosDaVagaRoutes } from './vagas/requisitos.routes.ts'
import { vagasRoutes } from './vagas/vagas.routes.ts'

/** The routes that accept files. No other route parses multipart. */
const uploads = async (app: FastifyInstance) => {
  await app.register(multipart)
  app.setValidatorCompiler(uploadValidator)
  await app.register(importacaoRoutes)
  await app.register(importacaoDePessoasRoutes)
  await app.register(arquivosRoutes)
  await app.register(avataresDoUsuarioRoutes)
  await app.register(logoRoutes)
}

type ResourceOptions = { maxEventLoopDelay: number; live: ReturnType<typeof createLive> }

/** For the routes that need live events: those that stream them, and the overview, which tells whether they arrive. */
export const createLive = ({ db, settings, log }: FastifyInstance, listen: Listen) => {
  const hub = createHub({ db, listen, log })
  const board = { db, listen, settings, isListening: hub.isReady, patience: 2500 }
  return { hub, examine: () => examine(board) }
}

/** What administrators and moderators read and do. */
const administration = async (app: FastifyInstance, live: ResourceOptions['live']) => {
  await app.register(administracaoRoutes, live)
  await app.register(auditoriaRoutes)
  await app.register(instituicaoRoutes)
  await app.register(listasRoutes)
  await app.register(moderacaoRoutes)
  await app.register(numerosRoutes)
  await app.register(retencaoRoutes)
}

/** What belongs to an account itself. */
const account = async (app: FastifyInstance) => {
  await app.register(sessaoRoutes)
  await app.register(universidadeRoutes)
  await app.register(cadastroRoutes)
  await app.register(usuariosRoutes)
  await app.register(mudancaDeEmailRoutes)
  await app.register(interessesDoUsuarioRoutes)
  await app.register(dadosRoutes)
  await app.register(documentosRoutes)
  await app.register(bloqueiosRoutes)
  await app.register(privacidadeRoutes)
  await app.register(leiturasRoutes)
  await app.register(agendaRoutes)
  if (app.push) await app.register(aparelhosRoutes(app.push))
  await app.register(buscasRoutes)
}

/** The board's resources: every route that is refused under overload. */
export const resources = async (app: FastifyInstance, { maxEventLoopDelay, live }: ResourceOptions) => {
  const pressureHandler = async (_request: FastifyRequest, reply: FastifyReply) => {
    app.shed.count('event_loop')
    throw toShed(reply)
  }
  await app.register(underPressure, { maxEventLoopDelay, pressureHandler })
  admit(app)
  // Each request meets the institution, and with it the day, as it is now: one query a second.
  app.addHook('preValidation', app.instituicao.refresh)
  app.addHook('onSend', auditRecusa)
  await app.register(account)
  await app.register(interessesRoutes)
  await app.register(departamentosRoutes)
  await app.register(historicosRoutes)
  await app.register(vagasRoutes)
  if (app.settings.vagasPublicas) await app.register(publicoRoutes)
  await app.register(publicacaoRoutes)
  await app.register(rascunhosRoutes)
  await app.register(gestoresRoutes)
  await app.register(salvasRoutes)
  await app.register(alcanceRoutes)
  await app.register(colunasRoutes)
  await app.register(candidaturasRoutes)
  await app.register(candidatosRoutes)
  await app.register(perguntasRoutes)
  await app.register(selecaoRoutes)
  await app.register(avaliacoesRoutes)
  await app.register(entrevistasRoutes)
  await app.register(requisitosDaVagaRoutes)
  await app.register(requisitosRoutes)
  await app.register(mensagensRoutes)
  await app.register(notificacoesRoutes)
  await app.register(alvosRoutes)
  await app.register(eventosRoutes, live)
  await app.register(avataresRoutes)
  await app.register(redeRoutes)
  await app.register(administration, live)
  await app.register(uploads)
}
