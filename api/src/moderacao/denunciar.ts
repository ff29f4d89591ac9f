import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { lockText } from '../db/lockText.ts'
import { Refusal } from '../http/refusal.ts'
import { insertDenuncia, openCaso } from './casos.repository.ts'
import type { Denuncia } from './casos.schemas.ts'
import { findDenunciavel } from './objetos.ts'

/**
 * Reports something, with a copy of what it is now. Reports about one thing make one case until it is decided.
 * @throws Refusal 404 for what the person cannot read, 409 for their own, and for a second report of the same
 */
export const denunciar = (db: Db, usuarioId: number, { motivo, texto, ...alvo }: Denuncia): Promise<void> =>
  inTransaction(db, async transaction => {
    const objeto = await findDenunciavel(transaction, alvo, usuarioId)
    if (!objeto) throw new Refusal(404, 'Não encontramos o que você denuncia.')
    if (objeto.donos.includes(usuarioId)) throw new Refusal(409, 'Ninguém denuncia o que é seu.')
    await lockText(transaction, `caso ${objeto.tipo} ${objeto.objetoId}`)
    const casoId = await openCaso(transaction, objeto)
    const denuncia = { casoId, denuncianteId: usuarioId, motivo, texto, copia: objeto.copia }
    if (!(await insertDenuncia(transaction, denuncia))) throw new Refusal(409, 'Isto já está com a moderação.')
  })
