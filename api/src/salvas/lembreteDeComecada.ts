import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { notifyEach } from '../notificacoes/notify.ts'
import { today } from '../prazos/today.ts'
import { takeComecadas } from './comecadas.repository.ts'

/** Reminds students on the last day of the candidaturas that they began and did not send, once; false if none is due. */
export const remindNext = (db: Db, agora = new Date()): Promise<boolean> =>
  inTransaction(db, async transaction => {
    const comecadas = await takeComecadas(transaction, agora, today(agora))
    const fatos = comecadas.flatMap(({ usuarioId, vagaId, titulo, lembrar }) => {
      const fato = {
        tipo: 'oportunidade' as const,
        icone: 'calendar' as const,
        titulo: 'As inscrições terminam hoje',
        descricao: `Você começou a se candidatar a “${titulo}” e ainda não enviou.`,
        vagaId,
        acao: { rotulo: 'Continuar', href: `/opportunities/${vagaId}` },
      }
      return lembrar ? [{ usuarioId, fato }] : []
    })
    await notifyEach(transaction, fatos, 'comecadas')
    return comecadas.length > 0
  })
