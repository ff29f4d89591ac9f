import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { notifyEach } from '../notificacoes/notify.ts'
import { porExtenso } from '../prazos/porExtenso.ts'
import { today } from '../prazos/today.ts'
import { takeLembretes } from './salvas.repository.ts'

/** Reminds students of the deadlines of vagas that they saved, each once; false if none is due. */
export const remindNext = (db: Db): Promise<boolean> =>
  inTransaction(db, async transaction => {
    const lembretes = await takeLembretes(transaction, today())
    const fatos = lembretes.map(({ usuarioId, vagaId, titulo, prazo }) => ({
      usuarioId,
      fato: {
        tipo: 'oportunidade' as const,
        icone: 'calendar' as const,
        titulo: `Inscrições até ${porExtenso(prazo)}`,
        descricao: `Você salvou “${titulo}” e ainda não se candidatou.`,
        vagaId,
        acao: { rotulo: 'Ver oportunidade', href: `/opportunities/${vagaId}` },
      },
    }))
    await notifyEach(transaction, fatos, 'prazos_de_salvas')
    return lembretes.length > 0
  })
