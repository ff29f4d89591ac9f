import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { equipeFields, findEquipe, gerenciadas } from '../gestores/gestao.ts'
import type { Recomendacao } from '../recomendacoes/recomendacoes.ts'
import { toIntArray } from '../db/toIntArray.ts'
import { etapaVisivel } from '../db/schema/selecao.ts'
import { departamentos, etapas, statusDeVaga, usuarios, vagas } from '../db/schema.ts'
import { locais, tiposDeVaga } from '../db/schema/listas.ts'
import { colunas, pickCampos } from './camposDeVaga.ts'
import { findOcultacao } from './ocultacao.ts'
import { tipoColumns, tipoFields } from './tipos.ts'
import { findPrimeiraRevisao, primeiraRevisaoSchema } from './primeiraRevisao.ts'

const named = z.object({ id: z.int(), name: z.string() })
const interesse = z.object({ id: z.int(), nome: z.string() })

/** A vaga in the shape that the contract has for list, detail and candidaturas (specification §3). */
export const vagaSchema = z.object({
  id: z.int(),
  titulo: z.string(),
  descricao: z.string(),
  prazo: z.iso.date().describe('The last day for applying, at the university'),
  criado_em: z.iso.datetime(),
  status: z
    .enum([...statusDeVaga, 'rascunho'])
    .describe("Extension: 'rascunho', of a vaga that is not published. Only its managers read it"),
  ...tipoFields,
  department: named,
  location: named,
  interesses: z.array(interesse),
  ...pickCampos('resposta'),
  link_vaga: z.string().nullable(),
  professor: z.string().nullable(),
  autor: z.object({ id: z.int(), nome: z.string(), usuario: z.string(), avatar: z.string().nullable() }),
  edicao_completa: z
    .boolean()
    .describe('PUT /vagas/{id} accepts type, department, location and benefits too, and keeps missing fields'),
  isRecommended: z.boolean(),
  recommendationScore: z.number().min(0).max(1).nullable(),
  recommendationStrategies: z.array(z.object({ explanation: z.string() })),
  minha_etapa: z
    .enum(etapas)
    .nullable()
    .describe(
      "The stage of the student's own candidatura, as far as they may see it; null without one, and for a professor",
    ),
})

export type VagaAnswer = z.infer<typeof vagaSchema>

const daVaga = vagaSchema.shape
const emRascunho = 'Extension: null only of a draft'

/** A vaga as its managers read it: a draft may lack fields. */
export const vagaGeridaSchema = vagaSchema.extend({
  descricao: daVaga.descricao.describe('Extension: blank only of a draft'),
  tipo: daVaga.tipo.nullable().describe(emRascunho),
  department: daVaga.department.nullable().describe(emRascunho),
  location: daVaga.location.nullable().describe(emRascunho),
})

export type VagaGerida = z.infer<typeof vagaGeridaSchema>

/** A vaga as GET /vagas/{id} returns it. */
export const vagaDetalhadaSchema = vagaGeridaSchema.extend({
  ...equipeFields,
  oculta: z
    .object({ motivo: z.string(), caso: z.int().nullable().describe('For its managers, who may object') })
    .nullable()
    .describe('Why moderators hid it; null if they did not. Only its managers and candidates read it meanwhile'),
  primeira_revisao: primeiraRevisaoSchema,
})

export type VagaDetalhada = z.infer<typeof vagaDetalhadaSchema>

const interessesDaVaga = sql<Array<z.infer<typeof interesse>>>`(
  select coalesce(json_agg(json_build_object('id', i.id, 'nome', i.nome) order by i.chave), '[]')
  from vagas_interesses vi join interesses i on i.id = vi.interesse_id
  where vi.vaga_id = ${vagas.id}
)`

type Leitor = { alunoId: number | null; leitorId: number }

/** What everybody may read: no draft, and nothing that moderators hid. */
const publicada = sql`(not ${vagas.rascunho} and ${vagas.statusOculto} is null)`

/** A subquery: the stage on a card costs no round trip. */
const etapaDe = (alunoId: number | null) => sql<VagaAnswer['minha_etapa']>`(
  select ${etapaVisivel} from candidaturas where vaga_id = ${vagas.id} and candidato_id = ${alunoId}::int
)`

const selectVagas = (db: Db, ids: readonly number[], { alunoId, leitorId }: Leitor) =>
  db
    .select({
      id: vagas.id,
      titulo: vagas.titulo,
      descricao: vagas.descricao,
      prazo: vagas.prazo,
      criadoEm: vagas.criadoEm,
      status: sql<VagaAnswer['status']>`case when ${vagas.rascunho} then 'rascunho' else ${vagas.status} end`,
      ...tipoColumns,
      department: { id: departamentos.id, name: departamentos.name },
      location: { id: locais.id, name: locais.name },
      interesses: interessesDaVaga,
      ...colunas,
      link_vaga: vagas.linkVaga,
      autor: { id: usuarios.id, usuario: usuarios.usuario, avatar: usuarios.avatar },
      minha_etapa: etapaDe(alunoId),
    })
    .from(vagas)
    .leftJoin(tiposDeVaga, eq(tiposDeVaga.id, vagas.tipoId))
    .leftJoin(departamentos, eq(departamentos.id, vagas.departamentoId))
    .leftJoin(locais, eq(locais.id, vagas.localId))
    .innerJoin(usuarios, eq(usuarios.id, vagas.autorId))
    .where(
      and(
        sql`${vagas.id} = any(${toIntArray(ids)})`,
        sql`(${publicada} or ${vagas.id} in ${gerenciadas(leitorId)} or (${vagas.statusOculto} is not null and exists (
          select from candidaturas c where c.vaga_id = ${vagas.id} and c.candidato_id = ${leitorId}
        )))`,
      ),
    )

type Row = Awaited<ReturnType<typeof selectVagas>>[number]

const toVaga = ({ criadoEm, autor, ...row }: Row, recomendada: Recomendacao | undefined): VagaGerida => ({
  ...row,
  criado_em: criadoEm.toISOString(),
  professor: autor.usuario,
  autor: { ...autor, nome: autor.usuario },
  edicao_completa: true,
  isRecommended: recomendada !== undefined,
  recommendationScore: recomendada ? recomendada.pontos / 100 : null,
  recommendationStrategies: (recomendada?.estrategias ?? []).map(explanation => ({ explanation })),
})

type Vista = { recomendadas?: readonly Recomendacao[]; alunoId?: number | null; leitorId: number }

/**
 * The vagas with these ids, in the order of the ids, open or not; left out are unknown ids, drafts that the reader does not
 * manage, and what moderators hid from a reader who neither manages it nor has applied. `recomendadas` marks those that are recommended to the reader; `alunoId` is the reader's id if
 * they are a student.
 */
export const findGeridas = async (
  db: Db,
  ids: readonly number[],
  { recomendadas = [], alunoId = null, leitorId }: Vista,
): Promise<VagaGerida[]> => {
  if (ids.length === 0) return []
  const rows = new Map((await selectVagas(db, ids, { alunoId, leitorId })).map(row => [row.id, row]))
  const reasons = new Map(recomendadas.map(item => [item.vagaId, item]))
  return ids.flatMap(id => {
    const row = rows.get(id)
    return row ? [toVaga(row, reasons.get(id))] : []
  })
}

/** A published vaga has all of its fields, and so may a draft. */
export const isCompleta = <Vaga extends VagaGerida>(vaga: Vaga): vaga is Vaga & VagaAnswer =>
  vaga.tipo !== null && vaga.department !== null && vaga.location !== null

/** The same for lists of published vagas. */
export const findVagas = async (db: Db, ids: readonly number[], vista: Vista): Promise<VagaAnswer[]> =>
  (await findGeridas(db, ids, vista)).filter(isCompleta)

/** One vaga, with the managers that its reader may see; null if it does not exist, or is a draft of others. */
export const findVaga = async (db: Db, id: number, vista: Vista): Promise<VagaDetalhada | null> => {
  const { leitorId } = vista
  const [vaga] = await findGeridas(db, [id], vista)
  if (!vaga) return null
  const equipe = await findEquipe(db, { vagaId: id, autorId: vaga.autor.id, leitorId })
  const oculta = await findOcultacao(db, id, equipe.meu_papel !== null)
  const primeira_revisao = vaga.status === 'rascunho' ? await findPrimeiraRevisao(db, id) : null
  return { ...vaga, ...equipe, oculta, primeira_revisao }
}
