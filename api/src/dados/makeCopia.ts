import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { notify } from '../notificacoes/notify.ts'
import type { FileStore } from '../storage/fileStore.ts'
import { toHtml, toJson } from './conteudo.ts'
import * as repository from './copias.repository.ts'
import { mapa } from './mapa.ts'
import { createZip } from './zip.ts'

type Copia = { id: string; usuarioId: number }

/** @throws if a table or a file cannot be read: a copy with a gap would be taken for everything */
const writeCopia = async (transaction: Db, fileStore: FileStore, { id, usuarioId }: Copia): Promise<number> => {
  let ordem = 0
  let bytes = 0
  const zip = createZip(async parte => {
    await repository.insertParte(transaction, id, ordem, parte)
    ordem += 1
    bytes += parte.byteLength
  })
  const dono = { usuarioId, em: new Date() }
  await zip.addText('index.html', toHtml(transaction, dono, Object.values(mapa)))
  await zip.addText('dados.json', toJson(transaction, dono))
  for (const { nome, chave } of await repository.findArquivos(transaction, usuarioId)) {
    const arquivo = await fileStore.get(transaction, chave)
    if (!arquivo) throw new Error(`the bytes of ${nome} are missing`)
    await zip.addFile(nome, arquivo)
  }
  await zip.end()
  return bytes
}

/** On the board, and by mail to somebody who is suspended, who cannot see it there. */
const tell = async (transaction: Db, { usuarioId }: Copia): Promise<void> => {
  await transaction.execute(sql`
    insert into emails_a_enviar (tipo, email, copia)
    select 'convite', lower(email), 'baixar' from usuarios where id = ${usuarioId}::int and suspenso_ate > now()
  `)
  await notify(transaction, [usuarioId], {
    tipo: 'engajamento',
    icone: 'user',
    titulo: 'A cópia dos seus dados está pronta',
    descricao: 'Você pode baixá-la por 24 horas.',
    vagaId: null,
    acao: { rotulo: 'Ver meus dados', href: '/conta' },
  })
}

/**
 * Makes the copy that has waited longest; false without one. It sees one moment of the database, in one transaction, so that
 * a process that dies leaves nothing of it.
 * @throws if it cannot be made; then it has failed, and waits until the person asks again
 */
export const makeNextCopia = async (db: Db, fileStore: FileStore): Promise<boolean> => {
  let taken: Copia | null = null
  try {
    return await inTransaction(db, async transaction => {
      await transaction.execute(sql`set transaction isolation level repeatable read`)
      taken = await repository.takeCopia(transaction)
      if (!taken) return false
      await repository.finishCopia(transaction, taken.id, await writeCopia(transaction, fileStore, taken))
      await tell(transaction, taken)
      return true
    })
  } catch (error) {
    const { id } = (taken ?? {}) as Partial<Copia>
    if (id !== undefined) await repository.failCopia(db, id)
    throw error
  }
}
