import { emitSelecao } from '../eventos/emitEvento.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { Refusal } from '../http/refusal.ts'
import { addRespostas } from '../perguntas/respostas.ts'
import * as repository from './candidaturas.repository.ts'
import { holdVaga } from './candidaturas.ts'

type Respostas = { vagaId: number; candidatoId: number } & Parameters<typeof addRespostas>[2]

/**
 * Answers, after applying, the questions of a vaga that have no answer yet, and sends its file. @throws Refusal 404 without a candidatura,
 * 409 once it or the selection is over, 422
 */
export const responder = (db: Db, { vagaId, candidatoId, ...dadas }: Respostas): Promise<void> =>
  inTransaction(db, async transaction => {
    const vaga = await holdVaga(transaction, vagaId)
    const candidatura = await repository.lockParaResponder(transaction, vagaId, candidatoId)
    if (!candidatura) throw new Refusal(404, 'Você não se candidatou a esta vaga.')
    if (vaga.status === 'finalizada') throw new Refusal(409, 'A seleção desta oportunidade terminou.')
    if (candidatura.isConcluida) throw new Refusal(409, 'Esta candidatura já terminou: ela não recebe mais respostas.')
    const novas = await addRespostas(transaction, { id: candidatura.id, vagaId, candidatoId }, dadas)
    if (novas > 0) await emitSelecao(transaction, { ...vaga, id: vagaId }, candidatoId)
  })
