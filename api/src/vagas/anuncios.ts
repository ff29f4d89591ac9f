import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { today } from '../prazos/today.ts'
import { notify } from '../notificacoes/notify.ts'
import { isAberta } from '../prazos/vagasAbertas.ts'
import { beginAnuncio, endAnuncio, findAlunosParaAnuncio, moveAnuncio, takeAnuncio } from './anuncios.repository.ts'

/** People notified per transaction, so that requests do not wait, and a process that dies loses no more than this. */
const lot = 500

/** Notifies the next students of a vaga that is being announced; false if there is none. */
const anunciarLote = (db: Db): Promise<boolean> =>
  inTransaction(db, async transaction => {
    const vaga = await takeAnuncio(transaction)
    if (!vaga) return false
    const aberta = isAberta(vaga, today())
    const alunos = aberta ? await findAlunosParaAnuncio(transaction, vaga, lot) : []
    await notify(transaction, alunos, {
      tipo: 'oportunidade',
      icone: 'calendar',
      titulo: 'Nova oportunidade para você',
      descricao: `${vaga.titulo}, em ${vaga.departamento}, combina com seus interesses.`,
      vagaId: vaga.id,
      acao: { rotulo: 'Me inscrever', href: `/opportunities/${vaga.id}` },
      aviso: 'novas_vagas',
    })
    const last = alunos.at(-1)
    await (last !== undefined && alunos.length === lot
      ? moveAnuncio(transaction, vaga.id, last)
      : endAnuncio(transaction, vaga.id))
    return true
  })

/**
 * Notifies some of the students whom a new vaga matches, each once: the progress is stored in the same transaction.
 * False if nobody is left.
 */
export const announceNext = async (db: Db): Promise<boolean> => (await anunciarLote(db)) || beginAnuncio(db)
