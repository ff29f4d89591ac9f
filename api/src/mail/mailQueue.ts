import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { forgetEmail, takeEmail } from '../db/emailsAEnviar.ts'
import { deleteTokenDeEmail, insertTokenDeEmail } from '../db/tokensDeEmail.ts'
import type { TipoDeTokenDeEmail } from '../db/tokensDeEmail.ts'
import { createQueue } from '../queue.ts'
import { createCodigo, createTokenDeRedefinicao, hashTokenDeEmail } from '../tokenDeEmail.ts'
import { toRedefinicao, toSenhaAlterada, toVerificacao } from './cartas.ts'
import type { Destinatario } from './cartas.ts'
import { findDestinatario } from './destinatarios.repository.ts'
import type { MailSender } from './mailSender.ts'

const maxTries = 5

type Taken = NonNullable<Awaited<ReturnType<typeof takeEmail>>>
type Options = { db: Db; settings: Settings; mail: MailSender; log: FastifyBaseLogger }

export type MailQueue = ReturnType<typeof createMailQueue>

const casaOf = ({ publicUrl, instituicao }: Settings) => ({ publicUrl, sigla: instituicao.sigla })

/** A mail with a token of its own; none too often. */
const sendToken = async (
  { db, settings, mail }: Options,
  tipo: TipoDeTokenDeEmail,
  conta: Destinatario & { usuarioId: number },
): Promise<void> => {
  const token = tipo === 'verificacao' ? createCodigo() : createTokenDeRedefinicao()
  const tokenHash = hashTokenDeEmail(settings.jwtSecret, tipo, token)
  if (!(await insertTokenDeEmail(db, { usuarioId: conta.usuarioId, tipo, tokenHash }))) return
  const toMail = tipo === 'verificacao' ? toVerificacao : toRedefinicao
  try {
    await mail.send(toMail(casaOf(settings), conta, token))
  } catch (error) {
    await deleteTokenDeEmail(db, tokenHash)
    throw error
  }
}

/** Nothing is said to an address without an account, or to confirm one that is confirmed. */
const sendMail = async (options: Options, { tipo, email }: Taken): Promise<void> => {
  const conta = await findDestinatario(options.db, email)
  if (!conta || (tipo === 'verificacao' && conta.emailVerificadoEm)) return
  if (tipo !== 'senha_alterada') return sendToken(options, tipo, conta)
  await options.mail.send(toSenhaAlterada(casaOf(options.settings), conta))
}

/** Sends one mail, or puts it off; false when none is due. @throws when the database does not answer */
const sendNext = async (options: Options): Promise<boolean> => {
  const { db, log } = options
  const taken = await takeEmail(db)
  if (!taken) return false
  try {
    await sendMail(options, taken)
    await forgetEmail(db, taken.id)
  } catch (error) {
    const last = taken.tentativas >= maxTries
    log.error({ err: error, tipo: taken.tipo }, last ? 'a mail was given up' : 'a mail could not be sent yet')
    if (last) await forgetEmail(db, taken.id)
  }
  return true
}

/**
 * Makes and sends the mails that were noted in the database, one after the other, after whoever asked has been
 * answered: an address that has an account takes no longer to answer than one that has none. What cannot be sent now is
 * tried again later, also by the next process.
 */
export const createMailQueue = (options: Options) => {
  const queue = createQueue(() => sendNext(options), options.log, 'mails are waiting: the database does not answer')
  return { ...queue, close: () => queue.close().then(() => options.mail.close()) }
}
