import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { vagas } from '../db/schema.ts'
import { emitSelecao } from '../eventos/emitEvento.ts'
import type { Alvo } from '../gestores/autoria.ts'
import { Refusal, refuseAny } from '../http/refusal.ts'
import { exigeRevisao, lockRevisao, pedirRevisao } from './primeiraRevisao.ts'
import type { Exigencia } from './primeiraRevisao.ts'
import { findFaltas, findProblemas } from './problemasDeVaga.ts'
import { answer, lockOwn } from './publicacao.ts'
import { toEdicao } from './reconciliar.ts'
import type { VagaDetalhada } from './vaga.ts'
import { lockVaga } from './vagas.repository.ts'

/* A draft is a vaga that only its managers see. Until it is published, its status in the database is 'encerrada'. */

/** What keeps a draft from being published. */
const findImpedimentos = async (
  db: Db,
  rascunho: VagaDetalhada,
  datas: { prazo: string; resposta_ate: string | null },
) => [...findFaltas(toEdicao(rascunho)), ...(await findProblemas(db, datas, null))]

/** It is new from now on, and announced after the response. */
const tornarPublica = async (db: Db, id: number): Promise<void> => {
  const agora = sql`clock_timestamp()`
  await db
    .update(vagas)
    .set({ rascunho: false, status: 'em_andamento', criadoEm: agora, anunciadaEm: null })
    .where(eq(vagas.id, id))
}

type Publicacao = { prazo: string | null; exigencia: Exigencia }

/**
 * Publishes a draft, or lets it wait for its first look. A null `prazo` keeps its deadline. Publishing it again changes
 * nothing, also while it waits.
 * @throws Refusal 404, 403 if the person does not manage the vaga, 422 that names what it lacks, or a deadline that is past
 */
export const publicarRascunho = (
  db: Db,
  { id, usuarioId }: Alvo,
  { prazo, exigencia }: Publicacao,
): Promise<VagaDetalhada> =>
  inTransaction(db, async transaction => {
    await lockRevisao(transaction, id)
    const vaga = await lockOwn(transaction, { id, usuarioId })
    const lida = await answer(transaction, { id, usuarioId })
    if (vaga.rascunho && lida.primeira_revisao?.situacao !== 'aguardando') {
      const ate = prazo ?? vaga.prazo
      refuseAny(await findImpedimentos(transaction, lida, { prazo: ate, resposta_ate: vaga.respostaAte }))
      await transaction.update(vagas).set({ prazo: ate }).where(eq(vagas.id, id))
      const daVaga = { autorId: vaga.autorId, departamentoId: lida.department?.id ?? null }
      if (await exigeRevisao(transaction, exigencia, daVaga)) await pedirRevisao(transaction, vaga)
      else await tornarPublica(transaction, id)
      await emitSelecao(transaction, vaga, usuarioId)
    }
    return answer(transaction, { id, usuarioId })
  })

/** @throws Refusal 409 if it is gone */
const lockEmRevisao = async (transaction: Db, id: number) => {
  const vaga = await lockVaga(transaction, id)
  if (!vaga?.rascunho) throw new Refusal(409, 'Esta oportunidade não existe mais.')
  return vaga
}

/**
 * Publishes a draft that waited for its first look, for moderators: within the transaction of their decision.
 * @throws Refusal 409 if it is gone, or cannot be published as it is now
 */
export const liberarRascunho = async (transaction: Db, id: number, moderadorId: number): Promise<void> => {
  const vaga = await lockEmRevisao(transaction, id)
  const lida = await answer(transaction, { id, usuarioId: vaga.autorId })
  const [problema] = await findImpedimentos(transaction, lida, { prazo: vaga.prazo, resposta_ate: vaga.respostaAte })
  if (problema) throw new Refusal(409, `Não pode ser publicada como está: devolva-a. ${problema.msg}`)
  await tornarPublica(transaction, id)
  await emitSelecao(transaction, vaga, moderadorId)
}

/** Lets open pages of such a draft refetch: it is one like others again. @throws Refusal 409 if it is gone */
export const devolverRascunho = async (transaction: Db, id: number, moderadorId: number): Promise<void> =>
  emitSelecao(transaction, await lockEmRevisao(transaction, id), moderadorId)
