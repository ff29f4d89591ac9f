import type { FastifyRequest } from 'fastify'
import { writeLinha } from '../auditoria/audited.ts'
import { lugarOf } from '../autenticacao/lugar.ts'
import type { Papel } from '../autenticacao/papeis.ts'
import { isLugarNovo, openSessao } from '../autenticacao/sessoes.ts'
import { createFormat } from '../fuso.ts'
import { Refusal } from '../http/refusal.ts'
import { enqueueEmailDeAcesso } from '../notificacoes/emailsAEnviar.ts'
import { issueDispositivo } from './dispositivo.ts'
import { findPedidoDeExclusao } from './sessao.repository.ts'

const formatFim = createFormat('pt-BR', { dateStyle: 'long' })

type Conta = { usuarioId: number; email: string; papeis: readonly Papel[]; versao: number }
type Suspensao = { suspensoAte: Date | null; motivoDaSuspensao: string | null }

/** The response of a new session, with what makes the device known to the account. `email` in lower case; `db` for a transaction. */
export const startSessao = async (request: FastifyRequest, { email, ...conta }: Conta, db = request.server.db) => {
  const { settings } = request.server
  return {
    access_token: await openSessao(db, settings, conta, lugarOf(request)),
    is_student: conta.papeis.includes('aluno'),
    papeis: [...conta.papeis],
    device_token: issueDispositivo(settings.jwtSecret, { email, versao: conta.versao }),
  }
}

/** Queues a mail if nothing says that the owner was here before. It is sent after the response. */
const tellOwner = async (request: FastifyRequest, { usuarioId, email }: Conta): Promise<void> => {
  const { db, mailQueue } = request.server
  const lugar = lugarOf(request)
  if (!(await isLugarNovo(db, usuarioId, lugar))) return
  await enqueueEmailDeAcesso(db, email, { ...lugar, em: new Date().toISOString() })
  await mailQueue.wakeLater()
}

/**
 * The response of a sign-in, with its line in the audit. It says when the account ends, if its owner asked for that.
 * `conhecido`: the device signed in to this account before, or who
 * signs in reads its mails; otherwise a mail may tell the owner.
 * @throws Refusal 423 for a suspended account, with the reason and the last day
 */
export const signIn = async (
  request: FastifyRequest,
  { suspensoAte, motivoDaSuspensao, ...conta }: Conta & Suspensao,
  conhecido: boolean,
) => {
  if (suspensoAte && suspensoAte > new Date()) {
    throw new Refusal(423, `Esta conta está suspensa até ${formatFim(suspensoAte)}. Motivo: ${motivoDaSuspensao}`)
  }
  await writeLinha(request.server.db, conta.usuarioId, { acao: 'entrou' })
  if (!conhecido) await tellOwner(request, conta)
  const exclusaoEm = await findPedidoDeExclusao(request.server.db, conta.usuarioId)
  return { ...(await startSessao(request, conta)), exclusao_em: exclusaoEm?.toISOString() ?? null }
}
