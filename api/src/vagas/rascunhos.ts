import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { vagas } from '../db/schema.ts'
import { emitSelecao } from '../eventos/emitEvento.ts'
import type { Alvo } from '../gestores/autoria.ts'
import { refuseAny } from '../http/refusal.ts'
import { findFaltas, findProblemas } from './problemasDeVaga.ts'
import { answer, lockOwn } from './publicacao.ts'
import { toEdicao } from './reconciliar.ts'
import type { VagaDetalhada } from './vaga.ts'

/* A draft is a vaga that only its managers see. Until it is published, its status in the database is 'encerrada'. */

/**
 * Publishes a draft: it is new from now on, and announced after the response. A null `prazo` keeps its deadline.
 * Publishing it again changes nothing.
 * @throws Refusal 404, 403 if the person does not manage the vaga, 422 that names what it lacks, or a deadline that is past
 */
export const publicarRascunho = (db: Db, { id, usuarioId }: Alvo, prazo: string | null): Promise<VagaDetalhada> =>
  inTransaction(db, async transaction => {
    const vaga = await lockOwn(transaction, { id, usuarioId })
    if (vaga.rascunho) {
      const ate = prazo ?? vaga.prazo
      const faltas = findFaltas(toEdicao(await answer(transaction, { id, usuarioId })))
      const datas = { prazo: ate, resposta_ate: vaga.respostaAte }
      refuseAny([...faltas, ...(await findProblemas(transaction, datas, null))])
      await transaction
        .update(vagas)
        .set({
          rascunho: false,
          status: 'em_andamento',
          prazo: ate,
          criadoEm: sql`clock_timestamp()`,
          anunciadaEm: null,
        })
        .where(eq(vagas.id, id))
      await emitSelecao(transaction, { ...vaga, id }, usuarioId)
    }
    return answer(transaction, { id, usuarioId })
  })
