import { randomInt } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Viva } from '../instituicao.ts'
import { lockText } from '../db/lockText.ts'
import { deleteEmails, takeEmail } from '../notificacoes/emailsAEnviar.ts'
import type { EmailAEnviar } from '../notificacoes/emailsAEnviar.ts'
import { notifyConvite } from '../gestores/notifyConvite.ts'
import { findMudancaVista } from '../selecao/mudancas.ts'
import { deleteTokenDeEmail, insertTokenDeEmail, isCaixaCheia, renewLinksDeEntrada } from '../sessao/tokensDeEmail.ts'
import type { TipoDeTokenDeEmail } from '../sessao/tokensDeEmail.ts'
import { toCaixa } from '../autenticacao/caixa.ts'
import { attempt, createQueue } from '../queue.ts'
import { createLinkAssinado } from '../autenticacao/linkAssinado.ts'
import { createCodigo, createToken, hashTokenDeEmail } from '../autenticacao/tokenDeEmail.ts'
import { escolhaOf, sendNextAviso, sendNextResumo } from './avisos.ts'
import {
  casaOf,
  toConvite,
  toCopia,
  toDecisaoDePapel,
  toEntrada,
  toEntrevista,
  toFimPorDesuso,
  toMudancaDeEtapa,
  toNovoAcesso,
  toRedefinicao,
  toSenhaAlterada,
  toVerificacao,
} from './cartas.ts'
import type { Destinatario } from './cartas.ts'
import { toMudancaDeFator } from './cartasDeFator.ts'
import { findDestinatario } from './destinatarios.repository.ts'
import type { MailSender } from './mailSender.ts'
import { sendMudancaDeEmail } from './sendMudancaDeEmail.ts'

type Conta = NonNullable<Awaited<ReturnType<typeof findDestinatario>>>
type Options = { db: Db; settings: Settings; instituicao: Viva; mail: MailSender; log: FastifyBaseLogger }

export type MailQueue = ReturnType<typeof createMailQueue>

const cartasComToken = { verificacao: toVerificacao, redefinicao: toRedefinicao, entrada: toEntrada }

/**
 * Stores a token; false if the mailbox got its limit, and its sign-in links work longer instead. Processes count one after
 * the other.
 */
const storeToken = (db: Db, token: Parameters<typeof insertTokenDeEmail>[1]) =>
  inTransaction(db, async transaction => {
    await lockText(transaction, `${token.tipo} ${token.caixa}`)
    const isFull = await isCaixaCheia(transaction, token.caixa, token.tipo)
    if (!isFull) await insertTokenDeEmail(transaction, token)
    else if (token.tipo === 'entrada') await renewLinksDeEntrada(transaction, token.usuarioId)
    return !isFull
  })

/** A mail with its own token. */
const sendToken = async (
  options: Options,
  tipo: TipoDeTokenDeEmail,
  conta: Destinatario & { usuarioId: number },
): Promise<void> => {
  const { db, settings, mail } = options
  const token = tipo === 'verificacao' ? createCodigo() : createToken()
  const tokenHash = hashTokenDeEmail(settings.jwtSecret, tipo, token)
  if (!(await storeToken(db, { usuarioId: conta.usuarioId, tipo, caixa: toCaixa(conta.email), tokenHash }))) return
  try {
    await mail.send(cartasComToken[tipo](casaOf(options), conta, token))
  } catch (error) {
    await deleteTokenDeEmail(db, tokenHash)
    throw error
  }
}

const tokenDeCopia = ({ jwtSecret }: Settings, { usuarioId, versao }: Conta): string =>
  createLinkAssinado(jwtSecret, 'copia-de-dados', `${usuarioId}.${versao}`)

/** No mail about a deleted candidatura. */
const sendMudanca = async (
  options: Options,
  conta: Destinatario,
  { id, finaliza }: { id: number; finaliza: boolean },
): Promise<void> => {
  const mudanca = await findMudancaVista(options.db, id)
  if (mudanca) await options.mail.send(toMudancaDeEtapa(casaOf(options), conta, { ...mudanca, finaliza }))
}

/** No mail about an invitation that is over, nor to somebody who cannot accept it. */
const sendConvite = async (options: Options, conta: Conta, id: number): Promise<void> => {
  const convite = conta.podeCuidar ? await notifyConvite(options.db, id, conta.usuarioId) : null
  if (convite?.naHora) await options.mail.send(toConvite(casaOf(options), conta, convite))
}

/**
 * No mail to an address without an account, none to confirm a confirmed one, and not too many. If the mailbox got its
 * limit, a registration needs no mail of its own: the links that it got verify it (`findCadastro`).
 */
const sendMail = async (
  options: Options,
  {
    tipo,
    email,
    usuarioId,
    mudancaId,
    finaliza,
    entrevista,
    acesso,
    fator,
    conviteId,
    mudancaDeEmailId,
    copia,
    fimEm,
  }: EmailAEnviar,
): Promise<void> => {
  const { db, settings, mail } = options
  if (mudancaDeEmailId !== null) return sendMudancaDeEmail(options, mudancaDeEmailId, email)
  const conta = await findDestinatario(db, email, usuarioId)
  if (!conta || (tipo === 'verificacao' && conta.emailVerificadoEm)) return
  await options.instituicao.refresh()
  if (tipo === 'confirmacao') return void (await mail.send(toDecisaoDePapel(casaOf(options), conta, conta.recusa)))
  if (tipo === 'senha_alterada') return void (await mail.send(toSenhaAlterada(casaOf(options), conta)))
  if (copia) return void (await mail.send(toCopia(casaOf(options), conta, copia, tokenDeCopia(settings, conta))))
  if (fimEm) return void (await mail.send(toFimPorDesuso(casaOf(options), conta, fimEm)))
  if (acesso) return void (await mail.send(toNovoAcesso(casaOf(options), conta, acesso)))
  if (fator) return void (await mail.send(toMudancaDeFator(casaOf(options), conta, fator)))
  if (tipo === 'etapa' || tipo === 'convite' || tipo === 'entrevista') {
    const leitor = { ...conta, escolha: escolhaOf(settings, { ...conta, tipo }) }
    if (mudancaId !== null) await sendMudanca(options, leitor, { id: mudancaId, finaliza })
    if (conviteId !== null) await sendConvite(options, leitor, conviteId)
    if (entrevista) await mail.send(toEntrevista(casaOf(options), leitor, entrevista))
    return
  }
  // Nobody has an account yet: only the mail of a registration lets its reader choose what the account is.
  await sendToken(options, conta.emailVerificadoEm ? tipo : 'verificacao', conta)
}

const sendNextEmail = (options: Options): Promise<boolean> =>
  attempt({
    take: () => takeEmail(options.db),
    work: ([email]) => sendMail(options, email),
    forget: emails => deleteEmails(options.db, emails),
    log: options.log,
  })

/** In milliseconds. The first is longer than a client needs for its next request, the second still short for a person. */
const later = { min: 500, max: 2500 }

/**
 * Writes and sends the queued mails one by one, after the response: an address with an account takes as long as one
 * without. A failed mail is retried later, also by another process.
 */
export const createMailQueue = (options: Options) => {
  // Mails with a code first, then results, then notices; summaries last.
  const next = async () => (await sendNextEmail(options)) || (await sendNextAviso(options)) || sendNextResumo(options)
  const queue = createQueue(next, options.log, 'mails could not be sent')
  return {
    ...queue,
    /**
     * Runs the queue at a random time soon: only an address with an account costs work, which would slow the next
     * request of the same client. A hook that runs after the response.
     */
    wakeLater: async (): Promise<void> =>
      void setTimeout(() => void queue.wake(), randomInt(later.min, later.max)).unref(),
    close: () => queue.close().then(() => options.mail.close()),
  }
}
