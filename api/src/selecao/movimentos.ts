import type { Db } from '../db/connection.ts'
import { mayMove, rotulos } from '../db/etapas.ts'
import { writeOnce } from '../db/idempotencia.ts'
import { mudarEAvisar, toMudanca } from '../db/mudancas.ts'
import type { Travada } from '../db/mudancas.ts'
import { Refusal } from '../refusal.ts'
import { requireOwn } from './alvo.ts'
import type { Alvo } from './alvo.ts'
import * as repository from './selecao.repository.ts'
import type { Movidas, Movimentos } from './selecao.schemas.ts'

/** Why a candidatura cannot be moved; null where it can. */
const recusaDe = (atual: Travada, versao: number, { para, reter }: Movimentos): string | null => {
  if (atual.versao !== versao) return 'Esta candidatura mudou enquanto você a via.'
  if (atual.etapa === 'retirada') return 'Esta candidatura foi retirada.'
  if (atual.etapa !== para) {
    if (mayMove('professor', atual.etapa, para)) return null
    return `Uma candidatura em '${rotulos[atual.etapa]}' não pode passar a '${rotulos[para]}'.`
  }
  // The same decision, no longer held back, is news for the student.
  return atual.retida && !reter ? null : `Esta candidatura já está em '${rotulos[para]}'.`
}

export const toEstado = ({ id, etapa, retida, versao }: Travada) => ({ id, etapa, retida, versao })

const moverTravadas = async (db: Db, { id, usuarioId }: Alvo, pedido: Movimentos): Promise<Movidas> => {
  const vaga = await requireOwn(db, { id, usuarioId }, 'share')
  const ids = pedido.movimentos.map(({ candidatura }) => candidatura)
  const travadas = new Map((await repository.lockDaVaga(db, id, ids)).map(atual => [atual.id, atual]))
  const tentativas = pedido.movimentos.map(({ candidatura, versao }) => {
    const atual = travadas.get(candidatura)
    if (!atual) throw new Refusal(422, 'Uma das candidaturas não está mais nesta oportunidade. Recarregue a página.')
    return { atual, recusa: recusaDe(atual, versao, pedido) }
  })
  const { para: etapa, reter: retida, palavra } = pedido
  const mudancas = tentativas
    .filter(({ recusa }) => recusa === null)
    .map(({ atual }) => toMudanca(atual, { etapa, retida, palavra, porId: usuarioId }))
  await mudarEAvisar(db, vaga, mudancas)
  return {
    movidas: mudancas.map(toEstado),
    recusadas: tentativas.flatMap(({ atual, recusa }) =>
      recusa === null ? [] : [{ ...toEstado(atual), detail: recusa }],
    ),
    selecao: await repository.findSelecao(db, id),
  }
}

/**
 * Moves candidaturas of a vaga that one manages to a stage, each by itself, all in one transaction; what was not moved is told.
 * @throws Refusal 404, 403 to who does not manage it, 422 where one is not of the vaga
 */
export const mover = (db: Db, alvo: Alvo, { chave, pedido }: { chave: string | undefined; pedido: Movimentos }) =>
  writeOnce(
    db,
    { usuarioId: alvo.usuarioId, rota: `POST /vagas/${alvo.id}/selecao/movimentos`, chave, corpo: pedido },
    transaction => moverTravadas(transaction, alvo, pedido),
  )
