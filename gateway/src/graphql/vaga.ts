import type { Context } from '../context.ts'
import { today } from '../fuso.ts'
import { wireNames } from '../upstream/models/camposDaVaga.ts'
import type { Vaga } from '../upstream/models/vaga.ts'
import type { FiltroDeVagas } from '../upstream/filtroDeVagas.ts'
import type { SemStatus } from '../upstream/vagas.ts'
import type {
  AlterarStatusDaVagaInput,
  AtualizarVagaInput,
  CriarVagaInput,
  DepartamentoVagasArgs,
  ExcluirVagaInput,
  PublicarVagaInput,
  Resolvers,
  VagaAntesInput,
  VagaFiltro,
} from './__generated__/resolvers.ts'
import { readWindow, toConnection, toFirstEdge } from './connection.ts'
import { toEdicaoEmConflito } from './conflito.ts'
import { findInvalid, maskError, toEntradaInvalida, toError, toMensagem } from './failure.ts'
import type { Check, WireNames } from './failure.ts'
import { checkChave } from './idempotencyKey.ts'
import type { Situacao } from './models.ts'
import { isCodigo, readId, requireId, toGlobalId } from './node.ts'
import { findOwn, readVaga, readWhole } from './reference.ts'
import { requireAlone, requireReader } from './rights.ts'
import { toNovoPedido } from './selecao/perguntas.ts'
import { camposDosRequisitos, toNovosRequisitos } from './selecao/requisito.ts'

const longestSearch = 100
const longestSummary = 240
const mostHours = 60

const names: {
  criar: WireNames<Omit<CriarVagaInput, 'rascunho'>>
  publicar: WireNames<PublicarVagaInput>
  atualizar: WireNames<AtualizarVagaInput>
  alterarStatus: WireNames<AlterarStatusDaVagaInput>
  excluir: WireNames<ExcluirVagaInput>
} = {
  criar: {
    ...wireNames,
    copiaDe: 'copia_de',
    requisitos: 'requisitos',
    perguntas: 'perguntas',
    arquivo: 'arquivo.pedido',
    instrucao: 'arquivo.instrucao',
    chave: 'idempotency-key',
  },
  publicar: { ...wireNames, vaga: 'vaga_id' },
  atualizar: { ...wireNames, vaga: 'vaga_id', antes: 'antes' },
  alterarStatus: { vaga: 'vaga_id', status: 'status', prazo: 'prazo' },
  excluir: { vaga: 'vaga_id' },
}

export const vagaResolvers: Resolvers = {
  Vaga: {
    id: ({ codigo }) => toGlobalId('Vaga', codigo),
    encerrada: ({ fechada, prazo }, _, { instituicao }) =>
      fechada || (prazo !== null && prazo < today(instituicao.fuso)),
    resumo: ({ descricao }) => descricao && toResumo(descricao),
    tipo: (vaga, _, { upstream }) => upstream.tipos.kindOf(vaga),
    nomeDoTipo: (vaga, _, { upstream }) => upstream.tipos.nameOf(vaga),
    opcaoDeTipo: ({ tipoCodigo }) => tipoCodigo && toGlobalId('OpcaoDeTipo', tipoCodigo),
    minhaCandidatura: (vaga, _, { sessao }) => (sessao?.papel === 'ESTUDANTE' ? toSituacao(vaga) : null),
    oculta: async (vaga, _, context) =>
      (vaga.oculta === undefined ? await readWhole(vaga, context) : vaga)?.oculta ?? null,
    primeiraRevisao: async (vaga, _, context) =>
      (vaga.primeiraRevisao === undefined ? await readWhole(vaga, context) : vaga)?.primeiraRevisao ?? null,
    publica: async (vaga, _, context) =>
      (vaga.publica === undefined ? await readWhole(vaga, context) : vaga)?.publica ?? null,
    parecidas: (vaga, _, { upstream }) => {
      requireAlone(vaga)
      return upstream.parecidas.list(vaga.codigo)
    },
    totalDeCandidatos: async (vaga, _, context) => {
      requireReader('Vaga.totalDeCandidatos', vaga, context)
      const { totalDeCandidatos: total } = vaga
      return total ?? (await findOwn(vaga, context))?.totalDeCandidatos ?? toError('FORBIDDEN')
    },
    candidatosNovos: async (vaga, _, context) => {
      requireReader('Vaga.candidatosNovos', vaga, context)
      if (vaga.candidatosNovos !== undefined) return vaga.candidatosNovos
      const own = await findOwn(vaga, context)
      return own ? (own.candidatosNovos ?? null) : toError('FORBIDDEN')
    },
  },
  OpcaoDeTipo: {
    id: ({ codigo }) => toGlobalId('OpcaoDeTipo', codigo),
  },
  Query: {
    vaga: (_, { codigo }, context, info) => (isCodigo(codigo) ? readVaga(codigo, context, info) : null),
    vagas: (_, { filtro, ...args }, { upstream }) => readVagas(args, toFiltro(filtro ?? {}), upstream),
    contagensDeVagas: (_, { filtro }, { upstream }) => upstream.contagens.list(toFiltro(filtro ?? {})),
    filtraCondicoes: (_, __, { upstream }) => upstream.contagens.filtraCondicoes(),
    tiposDeVaga: (_, __, { upstream }) => upstream.tipos.list(),
  },
  Mutation: {
    criarVaga: async (_, { input }, { upstream, instituicao }) => {
      const invalid = findInvalid([...checkNova(input), checkChave(input.chave)])
      if (invalid) return invalid
      const nova = {
        ...input,
        ...toReferencias(input),
        ...toPedidos(input),
        copiaDe: input.copiaDe ? requireId('Vaga', input.copiaDe, 'copiaDe') : null,
        idempotencyKey: input.chave ?? null,
      }
      const made = await upstream.vagas.create(nova, today(instituicao.fuso))
      if ('refused' in made) return toEntradaInvalida(made, names.criar, camposDosRequisitos)
      return { __typename: 'CriarVagaSuccess', vagaEdge: made instanceof Error ? made : toFirstEdge(made) }
    },
    publicarVaga: async (_, { input }, { upstream }) => {
      const vaga = await upstream.vagas.publish(requireId('Vaga', input.vaga, 'vaga'), input.prazo ?? null)
      return 'refused' in vaga ? toEntradaInvalida(vaga, names.publicar) : { __typename: 'PublicarVagaSuccess', vaga }
    },
    atualizarVaga: async (_, { input }, { upstream }) => {
      const change = {
        ...input,
        ...toReferencias(input),
        antes: input.antes ? { ...input.antes, ...toReferencias(input.antes, 'antes.') } : undefined,
      }
      const vaga = await upstream.vagas.update(requireId('Vaga', input.vaga, 'vaga'), change)
      if ('conflito' in vaga) return toEdicaoEmConflito(vaga, names.atualizar)
      return 'refused' in vaga ? toEntradaInvalida(vaga, names.atualizar) : { __typename: 'AtualizarVagaSuccess', vaga }
    },
    alterarStatusDaVaga: async (_, { input }, { upstream }) => {
      const { status, prazo } = input
      const codigo = requireId('Vaga', input.vaga, 'vaga')
      const { vagas } = upstream
      const vaga = await (prazo ? vagas.reativar(codigo, status, prazo) : vagas.alterarStatus(codigo, status))
      if ('refused' in vaga) return toEntradaInvalida(vaga, names.alterarStatus)
      return 'semStatus' in vaga ? toPrazoSalvo(vaga) : { __typename: 'AlterarStatusDaVagaSuccess', vaga }
    },
    excluirVaga: async (_, { input }, { upstream }) => {
      const codigo = requireId('Vaga', input.vaga, 'vaga')
      const refusal = await upstream.vagas.remove(codigo)
      if (refusal) return toEntradaInvalida(refusal, names.excluir)
      return { __typename: 'ExcluirVagaSuccess', idDaVaga: toGlobalId('Vaga', codigo) }
    },
  },
}

/** One window of the open vagas that the filter leaves. */
export async function readVagas(args: DepartamentoVagasArgs, filtro: FiltroDeVagas, upstream: Context['upstream']) {
  const window = readWindow(args)
  const vagas = await upstream.vagas.list(window, filtro)
  const { edges, pageInfo, pageCursors, total } = toConnection(vagas, window)
  const { recomendadas: totalDeRecomendadas, sugestaoDeBusca, ordem } = vagas
  return { edges, pageInfo, pageCursors, total, totalDeRecomendadas, sugestaoDeBusca, ordem }
}

/** The first words on one line. Cuts within the first word only if it is too long. */
function toResumo(descricao: string): string {
  const line = descricao.trim().replaceAll(/\s+/g, ' ')
  if (line.length <= longestSummary) return line
  const end = line.lastIndexOf(' ', longestSummary - 1)
  // Drops punctuation before the cut, or half of a surrogate pair.
  return `${line.slice(0, end > 0 ? end : longestSummary - 1).replace(/[,;:.]+$|[\uD800-\uDBFF]$/, '')}…`
}

/** As far as the response of the vaga says. Without stages, a list has none to show, and reads none. */
function toSituacao({ codigo, minhaSituacao: minha, listed }: Vaga): Situacao {
  const nada = listed && minha?.candidatado === false ? false : undefined
  return {
    vaga: codigo,
    listed,
    candidatado: minha?.candidatado,
    etapa: minha ? minha.etapa : listed ? null : undefined,
    compartilhaHistorico: nada,
    temRespostas: nada,
  }
}

function toPrazoSalvo({ semStatus, vaga }: SemStatus) {
  const why = semStatus instanceof Error ? maskError(semStatus).message : toMensagem(semStatus)
  const mensagem = `O novo prazo foi salvo, mas não foi possível atualizar o status. ${why}`
  return { __typename: 'PrazoSalvoSemStatus' as const, mensagem, vaga }
}

/** @throws BAD_USER_INPUT */
export function toFiltro(filtro: VagaFiltro): FiltroDeVagas {
  const {
    tipos,
    outrosTipos,
    codigoDoDepartamento: departamento,
    beneficios,
    modalidades,
    horasMinimas,
    busca,
    ordem,
  } = filtro
  if (busca && busca.length > longestSearch) {
    throw toError('BAD_USER_INPUT', `A busca tem no máximo ${longestSearch} caracteres.`)
  }
  if (departamento && !isCodigo(departamento)) throw toError('BAD_USER_INPUT')
  if (outrosTipos && !outrosTipos.every(isCodigo)) throw toError('BAD_USER_INPUT')
  if (horasMinimas != null && (horasMinimas < 1 || horasMinimas > mostHours)) {
    throw toError('BAD_USER_INPUT', `O mínimo de horas por semana é um número inteiro de 1 a ${mostHours}.`)
  }
  return {
    tipos: tipos ?? [],
    outrosTipos: outrosTipos ?? [],
    departamento: departamento || null,
    beneficios: beneficios ?? [],
    modalidades: modalidades ?? [],
    horasMinimas: horasMinimas ?? null,
    busca: busca ?? null,
    ordem: ordem ?? null,
  }
}

function toInteresses({ interesses }: Pick<CriarVagaInput, 'interesses'>, within = ''): string[] | undefined {
  return interesses?.map((interesse, index) => requireId('Interesse', interesse, `${within}interesses.${index}`))
}

/** What a new vaga requires of candidates, and asks them. */
function toPedidos({ requisitos, perguntas, arquivo, instrucao }: CriarVagaInput) {
  const novas = perguntas?.map(nova => ({ ...nova, id: null }))
  return {
    requisitos: requisitos ? toNovosRequisitos(requisitos) : undefined,
    pedido: novas && toNovoPedido({ perguntas: novas, arquivo: arquivo ?? 'NAO', instrucao }, ''),
  }
}

const tiposDasEscolhas = { departamento: 'Departamento', local: 'Local', tipo: 'OpcaoDeTipo' } as const

type Escolha = keyof typeof tiposDasEscolhas

/** The references of a new vaga, of an edit, and of its former values, of which each may be missing. */
function toReferencias(input: VagaAntesInput, within = '') {
  const toReferencia = (campo: Escolha) => {
    const given = input[campo]
    return given ? requireId(tiposDasEscolhas[campo], given, `${within}${campo}`) : given === undefined ? given : null
  }
  return {
    interesses: toInteresses(input, within),
    departamento: toReferencia('departamento'),
    local: toReferencia('local'),
    tipo: toReferencia('tipo'),
  }
}

/** An id that cannot be read never reaches the API. The sentences of docs/specification.md §5. */
function checkNova({ rascunho, descricao, ...input }: CriarVagaInput): Check[] {
  const isChosen = (campo: Escolha) => {
    const given = input[campo]
    return given ? readId(tiposDasEscolhas[campo], given, campo) !== null : rascunho === true
  }
  return [
    ['descricao', rascunho === true || Boolean(descricao), 'A descrição deve ter pelo menos 20 caracteres'],
    ['departamento', isChosen('departamento'), 'O departamento é obrigatório'],
    ['local', isChosen('local'), 'A localização é obrigatória'],
    ['tipo', isChosen('tipo'), 'O tipo de oportunidade é obrigatório'],
  ]
}
