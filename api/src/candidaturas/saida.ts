import { emitSelecao } from '../eventos/emitEvento.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { mayMove, toEtapaVisivel } from '../selecao/etapas.ts'
import type { Etapa } from '../selecao/etapas.ts'
import { dropKeys } from '../http/idempotencia.ts'
import { describeMudanca, insertMudancas, toMudanca } from '../selecao/mudancas.ts'
import { findNome, linkDoCandidato, notify } from '../notificacoes/notify.ts'
import { Refusal } from '../http/refusal.ts'
import { holdVaga, rotaDeCandidatar } from './candidaturas.ts'
import { forgetNova } from './novas.ts'
import * as repository from './candidaturas.repository.ts'

/** Why a candidatura that the student sees at this stage cannot be cancelled, or withdrawn. */
const refusals: Record<'cancelar' | 'retirar', Partial<Record<Etapa, string>>> = {
  cancelar: {
    nao_selecionada: 'O resultado desta candidatura já saiu: ela não pode ser cancelada.',
    retirada: 'Você retirou sua candidatura a esta vaga.',
  },
  retirar: {
    recebida: 'Esta candidatura ainda não foi vista: você pode cancelá-la.',
    nao_selecionada: 'O resultado desta candidatura já saiu: ela não pode ser retirada.',
    retirada: 'Você retirou sua candidatura a esta vaga.',
  },
}

/**
 * Drops the cached response, or a retry would return a deleted candidatura: after the lock, so that the key of an application
 * that was running is there.
 */
const lockAndForget = async (db: Db, vagaId: number, usuarioId: number) => {
  const vaga = await holdVaga(db, vagaId)
  const atual = await repository.lockOwn(db, vagaId, usuarioId)
  if (!atual) throw new Refusal(404, 'Você não se candidatou a esta vaga.')
  await dropKeys(db, { usuarioId, rota: rotaDeCandidatar(vagaId) })
  return { vaga, atual }
}

/** Deletes a candidatura that is not under review yet. @throws Refusal 404, 409 */
export const cancelar = (db: Db, vagaId: number, usuarioId: number): Promise<void> =>
  inTransaction(db, async transaction => {
    const { vaga, atual } = await lockAndForget(transaction, vagaId, usuarioId)
    const vista = toEtapaVisivel(atual)
    if (vista !== 'recebida') {
      const emAnalise = 'Esta candidatura já está em análise. Em vez de cancelar, você pode retirá-la.'
      throw new Refusal(409, refusals.cancelar[vista] ?? emAnalise)
    }
    await repository.deleteCandidatura(transaction, atual.id)
    await forgetNova(transaction, { id: vagaId, titulo: vaga.titulo }, atual.id)
    await emitSelecao(transaction, { ...vaga, id: vagaId }, usuarioId)
  })

type Retirada = { vagaId: number; usuarioId: number; palavra: string | null }

/**
 * Withdraws a candidatura that is under review: it stays, and the managers of the vaga are notified. @throws Refusal
 * 404, 409
 */
export const retirar = (db: Db, { vagaId, usuarioId, palavra }: Retirada): Promise<void> =>
  inTransaction(db, async transaction => {
    const { vaga, atual } = await lockAndForget(transaction, vagaId, usuarioId)
    const vista = toEtapaVisivel(atual)
    if (!mayMove('aluno', vista, 'retirada')) {
      throw new Refusal(409, refusals.retirar[vista] ?? 'Esta candidatura não pode ser retirada.')
    }
    await insertMudancas(transaction, [
      toMudanca(atual, { etapa: 'retirada', retida: false, palavra, porId: usuarioId }),
    ])
    await notifyResponsaveis(transaction, vaga, { id: atual.id, vagaId, usuarioId, palavra })
  })

type Vaga = Awaited<ReturnType<typeof holdVaga>>

const notifyResponsaveis = async (
  db: Db,
  vaga: Vaga,
  { id, vagaId, usuarioId, palavra }: Retirada & { id: number },
): Promise<void> => {
  const nome = await findNome(db, usuarioId)
  await notify(db, vaga.responsaveis, {
    tipo: 'candidatura',
    icone: 'user',
    titulo: `${nome} retirou a candidatura`,
    descricao: describeMudanca(vaga.titulo, palavra),
    vagaId,
    acao: linkDoCandidato(vagaId, id),
    aviso: 'retiradas',
    contada: {
      item: id,
      titulo: `candidaturas retiradas em ${vaga.titulo}`,
      descricao: 'Comece pela primeira.',
      rotulo: 'Ver candidatos',
    },
  })
}
