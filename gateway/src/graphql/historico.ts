import type { UpstreamFailure } from '../upstream/failure.ts'
import type { Disciplina, Importacao } from '../upstream/historicos.ts'
import type {
  ConfirmarHistoricoInput,
  EstadoDoProgresso,
  ImportarHistoricoInput,
  Resolvers,
} from './__generated__/resolvers.ts'
import { atField, toEntradaInvalida } from './failure.ts'
import type { Periodo } from './models.ts'
import { toGlobalId, toOwnGlobalId } from './node.ts'
import { requireSessao } from './usuario.ts'

const sucesso = 'Histórico acadêmico importado com sucesso!'
const aConfirmar = 'Parte do histórico não foi lida. Nada foi guardado ainda.'

export const historicoResolvers: Resolvers = {
  Historico: {
    id: ({ usuario }) => toGlobalId('Historico', usuario),
    periodos: ({ disciplinas }) => toPeriodos(disciplinas),
    totalDeDisciplinas: ({ disciplinas }) => disciplinas.length,
    totalDeCreditos: ({ disciplinas }) => sumCreditos(disciplinas),
    media: ({ disciplinas }) => toMedia(disciplinas),
  },
  Periodo: {
    media: ({ disciplinas }) => toMedia(disciplinas),
  },
  Disciplina: {
    id: ({ chave }, _, context) => toOwnGlobalId('Disciplina', chave, context),
  },
  Viewer: {
    historico: async ({ usuario }, _, { upstream }) => {
      const disciplinas = await upstream.historicos.list()
      return disciplinas.length > 0 ? { usuario, disciplinas } : null
    },
    progressoComplementar: async (_, __, { upstream, instituicao }) => {
      const { codigo, creditos } = instituicao.atividadesComplementares
      return toProgresso(await upstream.historicos.list(), codigo, creditos)
    },
  },
  Mutation: {
    importarHistorico: async (_, { input: { arquivo, perguntar } }, context) => {
      const viewer = requireSessao(context)
      const imported = await context.upstream.historicos.send(arquivo, perguntar ?? false)
      if ('refused' in imported)
        return toEntradaInvalida<ImportarHistoricoInput>(imported, { arquivo: 'file', perguntar: 'parcial' })
      if (!(imported instanceof Error) && imported.previa) {
        const { previa, mensagem, linhasIlegiveis, totalDeLinhasIlegiveis } = imported
        const { id, ...lida } = previa
        const unread = { linhasIlegiveis, totalDeLinhasIlegiveis }
        return {
          __typename: 'HistoricoAConfirmar',
          mensagem: mensagem ?? aConfirmar,
          previa: id,
          ...lida,
          ...unread,
          viewer,
        }
      }
      return { __typename: 'ImportarHistoricoSuccess', ...toImportado(imported, viewer) }
    },
    confirmarHistorico: async (_, { input: { previa } }, context) => {
      const viewer = requireSessao(context)
      const imported = await context.upstream.historicos.confirm(previa)
      if ('refused' in imported) {
        // The reading has expired, or the transcript has changed since.
        return toEntradaInvalida<ConfirmarHistoricoInput>(atField(imported, [400, 409], 'previa'), { previa: 'previa' })
      }
      return { __typename: 'ConfirmarHistoricoSuccess', ...toImportado(imported, viewer) }
    },
  },
}

function toImportado<Viewer>(imported: Importacao | UpstreamFailure, viewer: Viewer) {
  if (!(imported instanceof Error)) return { ...imported, mensagem: imported.mensagem ?? sucesso, viewer }
  const unread = { total: imported, linhasIlegiveis: imported, totalDeLinhasIlegiveis: imported }
  return { mensagem: sucesso, ...unread, viewer }
}

/** Terms in order, oldest first. */
function toPeriodos(disciplinas: Disciplina[]): Periodo[] {
  const periodos = new Map<string, Disciplina[]>()
  for (const disciplina of disciplinas) {
    const others = periodos.get(disciplina.periodo) ?? []
    periodos.set(disciplina.periodo, [...others, disciplina])
  }
  return [...periodos]
    .map(([nome, disciplinas]) => ({ nome, disciplinas }))
    .toSorted((one, other) => one.nome.localeCompare(other.nome, 'pt-BR', { numeric: true }))
}

/** Unrounded mean of the existing grades; null without any. */
function toMedia(disciplinas: Disciplina[]): number | null {
  const graus = disciplinas.flatMap(({ grau }) => grau ?? [])
  return graus.length === 0 ? null : graus.reduce((sum, grau) => sum + grau, 0) / graus.length
}

/** The three states of docs/specification.md §4. Only completed courses count. */
function toProgresso(disciplinas: Disciplina[], codigo: string, exigidos: number) {
  const counting = disciplinas.filter(
    disciplina => disciplina.codigoDaDisciplina.toUpperCase() === codigo.toUpperCase(),
  )
  const creditosConcluidos = sumCreditos(counting.filter(({ classificacao }) => classificacao === 'CONCLUIDA'))
  // Rounded down, so that only a complete requirement shows 100.
  const percentual = Math.min(100, Math.floor((creditosConcluidos * 100) / exigidos))
  return { estado: toEstado(disciplinas, counting), creditosConcluidos, creditosExigidos: exigidos, percentual }
}

function toEstado(all: Disciplina[], counting: Disciplina[]): EstadoDoProgresso {
  if (all.length === 0) return 'SEM_HISTORICO'
  return counting.length === 0 ? 'SEM_REGISTRO' : 'EM_PROGRESSO'
}

function sumCreditos(disciplinas: Disciplina[]): number {
  return disciplinas.reduce((sum, { creditos }) => sum + (creditos ?? 0), 0)
}
