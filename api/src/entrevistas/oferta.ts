import { requireGestao } from '../gestores/autoria.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { notifyWaiting } from './horariosLivres.ts'
import { notifyEntrevista } from './notifyEntrevista.ts'
import { emitSelecao } from '../eventos/emitEvento.ts'
import type { Db } from '../db/connection.ts'
import { writeOnce } from '../http/idempotencia.ts'
import { invalidField } from '../http/refusal.ts'
import * as repository from './entrevistas.repository.ts'
import type { HorarioAnswer, Novos } from './entrevistas.schemas.ts'

const mostFuture = 100
const mostDays = 365
const minute = 60_000

/** The vaga of a request, and the person who makes it. */
type Alvo = { vagaId: number; usuarioId: number }

/** @throws Refusal 404 if the vaga does not exist, 403 if the person does not manage it */
export const requireOwn = async (db: Db, { vagaId, usuarioId }: Alvo, lock?: 'update') =>
  requireGestao(await repository.findVaga(db, vagaId, lock), usuarioId)

type Span = { from: number; to: number }

const toSpan = ({ inicio, minutos }: { inicio: Date | string; minutos: number }): Span => {
  const from = new Date(inicio).getTime()
  return { from, to: from + minutos * minute }
}

/** Nobody interviews two people at once; one interview may begin when another ends. */
const overlap = (spans: Span[]): boolean => {
  const sorted = spans.toSorted((one, other) => one.from - other.from)
  return sorted.some(({ from }, index) => index > 0 && from < (sorted[index - 1]?.to ?? 0))
}

const requireFit = (novos: Novos, futuros: Span[]): void => {
  const spans = novos.map(toSpan)
  const until = Date.now() + mostDays * 24 * 60 * minute
  if (spans.some(({ from }) => from <= Date.now()))
    throw invalidField('horarios', 'Escolha horários que ainda não passaram.')
  if (spans.some(({ from }) => from > until)) throw invalidField('horarios', 'Escolha horários do próximo ano.')
  if (overlap([...futuros, ...spans])) {
    throw invalidField('horarios', 'Há horários que se sobrepõem. Confira os que você já ofereceu.')
  }
  if (futuros.length + spans.length > mostFuture) {
    throw invalidField('horarios', `Uma oportunidade tem no máximo ${mostFuture} horários por vir.`)
  }
}

/**
 * Offers horarios, and notifies the candidates who have none yet.
 * @throws Refusal 404, 403, 422 if one is in the past, overlaps another or exceeds the limit
 */
export const oferecer = (
  db: Db,
  alvo: Alvo,
  { idempotencyKey, novos }: { idempotencyKey: string | undefined; novos: Novos },
): Promise<HorarioAnswer[]> =>
  inTransaction(db, async transaction => {
    const { vagaId, usuarioId } = alvo
    const vaga = await requireOwn(transaction, alvo, 'update')
    const write = { usuarioId, rota: `POST /vagas/${vagaId}/entrevistas`, idempotencyKey, corpo: novos }
    return writeOnce(transaction, write, async once => {
      requireFit(novos, (await repository.findFuturos(once, vagaId)).map(toSpan))
      const criados = await repository.insertHorarios(once, vagaId, novos)
      await emitSelecao(once, vaga, usuarioId)
      await notifyWaiting(once, vaga)
      return criados
        .toSorted((one, other) => one.inicio.getTime() - other.inicio.getTime())
        .map(criado => repository.toDoAluno(criado, false))
    })
  })

/** Deletes a horario and notifies its candidate. Deleting it again changes nothing. @throws Refusal 404, 403 */
export const retirar = (db: Db, alvo: Alvo, id: number): Promise<void> =>
  inTransaction(db, async transaction => {
    const vaga = await requireOwn(transaction, alvo, 'update')
    const horario = await repository.deleteHorario(transaction, alvo.vagaId, id)
    if (horario) await emitSelecao(transaction, vaga, alvo.usuarioId)
    if (!horario || horario.candidaturaId === null || horario.inicio <= new Date()) return
    const encontro = await repository.findEncontro(transaction, horario.candidaturaId)
    await notifyEntrevista(transaction, 'cancelado', { encontro, horario })
  })
