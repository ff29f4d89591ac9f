import { createLinkAssinado } from '../autenticacao/linkAssinado.ts'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import type { Viva } from '../instituicao.ts'
import { findCarta } from '../sessao/mudancasDeEmail.repository.ts'
import { casaOf } from './cartas.ts'
import { toConfirmarEmail, toEmailMudado, toEmailOcupado } from './cartasDeEmail.ts'
import type { MailSender } from './mailSender.ts'

type Options = { db: Db; settings: Settings; instituicao: Viva; mail: MailSender }

/** Mails the new or the former address of a change; nothing about one that was cancelled or undone. */
export const sendMudancaDeEmail = async (options: Options, id: number, email: string): Promise<void> => {
  const carta = await findCarta(options.db, id, email)
  if (!carta) return
  await options.instituicao.refresh()
  const casa = casaOf(options)
  const toToken = (ato: 'confirmar-email' | 'desfazer-email') =>
    createLinkAssinado(options.settings.jwtSecret, ato, String(id))
  const { confirma, ocupado, para } = carta
  if (!confirma) await options.mail.send(toEmailMudado(casa, { ...carta, email }, para, toToken('desfazer-email')))
  else if (ocupado) await options.mail.send(toEmailOcupado(casa, email))
  else await options.mail.send(toConfirmarEmail(casa, email, toToken('confirmar-email')))
}
