import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { forgetEmail, takeEmail } from '../db/emailsAEnviar.ts'
import { avisarDoConvite } from '../db/convite.ts'
import { findMudancaVista } from '../db/mudancas.ts'
import { deleteTokenDeEmail, insertTokenDeEmail, isCaixaCheia } from '../db/tokensDeEmail.ts'
import type { TipoDeTokenDeEmail } from '../db/tokensDeEmail.ts'
import { createQueue } from '../queue.ts'
import { createCodigo, createTokenDeRedefinicao, hashTokenDeEmail } from '../tokenDeEmail.ts'
import {
  toConfirmacao,
  toConvite,
  toEntrevista,
  toMudancaDeEtapa,
  toRedefinicao,
  toSenhaAlterada,
  toVerificacao,
} from './cartas.ts'
import type { Destinatario } from './cartas.ts'
import { findDestinatario } from './destinatarios.repository.ts'
import type { MailSender } from './mailSender.ts'

const maxTries = 5

type Taken = NonNullable<Awaited<ReturnType<typeof takeEmail>>>
type Conta = NonNullable<Awaited<ReturnType<typeof findDestinatario>>>
type Options = { db: Db; settings: Settings; mail: MailSender; log: FastifyBaseLogger }

export type MailQueue = ReturnType<typeof createMailQueue>

const casaOf = ({ publicUrl, instituicao }: Settings) => ({ publicUrl, sigla: instituicao.sigla })

/** A mail with a token of its own. */
const sendToken = async (
  { db, settings, mail }: Options,
  tipo: TipoDeTokenDeEmail,
  conta: Destinatario & { usuarioId: number },
): Promise<void> => {
  const token = tipo === 'verificacao' ? createCodigo() : createTokenDeRedefinicao()
  const tokenHash = hashTokenDeEmail(settings.jwtSecret, tipo, token)
  await insertTokenDeEmail(db, { usuarioId: conta.usuarioId, tipo, tokenHash })
  const toMail = tipo === 'verificacao' ? toVerificacao : toRedefinicao
  try {
    await mail.send(toMail(casaOf(settings), conta, token))
  } catch (error) {
    await deleteTokenDeEmail(db, tokenHash)
    throw error
  }
}

/** Nothing is said of a candidatura that is gone. */
const sendMudanca = async ({ db, settings, mail }: Options, conta: Destinatario, id: number): Promise<void> => {
  const mudanca = await findMudancaVista(db, id)
  if (mudanca) await mail.send(toMudancaDeEtapa(casaOf(settings), conta, mudanca))
}

/** Nothing is said of an invitation that is over, or to anybody who cannot accept it. */
const sendConvite = async ({ db, settings, mail }: Options, conta: Conta, id: number): Promise<void> => {
  const convite = conta.podeCuidar ? await avisarDoConvite(db, id, conta.usuarioId) : null
  if (convite) await mail.send(toConvite(casaOf(settings), conta, convite))
}

/**
 * Nothing is said to an address without an account, to confirm one that is confirmed, or too often. A registration's
 * own mail always goes: there are few of those (cadastro.routes.ts), and the next person's must not be kept from them.
 */
const sendMail = async (
  options: Options,
  { tipo, email, usuarioId, mudancaId, entrevista, conviteId }: Taken,
): Promise<void> => {
  const { db, settings, mail } = options
  const conta = await findDestinatario(db, email, usuarioId)
  if (!conta || (tipo === 'verificacao' && conta.emailVerificadoEm)) return
  if (tipo === 'confirmacao') return mail.send(toConfirmacao(casaOf(settings), conta))
  if (tipo === 'senha_alterada') return mail.send(toSenhaAlterada(casaOf(settings), conta))
  if (tipo === 'etapa') return mudancaId === null ? undefined : sendMudanca(options, conta, mudancaId)
  if (tipo === 'convite') return conviteId === null ? undefined : sendConvite(options, conta, conviteId)
  if (tipo === 'entrevista')
    return entrevista ? mail.send(toEntrevista(casaOf(settings), conta, entrevista)) : undefined
  if (usuarioId === null && (await isCaixaCheia(db, email, tipo))) return
  await sendToken(options, tipo, conta)
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
