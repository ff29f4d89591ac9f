import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Viva } from '../instituicao.ts'
import { deleteAvisos, takeAviso, takeResumo } from '../notificacoes/avisosAEnviar.ts'
import type { AvisoAEnviar } from '../notificacoes/avisosAEnviar.ts'
import { createCancelamento } from '../notificacoes/cancelamento.ts'
import type { Cancelavel } from '../notificacoes/cancelamento.ts'
import { decisao, isTipoDeAviso } from '../notificacoes/avisos.ts'
import { attempt } from '../queue.ts'
import { createContestacao, findContestavel } from '../autenticacao/contestacao.ts'
import { findConta, findEnviado, findNovidades } from './avisos.repository.ts'
import { toAviso, toDecisao, toRecibo, toResumo } from './cartasDeAviso.ts'
import { casaOf } from './cartas.ts'
import type { Destinatario } from './cartas.ts'
import type { Mail, MailSender } from './mailSender.ts'

type Options = { db: Db; settings: Settings; instituicao: Viva; mail: MailSender; log: FastifyBaseLogger }

/** Where the reader of a mail chooses what to be told of, and stops mails like it. */
export const escolhaOf = (
  { publicUrl, jwtSecret }: Settings,
  { usuarioId, ehaluno, tipo }: { usuarioId: number; ehaluno: boolean; tipo: Cancelavel },
): NonNullable<Destinatario['escolha']> => ({
  avisos: `${publicUrl}${ehaluno ? '' : '/professor'}/avisos`,
  cancelar: `${publicUrl}/avisos/cancelar?token=${createCancelamento(jwtSecret, usuarioId, tipo)}`,
})

/** Null if there is nothing to tell any more. */
const writeMail = async (options: Options, avisos: [AvisoAEnviar, ...AvisoAEnviar[]]): Promise<Mail | null> => {
  const { db, settings } = options
  const [aviso] = avisos
  const { usuarioId, resumo, candidaturaId } = aviso
  const conta = await findConta(db, usuarioId)
  // Who cannot sign in hears of decisions alone, not of what waits on the board.
  if (!conta || (conta.suspensa && aviso.tipo !== decisao)) return null
  await options.instituicao.refresh()
  if (aviso.tipo === decisao) {
    const [decidida] = await findNovidades(db, [aviso.id])
    const contestavel = await findContestavel(db, usuarioId)
    // Only the mail of the suspension itself: its reader can open no page of the board.
    const isDela = contestavel !== null && decidida?.href === `/admin/decisoes/${contestavel.casoId}`
    const token = isDela ? createContestacao(settings.jwtSecret, contestavel) : null
    return decidida ? toDecisao(casaOf(options), conta, { ...decidida, token }) : null
  }
  if (!isTipoDeAviso(aviso.tipo)) return null
  const tipo = resumo ? 'resumo' : aviso.tipo
  const leitor = { ...conta, escolha: escolhaOf(settings, { usuarioId, ehaluno: conta.ehaluno, tipo }) }
  if (candidaturaId !== null) {
    const enviado = await findEnviado(db, candidaturaId)
    return enviado && toRecibo(casaOf(options), leitor, enviado)
  }
  const novidades = await findNovidades(
    db,
    avisos.map(({ id }) => id),
  )
  if (resumo) return toResumo(casaOf(options), leitor, novidades)
  const [novidade] = novidades
  return novidade ? toAviso(casaOf(options), leitor, novidade) : null
}

const sendNext = (options: Options, take: (db: Db) => Promise<AvisoAEnviar[]>): Promise<boolean> =>
  attempt({
    take: () => take(options.db),
    work: async tomados => {
      const written = await writeMail(options, tomados)
      if (written) await options.mail.send(written)
    },
    forget: tomados => deleteAvisos(options.db, tomados),
    log: options.log,
  })

/** Mails the next notice that is due alone; false if there is none. */
export const sendNextAviso = (options: Options): Promise<boolean> => sendNext(options, takeAviso)

/** Mails the next person's summary; false if none is due. */
export const sendNextResumo = (options: Options): Promise<boolean> =>
  sendNext(options, db => inTransaction(db, takeResumo))
