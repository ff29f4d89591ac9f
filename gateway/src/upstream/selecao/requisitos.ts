import type { Recebidas } from './recebidas.ts'
import type { Candidatura } from '../models/candidatura.ts'
import { toAtendimento, toRequisitosPayload } from '../models/requisito.ts'
import type { Atendimento, NovosRequisitos } from '../models/requisito.ts'
import { optional } from '../transport/extensions.ts'
import type { Extensions } from '../transport/extensions.ts'
import type { Request, Write } from '../transport/request.ts'
import type { createVagas } from '../vagas.ts'
import { allRows, count, flag, id, nested, number, object, requiredText, rows, text } from '../wire/fields.ts'

/** A course in the university's transcripts. */
export interface DisciplinaDaUniversidade {
  codigoDaDisciplina: string
  nome: string
}

/** What the author of a vaga sees of one candidate. */
export interface AtendimentoDaCandidatura {
  curso: string | null
  periodoInicio: string | null
  compartilhaHistorico: boolean
  /** Null without consent, and if the vaga has no requirements. */
  atendimento: Atendimento | null
}

/** Of one of the candidates of a vaga who share their transcripts. */
export interface AtendimentoNaVaga {
  vaga: string
  candidatura: string
  cr: number | null
  atende: number
  de: number
}

export function createRequisitos(
  request: Request,
  extensions: Extensions,
  recebidas: Recebidas,
  vagas: ReturnType<typeof createVagas>,
) {
  return {
    /** Null once they are saved. `antes`: what the form was opened with. A conflict costs one more call. */
    async definir(vaga: string, pedido: NovosRequisitos, antes: NovosRequisitos | null) {
      const json = { ...toRequisitosPayload(pedido), antes: antes ? toRequisitosPayload(antes) : undefined }
      const call: Write = { method: 'PUT', path: `/vagas/${vaga}/requisitos`, json, refusals: [400, 409, 422] }
      return vagas.orConflito(vaga, await request.change(call))
    },
    /** Searches by code or name; null if the upstream cannot. */
    async disciplinas(busca: string, limit: number): Promise<DisciplinaDaUniversidade[] | null> {
      const read = (body: unknown) => rows(body, null, toDisciplina)
      return (
        (await optional(extensions, 'disciplinas', () => request.get('/disciplinas', read, { busca, limit }))) ?? null
      )
    },
    /** Null if the upstream has no requirements. */
    async atendimento({
      codigo,
      vagaCodigo,
    }: Pick<Candidatura, 'codigo' | 'vagaCodigo'>): Promise<AtendimentoDaCandidatura | null> {
      const call = () => request.get(`/candidaturas/${codigo}/atendimento`, toAtendimentoDaCandidatura)
      const isThere = async () => (await recebidas.oneDaVaga(vagaCodigo, codigo)) !== null
      return (await optional(extensions, 'requisitos', call, isThere)) ?? null
    },
    /** Of all candidates of an own vaga who share their transcripts; null if the upstream does not return it. */
    async daVaga(vaga: string): Promise<AtendimentoNaVaga[] | null> {
      const read = (body: unknown) => allRows(body, row => toAtendimentoNaVaga(row, vaga))
      const call = () => request.all(`/vagas/${vaga}/atendimentos`, read)
      const isThere = async () => (await vagas.get(vaga)) !== null
      return (await optional(extensions, 'atendimentos', call, isThere)) ?? null
    },
  }
}

function toDisciplina(body: unknown): DisciplinaDaUniversidade {
  const row = object(body)
  return { codigoDaDisciplina: requiredText(row, 'codigo'), nome: requiredText(row, 'nome') }
}

function toAtendimentoDaCandidatura(body: unknown): AtendimentoDaCandidatura {
  const row = object(body)
  return {
    curso: text(row, 'curso'),
    periodoInicio: text(row, 'periodo_inicio'),
    compartilhaHistorico: flag(row, 'compartilha_historico') ?? false,
    atendimento: nested(row, 'atendimento', toAtendimento),
  }
}

function toAtendimentoNaVaga(body: unknown, vaga: string): AtendimentoNaVaga {
  const row = object(body)
  return {
    vaga,
    candidatura: id(row, 'candidatura'),
    cr: number(row, 'cr'),
    atende: count(row, 'atende'),
    de: count(row, 'de'),
  }
}
