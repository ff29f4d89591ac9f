import { emitSelecao } from '../eventos/emitEvento.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { changeEtapas, toMudanca } from './mudancas.ts'
import type { Mudanca } from './mudancas.ts'
import { notifyEach } from '../notificacoes/notify.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { requireOwn } from './alvo.ts'
import type { Alvo } from '../gestores/autoria.ts'
import { toEstado } from './movimentos.ts'
import * as repository from './selecao.repository.ts'
import type { Divulgadas, Selecao } from './selecao.schemas.ts'

const mostDays = 180

const nothingHeld = () => new Refusal(409, 'Não há resultados a divulgar.')

/**
 * The changes that make every held decision of a locked vaga visible, not written yet. A released decision is no longer
 * held, so it is released once.
 */
export const toDivulgacao = async (db: Db, vagaId: number, porId: number): Promise<Mudanca[]> => {
  const retidas = await repository.lockRetidas(db, vagaId)
  return retidas.map(({ travada, palavra, divulgaId }) =>
    toMudanca(travada, { etapa: travada.etapa, retida: false, palavra, porId, divulgaId }),
  )
}

const release = async (db: Db, vaga: Parameters<typeof changeEtapas>[1], porId: number) => {
  const mudancas = await toDivulgacao(db, vaga.id, porId)
  await changeEtapas(db, vaga, mudancas)
  return mudancas.map(toEstado)
}

/** Releases now, and clears a scheduled time. @throws Refusal 404, 403, 409 if nothing is held back */
export const divulgar = (db: Db, alvo: Alvo): Promise<Divulgadas> =>
  inTransaction(db, async transaction => {
    const vaga = await requireOwn(transaction, alvo, 'update')
    const divulgadas = await release(transaction, vaga, alvo.usuarioId)
    if (divulgadas.length === 0) throw nothingHeld()
    await repository.updateDivulgacao(transaction, alvo.id, null)
    return { divulgadas, selecao: await repository.findSelecao(transaction, alvo.id) }
  })

/**
 * Schedules a release, which includes decisions that are held back until then. @throws Refusal 404, 403, 409 if nothing
 * is held back, 422
 */
export const agendar = (db: Db, alvo: Alvo, em: Date): Promise<Divulgadas> =>
  inTransaction(db, async transaction => {
    const vaga = await requireOwn(transaction, alvo, 'update')
    const until = Date.now() + mostDays * 24 * 60 * 60 * 1000
    if (em.getTime() <= Date.now()) throw invalidField('em', 'Escolha um momento que ainda não passou.')
    if (em.getTime() > until) throw invalidField('em', `Escolha um momento dentro de ${mostDays} dias.`)
    await repository.updateDivulgacao(transaction, alvo.id, em)
    const selecao = await repository.findSelecao(transaction, alvo.id)
    if (selecao.retidas === 0) throw nothingHeld()
    await emitSelecao(transaction, vaga, alvo.usuarioId)
    return { divulgadas: [], selecao }
  })

/** Clears the scheduled time; without one nothing changes. @throws Refusal 404, 403 */
export const desmarcar = (db: Db, alvo: Alvo): Promise<{ selecao: Selecao }> =>
  inTransaction(db, async transaction => {
    const vaga = await requireOwn(transaction, alvo, 'update')
    await repository.updateDivulgacao(transaction, alvo.id, null)
    await emitSelecao(transaction, vaga, alvo.usuarioId)
    return { selecao: await repository.findSelecao(transaction, alvo.id) }
  })

/** The professor who set the time may have the page open, or have forgotten it. */
const notifyResponsaveis = (
  db: Db,
  vaga: { id: number; titulo: string; responsaveis: number[] },
  quantas: number,
): Promise<void> => {
  const decisoes = quantas === 1 ? '1 decisão foi divulgada' : `${quantas} decisões foram divulgadas`
  const fato = {
    tipo: 'candidatura' as const,
    icone: 'calendar' as const,
    titulo: 'Resultado divulgado',
    descricao: `${vaga.titulo}: ${decisoes} na hora marcada.`,
    vagaId: vaga.id,
    acao: { rotulo: 'Ver candidatos', href: `/professor/opportunities/${vaga.id}` },
  }
  return notifyEach(
    db,
    vaga.responsaveis.map(usuarioId => ({ usuarioId, fato })),
  )
}

/** Releases one vaga that is due; false if none is. */
export const releaseNext = (db: Db): Promise<boolean> =>
  inTransaction(db, async transaction => {
    const vaga = await repository.takeDivulgacao(transaction)
    if (!vaga) return false
    const divulgadas = await release(transaction, vaga, vaga.autorId)
    if (divulgadas.length > 0) await notifyResponsaveis(transaction, vaga, divulgadas.length)
    return true
  })
