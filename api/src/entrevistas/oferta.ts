import { requireGestao } from '../gestores/autoria.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { notifyWaiting } from './horariosLivres.ts'
import { notifyEntrevista } from './notifyEntrevista.ts'
import { emitSelecao } from '../eventos/emitEvento.ts'
import type { Db } from '../db/connection.ts'
import { writeOnce } from '../http/idempotencia.ts'
import { validFields } from '../http/alsoRefuse.ts'
import { refuseAny, toProblema } from '../http/refusal.ts'
import type { Problema } from '../http/refusal.ts'
import * as repository from './entrevistas.repository.ts'
import { novo } from './entrevistas.schemas.ts'
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

/** What is wrong with the beginning of one horario. */
const refuseInicio = (inicio: string): string | null => {
  const from = new Date(inicio).getTime()
  if (from <= Date.now()) return 'Escolha um horário que ainda não passou.'
  return from > Date.now() + mostDays * 24 * 60 * minute ? 'Escolha um horário do próximo ano.' : null
}

const findProblemasDosInicios = (inicios: Array<string | undefined>): Problema[] =>
  inicios.flatMap((inicio, index) => {
    const refusal = inicio === undefined ? null : refuseInicio(inicio)
    return refusal === null ? [] : [toProblema(`horarios.${index}.inicio`, refusal)]
  })

/** For an offer whose schema is invalid. */
export const findProblemas = (body: unknown): Problema[] => {
  const { horarios } = (body ?? {}) as { horarios?: unknown }
  return Array.isArray(horarios) ? findProblemasDosInicios(horarios.map(each => validFields(novo, each).inicio)) : []
}

const requireFit = (novos: Novos, futuros: Span[]): void => {
  const spans = novos.map(toSpan)
  const doTodo: Array<[boolean, string]> = [
    [overlap([...futuros, ...spans]), 'Há horários que se sobrepõem. Confira os que você já ofereceu.'],
    [futuros.length + spans.length > mostFuture, `Uma oportunidade tem no máximo ${mostFuture} horários por vir.`],
  ]
  refuseAny([
    ...findProblemasDosInicios(novos.map(({ inicio }) => inicio)),
    ...doTodo.flatMap(([refused, sentence]) => (refused ? [toProblema('horarios', sentence)] : [])),
  ])
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
        .map(criado => repository.toHorarioDoAluno(criado, false))
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
