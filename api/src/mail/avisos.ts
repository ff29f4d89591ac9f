import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { deleteAvisos, takeAviso, takeResumo } from '../notificacoes/avisosAEnviar.ts'
import type { AvisoAEnviar } from '../notificacoes/avisosAEnviar.ts'
import { createCancelamento } from '../notificacoes/cancelamento.ts'
import type { Cancelavel } from '../notificacoes/cancelamento.ts'
import { isTipoDeAviso } from '../notificacoes/avisos.ts'
import { findConta, findEnviado, findNovidades } from './avisos.repository.ts'
import { toAviso, toRecibo, toResumo } from './cartasDeAviso.ts'
import type { Casa, Destinatario } from './cartas.ts'
import type { Mail, MailSender } from './mailSender.ts'

const maxTries = 5

type Options = { db: Db; settings: Settings; mail: MailSender; log: FastifyBaseLogger }

const casaOf = ({ publicUrl, instituicao }: Settings): Casa => ({ publicUrl, sigla: instituicao.sigla })

/** Where the reader of a mail chooses what to be told of, and stops mails like it. */
export const escolhaOf = (
  { publicUrl, jwtSecret }: Settings,
  { usuarioId, ehaluno, tipo }: { usuarioId: number; ehaluno: boolean; tipo: Cancelavel },
): NonNullable<Destinatario['escolha']> => ({
  avisos: `${publicUrl}${ehaluno ? '' : '/professor'}/avisos`,
  cancelar: `${publicUrl}/avisos/cancelar?token=${createCancelamento(jwtSecret, usuarioId, tipo)}`,
})

const writeMail = async (
  { db, settings }: Options,
  aviso: AvisoAEnviar,
  todos: readonly AvisoAEnviar[],
): Promise<Mail | null> => {
  const { usuarioId, resumo, candidaturaId } = aviso
  const conta = await findConta(db, usuarioId)
  if (!conta || !isTipoDeAviso(aviso.tipo)) return null
  const tipo = resumo ? 'resumo' : aviso.tipo
  const leitor = { ...conta, escolha: escolhaOf(settings, { usuarioId, ehaluno: conta.ehaluno, tipo }) }
  if (candidaturaId !== null) {
    const enviado = await findEnviado(db, candidaturaId)
    return enviado && toRecibo(casaOf(settings), leitor, enviado)
  }
  const novidades = await findNovidades(
    db,
    todos.map(({ id }) => id),
  )
  if (resumo) return toResumo(casaOf(settings), leitor, novidades)
  const [novidade] = novidades
  return novidade ? toAviso(casaOf(settings), leitor, novidade) : null
}

/** Sends one mail with what was taken, and forgets it; or leaves it for a later try. */
const send = async (options: Options, tomados: readonly AvisoAEnviar[]): Promise<void> => {
  const { db, log, mail } = options
  const [first] = tomados
  if (!first) return
  try {
    const written = await writeMail(options, first, tomados)
    if (written) await mail.send(written)
    await deleteAvisos(db, tomados)
  } catch (error) {
    const given = tomados.filter(({ tentativas }) => tentativas >= maxTries)
    log.error(
      { err: error, tipo: first.tipo },
      given.length > 0 ? 'a notice was given up' : 'a notice could not be mailed yet',
    )
    await deleteAvisos(db, given)
  }
}

/** Mails the next notice that is due alone; false if there is none. */
export const sendNextAviso = async (options: Options): Promise<boolean> => {
  const taken = await takeAviso(options.db)
  if (taken) await send(options, [taken])
  return taken !== null
}

/** Mails the next person's summary; false if none is due. */
export const sendNextResumo = async (options: Options): Promise<boolean> => {
  const taken = await inTransaction(options.db, takeResumo)
  if (taken) await send(options, taken)
  return taken !== null
}
