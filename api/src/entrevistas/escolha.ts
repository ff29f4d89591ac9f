import { inTransaction } from '../db/inTransaction.ts'
import { notifyOfFreed, readConvite } from './horariosLivres.ts'
import { notifyEntrevista } from './notifyEntrevista.ts'
import type { Db } from '../db/connection.ts'
import { requirePublicada } from '../gestores/autoria.ts'
import { Refusal } from '../http/refusal.ts'
import * as repository from './entrevistas.repository.ts'
import type { HorarioAnswer } from './entrevistas.schemas.ts'

/** A student's candidatura, by its vaga. */
type Dono = { vagaId: number; candidatoId: number }

/** @throws Refusal 404 without the vaga or a candidatura to it, 409 if that is not at the interviews */
const lockCandidatura = async (db: Db, dono: Dono) => {
  requirePublicada(await repository.findVaga(db, dono.vagaId, 'share'))
  const candidatura = await repository.findCandidatura(db, dono, true)
  if (!candidatura) throw new Refusal(404, 'Você não se candidatou a esta vaga.')
  if (candidatura.etapa !== 'entrevista') throw new Refusal(409, 'Sua candidatura não está na etapa de entrevista.')
  return candidatura
}

const hasBegun = ({ inicio }: { inicio: Date }) => inicio <= new Date()

const requireToCome = (atual: { inicio: Date } | undefined): void => {
  if (atual && hasBegun(atual)) throw new Refusal(409, 'O horário da sua entrevista já começou e não pode mais mudar.')
}

/** Takes a free horario, in place of the former one. @throws Refusal 404, 409 */
export const escolher = (db: Db, dono: Dono, id: number): Promise<HorarioAnswer> =>
  inTransaction(db, async transaction => {
    const candidatura = await lockCandidatura(transaction, dono)
    const travados = await repository.lockHorarios(transaction, dono.vagaId, candidatura.id, id)
    const atual = travados.find(({ candidaturaId }) => candidaturaId === candidatura.id)
    const horario = travados.find(each => each.id === id)
    if (atual?.id === id) return repository.toHorarioDoAluno(atual, true)
    requireToCome(atual)
    if (!horario) throw new Refusal(409, 'Este horário não está mais disponível. Escolha outro.')
    if (horario.candidaturaId !== null) throw new Refusal(409, 'Este horário acabou de ser escolhido. Escolha outro.')
    if (hasBegun(horario)) throw new Refusal(409, 'Este horário já passou. Escolha outro.')
    if (atual) await repository.freeHorario(transaction, atual.id)
    await repository.takeHorario(transaction, id, candidatura.id)
    const encontro = await repository.findEncontro(transaction, candidatura.id)
    await readConvite(transaction, dono)
    await notifyEntrevista(transaction, atual ? 'trocado' : 'escolhido', { encontro, horario })
    if (atual) await notifyOfFreed(transaction, dono.vagaId, [atual.id])
    return repository.toHorarioDoAluno(horario, true)
  })

/** Gives up the horario; without one nothing changes. @throws Refusal 404, 409 */
export const devolver = (db: Db, dono: Dono): Promise<void> =>
  inTransaction(db, async transaction => {
    const candidatura = await lockCandidatura(transaction, dono)
    const [horario] = await repository.lockHorarios(transaction, dono.vagaId, candidatura.id, null)
    if (!horario) return
    requireToCome(horario)
    await repository.freeHorario(transaction, horario.id)
    const encontro = await repository.findEncontro(transaction, candidatura.id)
    await notifyEntrevista(transaction, 'devolvido', { encontro, horario })
    await notifyOfFreed(transaction, dono.vagaId, [horario.id], [dono.candidatoId])
  })

/** Sends one reminder to both sides; false if none is due. */
export const remindNext = (db: Db): Promise<boolean> =>
  inTransaction(db, async transaction => {
    const horario = await repository.takeLembrete(transaction)
    if (!horario) return false
    // If no process ran when it was due, and the interview has begun since, no reminder is sent.
    if (horario.candidaturaId !== null && !hasBegun(horario)) {
      const encontro = await repository.findEncontro(transaction, horario.candidaturaId)
      await notifyEntrevista(transaction, 'lembrete', { encontro, horario })
    }
    return true
  })
