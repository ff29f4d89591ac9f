import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { sdl } from '../sdl.ts'
import { administracaoResolvers } from './administracao.ts'
import { moderacaoResolvers } from './moderacao.ts'
import { avaliacaoResolvers } from './selecao/avaliacao.ts'
import { avisoResolvers } from './aviso.ts'
import { candidaturaResolvers } from './selecao/candidatura.ts'
import { paginasResolvers } from './connection.ts'
import { contaResolvers } from './conta.ts'
import { minhaContaResolvers } from './minhaConta.ts'
import { conversaResolvers } from './conversa.ts'
import { alcanceResolvers } from './alcance.ts'
import { agendaResolvers } from './agenda.ts'
import { aparelhoResolvers } from './aparelho.ts'
import { dadosResolvers } from './dados.ts'
import { documentosResolvers } from './documentos.ts'
import { entrevistaResolvers } from './selecao/entrevista.ts'
import { gestorResolvers } from './selecao/gestor.ts'
import { historicoResolvers } from './historico.ts'
import { instituicaoResolvers } from './instituicao.ts'
import { instituicaoAdministradaResolvers } from './instituicaoAdministrada.ts'
import { interesseResolvers } from './interesse.ts'
import { listasResolvers } from './listas.ts'
import { nodeResolvers } from './node.ts'
import { notificacaoResolvers } from './notificacao.ts'
import { perguntasResolvers } from './selecao/perguntas.ts'
import { privacidadeResolvers } from './privacidade.ts'
import { publicoResolvers } from './publico.ts'
import { redeResolvers } from './rede.ts'
import { requisitoResolvers } from './selecao/requisito.ts'
import { buscaResolvers } from './busca.ts'
import { salvaResolvers } from './salva.ts'
import { scalars } from './scalars.ts'
import { segundoFatorResolvers } from './segundoFator.ts'
import { selecaoResolvers } from './selecao/selecao.ts'
import { sessaoResolvers } from './sessao.ts'
import { universidadeResolvers } from './universidade.ts'
import { usuarioResolvers } from './usuario.ts'
import { vagaResolvers } from './vaga.ts'
import { viewerResolvers } from './viewer.ts'

/** The executable schema. Throws for a resolver that the contract lacks. */
export const schema: GraphQLSchema = makeExecutableSchema({
  typeDefs: sdl,
  // The build has validated it (checkReleases.ts).
  assumeValidSDL: true,
  updateResolversInPlace: true,
  resolvers: [
    scalars,
    nodeResolvers,
    paginasResolvers,
    viewerResolvers,
    instituicaoResolvers,
    instituicaoAdministradaResolvers,
    sessaoResolvers,
    universidadeResolvers,
    contaResolvers,
    minhaContaResolvers,
    segundoFatorResolvers,
    agendaResolvers,
    aparelhoResolvers,
    dadosResolvers,
    privacidadeResolvers,
    documentosResolvers,
    usuarioResolvers,
    interesseResolvers,
    vagaResolvers,
    publicoResolvers,
    candidaturaResolvers,
    selecaoResolvers,
    avaliacaoResolvers,
    entrevistaResolvers,
    gestorResolvers,
    requisitoResolvers,
    perguntasResolvers,
    conversaResolvers,
    historicoResolvers,
    redeResolvers,
    notificacaoResolvers,
    avisoResolvers,
    salvaResolvers,
    alcanceResolvers,
    buscaResolvers,
    administracaoResolvers,
    listasResolvers,
    moderacaoResolvers,
  ],
  resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
})
