import type { FastifyRequest } from 'fastify'
import { writeLinha } from '../auditoria/audited.ts'
import { createContestacao, findContestavel } from '../autenticacao/contestacao.ts'
import { lugarOf } from '../autenticacao/lugar.ts'
import type { Papel } from '../autenticacao/papeis.ts'
import { isLugarNovo, openSessao } from '../autenticacao/sessoes.ts'
import type { Inicio } from '../autenticacao/sessoes.ts'
import type { Db } from '../db/connection.ts'
import { createFormat } from '../fuso.ts'
import { logAccess } from '../http/logAccess.ts'
import { Suspensa } from '../http/refusal.ts'
import { enqueueEmailDeAcesso } from '../notificacoes/emailsAEnviar.ts'
import { insertDesafio } from '../segundoFator/desafios.repository.ts'
import { findFatores, temFator } from '../segundoFator/fatores.repository.ts'
import { toSegundoPasso } from '../segundoFator/provar.ts'
import { issueDispositivo } from './dispositivo.ts'
import { findPedidoDeExclusao } from './sessao.repository.ts'

const formatFim = createFormat('pt-BR', { dateStyle: 'long' })

type Conta = { usuarioId: number; email: string; papeis: readonly Papel[]; versao: number }
type Suspensao = { suspensoAte: Date | null; motivoDaSuspensao: string | null }

/**
 * The response of a new session, with what makes the device known to the account. `email` in lower case; `db` for a
 * transaction. A session that takes the place of another one has its second factor.
 */
export const startSessao = async (
  request: FastifyRequest,
  { email, ...conta }: Conta,
  db = request.server.db,
  inicio: Inicio = { fatorEm: request.sessao?.fatorEm ?? null },
) => {
  const { settings } = request.server
  return {
    access_token: await openSessao(db, settings, conta, lugarOf(request), inicio),
    is_student: conta.papeis.includes('aluno'),
    papeis: [...conta.papeis],
    device_token: issueDispositivo(settings.jwtSecret, { email, versao: conta.versao }),
  }
}

/** Queues a mail if nothing says that the owner was here before. It is sent after the response. */
const tellOwner = async (request: FastifyRequest, { usuarioId, email }: Conta, db: Db): Promise<void> => {
  const lugar = lugarOf(request)
  if (!(await isLugarNovo(db, usuarioId, lugar))) return
  await enqueueEmailDeAcesso(db, email, { ...lugar, em: new Date().toISOString() })
  await request.server.mailQueue.wakeLater()
}

/** @throws Suspensa 423 for a suspended account, with the reason and the last day, and what its owner objects with */
const refuseSuspensa = async (
  { server }: FastifyRequest,
  { usuarioId, suspensoAte, motivoDaSuspensao }: Conta & Suspensao,
  db: Db,
): Promise<void> => {
  if (!suspensoAte || suspensoAte < new Date()) return
  const contestavel = await findContestavel(db, usuarioId)
  throw new Suspensa(
    `Esta conta está suspensa até ${formatFim(suspensoAte)}. Motivo: ${motivoDaSuspensao}`,
    contestavel && createContestacao(server.settings.jwtSecret, contestavel),
  )
}

/** Begins the session of somebody who has proved all that the account asks for. */
export const finishSignIn = async (
  request: FastifyRequest,
  { suspensoAte, motivoDaSuspensao, ...conta }: Conta & Suspensao,
  conhecido: boolean,
  db = request.server.db,
  inicio: Inicio = {},
) => {
  await refuseSuspensa(request, { suspensoAte, motivoDaSuspensao, ...conta }, db)
  await writeLinha(db, conta.usuarioId, { acao: 'entrou' })
  if (!conhecido) await tellOwner(request, conta, db)
  const exclusaoEm = await findPedidoDeExclusao(db, conta.usuarioId)
  const sessao = await startSessao(request, conta, db, inicio)
  return { ...sessao, exclusao_em: exclusaoEm?.toISOString() ?? null }
}

/**
 * The response of a sign-in, with its line in the audit. It says when the account ends, if its owner asked for that. An
 * account with a second factor gets no session: the response is the challenge of the second step.
 * `conhecido`: the device signed in to this account before, or who signs in reads its mails; otherwise a mail may tell the
 * owner. `idToken`: see `Inicio`.
 * @throws Suspensa 423 for a suspended account, with the reason and the last day
 */
export const signIn = async (
  request: FastifyRequest,
  conta: Conta & Suspensao,
  conhecido: boolean,
  idToken: string | null = null,
) => {
  const { db, settings } = request.server
  await refuseSuspensa(request, conta, db)
  const { usuarioId, versao } = conta
  const fatores = await findFatores(db, usuarioId)
  if (temFator(fatores)) {
    const desafio = await insertDesafio(db, settings, { usuarioId, fim: 'entrada', versao, conhecido, idToken })
    logAccess(request, 'second factor asked for', { usuarioId })
    return { segundo_fator: await toSegundoPasso(settings, fatores, desafio) }
  }
  logAccess(request, 'signed in', { usuarioId })
  return finishSignIn(request, conta, conhecido, db, { idToken })
}
