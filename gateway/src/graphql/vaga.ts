import type { Vaga } from '../upstream/models/vaga.ts'
import type { SemStatus } from '../upstream/vagas.ts'
import type {
  AlterarStatusDaVagaInput,
  AtualizarVagaInput,
  CriarVagaInput,
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
import { requireReader } from './rights.ts'

const longestSearch = 100
const longestSummary = 240

const namesOfAVaga: WireNames<Omit<CriarVagaInput, 'chave' | 'copiaDe' | 'rascunho'>> = {
  titulo: 'titulo',
  descricao: 'descricao',
  prazo: 'prazo',
  interesses: 'interesses',
  local: 'location_id',
  departamento: 'department_id',
  tipo: 'tipo_id',
  remuneracao: 'remuneracao',
  desconto: 'desconto',
  horasComplementares: 'horas_complementares',
  lugares: 'lugares',
  horasSemanais: 'horas_semanais',
  modalidade: 'modalidade',
  respostaAte: 'resposta_ate',
}

const names: {
  criar: WireNames<Omit<CriarVagaInput, 'rascunho'>>
  publicar: WireNames<PublicarVagaInput>
  atualizar: WireNames<AtualizarVagaInput>
  alterarStatus: WireNames<AlterarStatusDaVagaInput>
  excluir: WireNames<ExcluirVagaInput>
} = {
  criar: { ...namesOfAVaga, copiaDe: 'copia_de', chave: 'idempotency-key' },
  publicar: { vaga: 'vaga_id', prazo: 'prazo' },
  atualizar: { ...namesOfAVaga, vaga: 'vaga_id', antes: 'antes' },
  alterarStatus: { vaga: 'vaga_id', status: 'status', prazo: 'prazo' },
  excluir: { vaga: 'vaga_id' },
}

export const vagaResolvers: Resolvers = {
  Vaga: {
    id: ({ codigo }) => toGlobalId('Vaga', codigo),
    resumo: ({ descricao }) => descricao && toResumo(descricao),
    tipo: (vaga, _, { upstream }) => upstream.tipos.kindOf(vaga),
    minhaCandidatura: (vaga, _, { sessao }) => (sessao?.papel === 'ESTUDANTE' ? toSituacao(vaga) : null),
    publica: async (vaga, _, context) =>
      (vaga.publica === undefined ? await readWhole(vaga, context) : vaga)?.publica ?? null,
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
    vagas: async (_, { filtro, ...args }, { upstream }) => {
      const window = readWindow(args)
      const vagas = await upstream.vagas.list(window, toFiltro(filtro ?? {}))
      const { edges, pageInfo, pageCursors, total } = toConnection(vagas, window)
      const { recomendadas: totalDeRecomendadas, sugestaoDeBusca, ordem } = vagas
      return { edges, pageInfo, pageCursors, total, totalDeRecomendadas, sugestaoDeBusca, ordem }
    },
    contagensDeVagas: (_, { filtro }, { upstream }) => upstream.contagens.list(toFiltro(filtro ?? {})),
    tiposDeVaga: (_, __, { upstream }) => upstream.tipos.list(),
  },
  Mutation: {
    criarVaga: async (_, { input }, { upstream }) => {
      const invalid = findInvalid([...checkChoices(input), checkChave(input.chave)])
      if (invalid) return invalid
      const made = await upstream.vagas.create({
        ...input,
        ...toCodigos(input),
        copiaDe: input.copiaDe ? requireId('Vaga', input.copiaDe, 'copiaDe') : null,
        idempotencyKey: input.chave ?? null,
      })
      if ('refused' in made) return toEntradaInvalida(made, names.criar)
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
        antes: input.antes ? { ...toTextos(input.antes), ...toReferencias(input.antes, 'antes.') } : undefined,
      }
      const vaga = await upstream.vagas.update(requireId('Vaga', input.vaga, 'vaga'), change)
      if ('conflito' in vaga) return toEdicaoEmConflito(vaga, names.atualizar)
      return 'refused' in vaga ? toEntradaInvalida(vaga, names.atualizar) : { __typename: 'AtualizarVagaSuccess', vaga }
    },
    alterarStatusDaVaga: async (_, { input }, { upstream }) => {
      const vaga = await upstream.vagas.alterarStatus(
        requireId('Vaga', input.vaga, 'vaga'),
        input.status,
        input.prazo ?? null,
      )
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

function toFiltro({ tipos, codigoDoDepartamento: departamento, beneficios, busca, ordem }: VagaFiltro) {
  if (busca && busca.length > longestSearch) {
    throw toError('BAD_USER_INPUT', `A busca tem no máximo ${longestSearch} caracteres.`)
  }
  if (departamento && !isCodigo(departamento)) throw toError('BAD_USER_INPUT')
  return {
    tipos: tipos ?? [],
    departamento: departamento || null,
    beneficios: beneficios ?? [],
    busca: busca ?? null,
    ordem: ordem ?? null,
  }
}

/** The references of a new vaga. */
function toCodigos(input: CriarVagaInput) {
  return {
    departamento: requireId('Departamento', input.departamento, 'departamento'),
    local: requireId('Local', input.local, 'local'),
    tipo: requireId('OpcaoDeTipo', input.tipo, 'tipo'),
    interesses: toInteresses(input),
  }
}

function toInteresses({ interesses }: Pick<CriarVagaInput, 'interesses'>, within = ''): string[] | undefined {
  return interesses?.map((interesse, index) => requireId('Interesse', interesse, `${within}interesses.${index}`))
}

/** The references of an edit, and of its former values, of which each may be missing. */
function toReferencias(input: VagaAntesInput, within = '') {
  const { departamento, local, tipo } = input
  return {
    interesses: toInteresses(input, within),
    departamento: departamento ? requireId('Departamento', departamento, `${within}departamento`) : null,
    local: local ? requireId('Local', local, `${within}local`) : null,
    tipo: tipo ? requireId('OpcaoDeTipo', tipo, `${within}tipo`) : null,
  }
}

/** Former texts are not compared if they are null. */
function toTextos({ titulo, descricao, ...antes }: VagaAntesInput) {
  return { ...antes, ...(titulo != null && { titulo }), ...(descricao != null && { descricao }) }
}

/** An id that cannot be read never reaches the API. The sentences of docs/specification.md §5. */
function checkChoices({ departamento, local, tipo }: Pick<CriarVagaInput, 'departamento' | 'local' | 'tipo'>): Check[] {
  return [
    ['departamento', readId('Departamento', departamento, 'departamento') !== null, 'O departamento é obrigatório'],
    ['local', readId('Local', local, 'local') !== null, 'A localização é obrigatória'],
    ['tipo', readId('OpcaoDeTipo', tipo, 'tipo') !== null, 'O tipo de oportunidade é obrigatório'],
  ]
}
