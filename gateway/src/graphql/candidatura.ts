import type { Context } from '../context.ts'
import type { Refusal } from '../upstream/failure.ts'
import type { Candidatura, MinhaCandidatura } from '../upstream/models/candidatura.ts'
import type {
  CandidatarInput,
  Resolvers,
  RespostaInput,
  ResolversTypes,
  RetirarCandidaturaInput,
} from './__generated__/resolvers.ts'
import { toFirstEdge } from './connection.ts'
import { findInvalid, toEntradaInvalida, toMensagem } from './failure.ts'
import type { WireNames } from './failure.ts'
import { checkChave } from './idempotencyKey.ts'
import type { CandidaturaEdge } from './models.ts'
import { requireCodigo, requireId, requireNested, toGlobalId, toOwnGlobalId } from './node.ts'
import { toPerguntaId } from './perguntas.ts'
import { requireSessao } from './usuario.ts'

const names: WireNames<CandidatarInput> = {
  vaga: 'vaga_id',
  cartaDeMotivacao: 'carta_motivacao',
  compartilharHistorico: 'compartilhar_historico',
  respostas: 'respostas',
  arquivo: 'arquivo',
  chave: 'idempotency-key',
}

export const candidaturaResolvers: Resolvers = {
  Candidatura: {
    id: ({ vagaCodigo, codigo }) => toGlobalId('Candidatura', `${vagaCodigo}.${codigo}`),
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
    avaliacao: (candidatura, _, context) => {
      const { avaliacao } = candidatura
      return avaliacao === undefined
        ? readWhole(candidatura, context).then(whole => whole?.avaliacao ?? null)
        : avaliacao
    },
    compartilhaHistorico: (candidatura, _, context) => {
      const { compartilhaHistorico: consente } = candidatura
      return consente === undefined
        ? readWhole(candidatura, context).then(whole => whole?.compartilhaHistorico ?? null)
        : consente
    },
    historicoEscolar: ({ vagaCodigo, codigo, compartilhaHistorico: consente }, _, { upstream, sessao }) =>
      sessao?.papel === 'PROFESSOR' && consente !== false && consente !== null
        ? upstream.recebidas.historicoEscolar(vagaCodigo, codigo)
        : null,
  },
  CandidaturaEdge: {
    vaga: ({ vaga, node }, _, { upstream }) => (vaga === undefined ? upstream.vagas.get(node.vagaCodigo) : vaga),
  },
  CandidatoEdge: {
    perfil: ({ candidato }, _, { upstream }) => (candidato ? upstream.usuarios.get(candidato.codigo) : null),
  },
  VagaOriginal: {
    departamento: ({ departamento }) => departamento?.nome ?? null,
    local: ({ local }) => local?.nome ?? null,
    interesses: ({ interesses }) => interesses.map(({ nome }) => nome),
  },
  SituacaoDaCandidatura: {
    id: ({ vaga }, _, context) => toOwnGlobalId('SituacaoDaCandidatura', vaga, context),
    etapa: ({ vaga, etapa }, _, { upstream }) =>
      etapa === undefined ? upstream.candidaturas.situacao(vaga).then(now => now.etapa) : etapa,
    compartilhaHistorico: ({ vaga, compartilhaHistorico: consente }, _, { upstream }) =>
      consente === undefined ? upstream.candidaturas.situacao(vaga).then(now => now.compartilhaHistorico) : consente,
    temRespostas: ({ vaga, temRespostas }, _, { upstream }) =>
      temRespostas === undefined ? upstream.candidaturas.situacao(vaga).then(now => now.temRespostas) : temRespostas,
  },
  CandidatarSuccess: {
    // Decodes the token, so only if it is selected.
    viewer: (_, __, context) => requireSessao(context),
  },
  Viewer: {
    candidatura: async (_, args, { upstream }) => {
      const candidatura = await upstream.candidaturas.ownDaVaga(requireCodigo('Vaga', args.vaga))
      return candidatura && toFirstCandidaturaEdge(candidatura)
    },
  },
  Mutation: {
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
      const consente = now instanceof Error ? undefined : now.candidatura.compartilhaHistorico
      return {
        __typename: 'RetirarCandidaturaSuccess',
        candidatura: now instanceof Error ? now : toFirstCandidaturaEdge(now),
        situacao: {
          vaga,
          candidatado: true,
          etapa: 'RETIRADA',
          compartilhaHistorico: consente,
          ...(now instanceof Error ? {} : { temRespostas: now.temRespostas }),
        },
        viewer: requireSessao(context),
      }
    },
    compartilharHistorico: async (_, { input }, context) => {
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const now = await context.upstream.candidaturas.compartilhar(vaga, input.compartilhar)
      if ('refused' in now) return toNaoCandidatado(now, vaga, context)
      const candidatura = now instanceof Error ? now : toFirstCandidaturaEdge(now)
      return { __typename: 'CompartilharHistoricoSuccess', candidatura }
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
function toNewEdge(candidatura: Candidatura, temRespostas: boolean): CandidaturaEdge {
  const { cursor, node } = toFirstEdge(candidatura)
  return { cursor, node, historico: candidatura.etapa && [], vagaOriginal: null, temRespostas }
}

export function toCandidaturaEdge({ candidatura, ...rest }: MinhaCandidatura) {
  return { node: candidatura, ...rest }
}

function toFirstCandidaturaEdge({ candidatura, ...rest }: MinhaCandidatura): CandidaturaEdge {
  return { ...toFirstEdge(candidatura), ...rest }
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
