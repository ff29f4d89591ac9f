import type { Context } from '../../context.ts'
import type { Refusal } from '../../upstream/failure.ts'
import type { Candidatura } from '../../upstream/models/candidatura.ts'
import type { Pessoa } from '../../upstream/models/pessoa.ts'
import type {
  CandidatarInput,
  ResponderPerguntasInput,
  Resolvers,
  RespostaInput,
  ResolversTypes,
  RetirarCandidaturaInput,
} from '../__generated__/resolvers.ts'
import { readWindow, toConnection, toFirstEdge } from '../connection.ts'
import { findInvalid, toEntradaInvalida, toMensagem } from '../failure.ts'
import type { WireNames } from '../failure.ts'
import { checkChave } from '../idempotencyKey.ts'
import type { Situacao } from '../models.ts'
import { isCodigo, requireId, requireNested, toGlobalId, toOwnGlobalId } from '../node.ts'
import { toPerguntaId } from './perguntas.ts'
import { readRecebida, readVaga } from '../reference.ts'
import { requireAlone, requireOne, requireReader } from '../rights.ts'
import { requireSessao } from '../usuario.ts'

const names: WireNames<CandidatarInput> = {
  vaga: 'vaga_id',
  cartaDeMotivacao: 'carta_motivacao',
  compartilharHistorico: 'compartilhar_historico',
  respostas: 'respostas',
  arquivo: 'arquivo',
  chave: 'idempotency-key',
}

/** More than for other lists: each window reads the whole list again, and a professor's page counts all candidates. */
const mostCandidatos = 200

export const candidaturaResolvers: Resolvers = {
  Vaga: {
    candidaturas: async (vaga, args, context) => {
      requireReader('Vaga.candidaturas', vaga, context)
      const window = readWindow(args, mostCandidatos)
      const candidaturas = await context.upstream.recebidas.page(vaga.codigo, window)
      return { ...toConnection(candidaturas, window), porEtapa: candidaturas.porEtapa }
    },
    candidatura: (vaga, args, context, info) => {
      requireReader('Vaga.candidatura', vaga, context)
      return isCodigo(args.codigo) ? readRecebida(vaga.codigo, args.codigo, context, info) : null
    },
  },
  Candidatura: {
    id: ({ vagaCodigo, codigo }) => toGlobalId('Candidatura', `${vagaCodigo}.${codigo}`),
    vaga: ({ vaga, vagaCodigo }, _, context, info) => (vaga === undefined ? readVaga(vagaCodigo, context, info) : vaga),
    criadaEm: (candidatura, _, context) => {
      const { criadaEm } = candidatura
      return criadaEm === undefined ? readWhole(candidatura, context).then(whole => whole?.criadaEm ?? null) : criadaEm
    },
    cartaDeMotivacao: (candidatura, _, context) => {
      const { cartaDeMotivacao: carta } = candidatura
      return carta === undefined
        ? readWhole(candidatura, context).then(whole => whole?.cartaDeMotivacao ?? null)
        : carta
    },
    compartilhaHistorico: (candidatura, _, context) => {
      const { compartilhaHistorico: consente } = candidatura
      return consente === undefined
        ? readWhole(candidatura, context).then(whole => whole?.compartilhaHistorico ?? null)
        : consente
    },
    respondidaEm: async (candidatura, _, context) => {
      requireReader('Candidatura.respondidaEm', candidatura, context)
      const { respondidaEm: em } = candidatura
      return em === undefined ? ((await readWhole(candidatura, context))?.respondidaEm ?? null) : em
    },
    comunicadoHoje: async (candidatura, _, context) => {
      requireReader('Candidatura.comunicadoHoje', candidatura, context)
      const { comunicadoHoje: hoje } = candidatura
      return hoje === undefined ? ((await readWhole(candidatura, context))?.comunicadoHoje ?? null) : hoje
    },
    lida: async (candidatura, _, context) => {
      requireReader('Candidatura.lida', candidatura, context)
      const { lida } = candidatura
      return lida === undefined ? ((await readWhole(candidatura, context))?.lida ?? null) : lida
    },
    avaliacao: async (candidatura, _, context) => {
      requireReader('Candidatura.avaliacao', candidatura, context)
      const { avaliacao } = candidatura
      return avaliacao === undefined ? ((await readWhole(candidatura, context))?.avaliacao ?? null) : avaliacao
    },
    candidato: async (candidatura, _, context) => {
      requireReader('Candidatura.candidato', candidatura, context)
      const { candidato } = candidatura
      return candidato === undefined ? ((await readWhole(candidatura, context))?.candidato ?? null) : candidato
    },
    conversa: async (candidatura, _, context) => {
      requireReader('Candidatura.conversa', candidatura, context)
      const com = await readOutraParte(candidatura, context)
      return com && context.upstream.conversas.get(com.codigo)
    },
    historicoEscolar: (candidatura, _, context) => {
      requireReader('Candidatura.historicoEscolar', candidatura, context)
      const { vagaCodigo, codigo, compartilhaHistorico: consente } = candidatura
      return consente === false || consente === null
        ? null
        : context.upstream.recebidas.historicoEscolar(vagaCodigo, codigo)
    },
  },
  Candidato: {
    perfil: ({ pessoa }, _, { upstream }, info) => {
      requireOne(info)
      return upstream.usuarios.get(pessoa.codigo)
    },
  },
  VagaOriginal: {
    departamento: ({ departamento }) => departamento?.nome ?? null,
    local: ({ local }) => local?.nome ?? null,
    interesses: ({ interesses }) => interesses.map(({ nome }) => nome),
  },
  SituacaoDaCandidatura: {
    id: ({ vaga }, _, context) => toOwnGlobalId('SituacaoDaCandidatura', vaga, context),
    candidatado: (one, _, context) => one.candidatado ?? readSituacao(one, context).then(now => now.candidatado),
    etapa: (one, _, context) =>
      one.etapa === undefined ? readSituacao(one, context).then(now => now.etapa) : one.etapa,
    compartilhaHistorico: (one, _, context) =>
      one.compartilhaHistorico === undefined
        ? readSituacao(one, context).then(now => now.compartilhaHistorico)
        : one.compartilhaHistorico,
    temRespostas: (one, _, context) =>
      one.temRespostas === undefined ? readSituacao(one, context).then(now => now.temRespostas) : one.temRespostas,
    respostas: (one, _, { upstream }) => {
      requireAlone(one)
      return upstream.perguntas.minhas(one.vaga)
    },
    candidatura: (one, _, { upstream }) => {
      requireAlone(one)
      return upstream.candidaturas.ownDaVaga(one.vaga)
    },
  },
  CandidatarSuccess: {
    // Decodes the token, so only if it is selected.
    viewer: (_, __, context) => requireSessao(context),
  },
  Mutation: {
    marcarCandidaturaComoLida: async (_, { input: { candidatura } }, { upstream }) => {
      await upstream.recebidas.marcarComoLida(requireNested('Candidatura', candidatura, 'candidatura'))
      return { __typename: 'MarcarCandidaturaComoLidaSuccess', idDaCandidatura: candidatura }
    },
    candidatar: async (_, { input }, context) => {
      const invalid = findInvalid([checkChave(input.chave)])
      if (invalid) return invalid
      const carta = input.cartaDeMotivacao?.trim() || null
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const { respostas, arquivo = null, compartilharHistorico } = input
      const nova = {
        carta,
        respostas: toRespostas(respostas ?? [], vaga),
        arquivo,
        compartilhar: compartilharHistorico ?? false,
      }
      const made = await context.upstream.candidaturas.create(vaga, nova, input.chave ?? null)
      if ('refused' in made) return toRefusal(made, vaga)
      const temRespostas = nova.respostas.length > 0 || arquivo !== null
      const [candidaturaEdge, etapa, compartilhaHistorico] =
        made instanceof Error ? [made] : [toNewEdge(made, temRespostas), made.etapa, made.compartilhaHistorico]
      return {
        __typename: 'CandidatarSuccess',
        candidaturaEdge,
        situacao: { vaga, candidatado: true, temRespostas, etapa, compartilhaHistorico },
      }
    },
    cancelarCandidatura: async (_, { input }, context) => {
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const refusal = await context.upstream.candidaturas.remove(vaga)
      if (refusal?.status === 409) {
        const mensagem = toMensagem(refusal, 'Esta candidatura já está em análise.')
        return { __typename: 'CancelamentoRecusado', mensagem, situacao: { vaga, candidatado: true } }
      }
      if (refusal) return toNaoCandidatado(refusal, vaga, context)
      return { __typename: 'CancelarCandidaturaSuccess', ...semCandidatura(vaga, context) }
    },
    retirarCandidatura: async (_, { input }, context) => {
      const palavra = input.palavra?.trim() || null
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const now = await context.upstream.candidaturas.retirar(vaga, palavra)
      if ('refused' in now) return toRetiradaRecusada(now)
      const { compartilhaHistorico, temRespostas } = now instanceof Error ? {} : now
      return {
        __typename: 'RetirarCandidaturaSuccess',
        candidatura: now,
        situacao: { vaga, candidatado: true, etapa: 'RETIRADA', compartilhaHistorico, temRespostas },
        viewer: requireSessao(context),
      }
    },
    compartilharHistorico: async (_, { input }, context) => {
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const now = await context.upstream.candidaturas.compartilhar(vaga, input.compartilhar)
      if ('refused' in now) return toNaoCandidatado(now, vaga, context)
      return { __typename: 'CompartilharHistoricoSuccess', candidatura: now }
    },
    responderPerguntas: async (_, { input }, context) => {
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const now = await context.upstream.candidaturas.responder(vaga, {
        respostas: toRespostas(input.respostas, vaga),
        arquivo: input.arquivo ?? null,
      })
      if ('refused' in now) return toRespostasRecusadas(now, vaga)
      return { __typename: 'ResponderPerguntasSuccess', candidatura: now }
    },
  },
}

const semCandidatura = (vaga: string, context: Context) => ({
  situacao: { vaga, candidatado: false, etapa: null, temRespostas: false },
  viewer: requireSessao(context),
})

function toNaoCandidatado(refusal: Refusal, vaga: string, context: Context) {
  const mensagem = toMensagem(refusal, 'Você não se candidatou a esta vaga.')
  return { __typename: 'NaoCandidatado' as const, mensagem, ...semCandidatura(vaga, context) }
}

/** A new candidatura has an empty history, or null if the upstream has no stages. */
function toNewEdge(candidatura: Candidatura, temRespostas: boolean) {
  const { etapa } = candidatura
  const nova = {
    mudancas: etapa && [],
    entrevista: null,
    podeEscolherHorario: etapa && false,
    respostasFaltando: etapa && 0,
    temRespostas,
  }
  return toFirstEdge({ ...candidatura, ...nova })
}

/** Reads what a response omitted, once for all of its fields. */
function readSituacao(one: Situacao, { upstream }: Context) {
  requireAlone(one)
  return upstream.candidaturas.situacao(one.vaga)
}

/** The candidate for the managers, the author of the vaga for the candidate; null if it is gone, or not returned. */
async function readOutraParte(candidatura: Candidatura, context: Context): Promise<Pessoa | null> {
  if (context.sessao?.papeis.includes('PROFESSOR')) {
    const { candidato } = candidatura
    return (candidato === undefined ? (await readWhole(candidatura, context))?.candidato : candidato)?.pessoa ?? null
  }
  const { vaga, vagaCodigo } = candidatura
  return (vaga === undefined ? await context.upstream.vagas.get(vagaCodigo) : vaga)?.autor ?? null
}

/** Reads what a response omitted. The list of the vaga is read once for all candidaturas. */
function readWhole({ vagaCodigo, codigo }: Candidatura, { upstream }: Context): Promise<Candidatura | null> {
  return upstream.recebidas.oneDaVaga(vagaCodigo, codigo)
}

function toRetiradaRecusada(refusal: Refusal): ResolversTypes['RetirarCandidaturaResult'] {
  if (refusal.status === 400 || refusal.status === 422)
    return toEntradaInvalida<RetirarCandidaturaInput>(refusal, { vaga: 'vaga_id', palavra: 'palavra' })
  const otherwise =
    refusal.status === 404 ? 'Você não se candidatou a esta vaga.' : 'Esta candidatura não pode ser retirada.'
  return { __typename: 'RetiradaRecusada', mensagem: toMensagem(refusal, otherwise) }
}

function toRespostasRecusadas(refusal: Refusal, vaga: string): ResolversTypes['ResponderPerguntasResult'] {
  if (refusal.status === 400 || refusal.status === 422)
    return toEntradaInvalida<ResponderPerguntasInput>(nameRespostas(refusal, vaga), {
      vaga: 'vaga_id',
      respostas: 'respostas',
      arquivo: 'arquivo',
    })
  const otherwise =
    refusal.status === 404 ? 'Você não se candidatou a esta vaga.' : 'Esta candidatura não recebe mais respostas.'
  return { __typename: 'RespostasRecusadas', mensagem: toMensagem(refusal, otherwise) }
}

function toRefusal(refusal: Refusal, vaga: string): ResolversTypes['CandidatarResult'] {
  if (refusal.status === 409) {
    const mensagem = toMensagem(refusal, 'Você já se candidatou a esta vaga.')
    return { __typename: 'JaCandidatado', mensagem, situacao: { vaga, candidatado: true } }
  }
  if (refusal.campos.length > 0) return toEntradaInvalida(nameRespostas(refusal, vaga), names)
  return { __typename: 'CandidaturaRecusada', mensagem: toMensagem(refusal, 'Esta vaga não aceita candidaturas.') }
}

function toRespostas(respostas: readonly RespostaInput[], vaga: string) {
  return respostas.map((resposta, index) => ({
    ...resposta,
    pergunta: requireNested('Pergunta', resposta.pergunta, `respostas.${index}.pergunta`, vaga),
  }))
}

/** The API names an answer by the REST id of its question, `respostas.3`: there may be none in the input. */
function nameRespostas(refusal: Refusal, vaga: string): Refusal {
  const toCampo = (campo: string) =>
    campo.replace(/^respostas\.(\d+)$/, (_, codigo: string) => `respostas.${toPerguntaId(vaga, codigo)}`)
  return { ...refusal, campos: refusal.campos.map(each => ({ ...each, campo: toCampo(each.campo) })) }
}
