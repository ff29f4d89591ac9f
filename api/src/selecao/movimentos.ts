import type { Db } from '../db/connection.ts'
import { cancelHorarios } from '../entrevistas/horariosLivres.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { isDecisao, mayMove, rotulos } from './etapas.ts'
import { writeOnce } from '../http/idempotencia.ts'
import { changeEtapas, toMudanca } from './mudancas.ts'
import type { Travada } from './mudancas.ts'
import { requireOwn } from './alvo.ts'
import type { Alvo } from '../gestores/autoria.ts'
import * as repository from './selecao.repository.ts'
import type { Movidas, Movimentos } from './selecao.schemas.ts'

type Pedido = Omit<Movimentos, 'liberar'> & {
  /** Moves nobody who has a decision, held or not. */
  semDecisao?: boolean
}

/** Why a candidatura cannot be moved; null if it can. */
const refusalOf = (atual: Travada, versao: number, { para, reter, semDecisao }: Pedido): string | null => {
  if (atual.versao !== versao) return 'Esta candidatura mudou enquanto você a via.'
  if (atual.etapa === 'retirada') return 'Esta candidatura foi retirada.'
  if (semDecisao && isDecisao(atual.etapa)) return `Esta candidatura já está em '${rotulos[atual.etapa]}'.`
  if (atual.etapa !== para) {
    if (mayMove('professor', atual.etapa, para)) return null
    return `Uma candidatura em '${rotulos[atual.etapa]}' não pode passar a '${rotulos[para]}'.`
  }
  // The same decision, now visible, is news for the student.
  return atual.retida && !reter ? null : `Esta candidatura já está em '${rotulos[para]}'.`
}

export const toEstado = ({ id, etapa, retida, versao }: Travada) => ({ id, etapa, retida, versao })

/** Nothing is left of a cancelled candidatura: its manager is told of a withdrawn one. One of another vaga is the same. */
const toCancelada = (id: number, versao: number) => ({ id, etapa: 'retirada' as const, retida: false, versao })

/** The changes of a move, not written yet, and the candidaturas that stay, each with the reason. */
export const toMovimentos = async (db: Db, { id, usuarioId }: Alvo, pedido: Pedido) => {
  const ids = pedido.movimentos.map(({ candidatura }) => candidatura)
  const travadas = new Map((await repository.lockDaVaga(db, id, ids)).map(atual => [atual.id, atual]))
  const tentativas = pedido.movimentos.map(({ candidatura, versao }) => {
    const atual = travadas.get(candidatura)
    return atual
      ? { estado: toEstado(atual), atual, refusal: refusalOf(atual, versao, pedido) }
      : { estado: toCancelada(candidatura, versao), atual: null, refusal: 'Esta candidatura foi cancelada.' }
  })
  const { para: etapa, reter: retida, palavra } = pedido
  return {
    mudancas: tentativas
      .filter(({ refusal }) => refusal === null)
      .flatMap(({ atual }) => (atual ? toMudanca(atual, { etapa, retida, palavra, porId: usuarioId }) : [])),
    recusadas: tentativas.flatMap(({ estado, refusal }) => (refusal === null ? [] : [{ ...estado, detail: refusal }])),
  }
}

type Gerenciada = Awaited<ReturnType<typeof requireOwn>>

const moverTravadas = async (
  db: Db,
  { vaga, usuarioId }: { vaga: Gerenciada; usuarioId: number },
  pedido: Movimentos,
): Promise<Movidas> => {
  const { id } = vaga
  const { mudancas, recusadas } = await toMovimentos(db, { id, usuarioId }, pedido)
  await changeEtapas(db, vaga, mudancas)
  if (pedido.liberar) {
    await cancelHorarios(
      db,
      id,
      mudancas.map(mudanca => mudanca.id),
    )
  }
  return { movidas: mudancas.map(toEstado), recusadas, selecao: await repository.findSelecao(db, id) }
}

/**
 * Moves candidaturas of a vaga to a stage, each independently, in one transaction. Returns which were not moved, and
 * why.
 * @throws Refusal 404, 403 if the person does not manage the vaga
 */
export const mover = (
  db: Db,
  alvo: Alvo,
  { idempotencyKey, pedido }: { idempotencyKey: string | undefined; pedido: Movimentos },
) =>
  inTransaction(db, async transaction => {
    const { id, usuarioId } = alvo
    const vaga = await requireOwn(transaction, alvo, 'share')
    const write = { usuarioId, rota: `POST /vagas/${id}/selecao/movimentos`, idempotencyKey, corpo: pedido }
    return writeOnce(transaction, write, once => moverTravadas(once, { vaga, usuarioId }, pedido))
  })
