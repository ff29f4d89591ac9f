import type { Db } from '../db/connection.ts'
import { dayInSaoPaulo } from '../db/hoje.ts'
import { notificar } from '../db/notificar.ts'
import { isAberta } from '../db/vagasAbertas.ts'
import { findAlunosParaAnuncio, takeVagaAAnunciar } from './anuncios.repository.ts'

/** Tells the students whom one new vaga suits; false when none is left to announce. */
export const anunciarProxima = (db: Db): Promise<boolean> =>
  db.transaction(async transaction => {
    const vaga = await takeVagaAAnunciar(transaction)
    if (!vaga) return false
    if (isAberta(vaga, dayInSaoPaulo())) {
      await notificar(transaction, await findAlunosParaAnuncio(transaction, vaga.id), {
        tipo: 'oportunidade',
        icone: 'calendar',
        titulo: 'Nova oportunidade para você',
        descricao: `${vaga.titulo}, em ${vaga.departamento}, combina com seus interesses.`,
        acao: { rotulo: 'Me inscrever', href: `/opportunities/${vaga.id}` },
      })
    }
    return true
  })
