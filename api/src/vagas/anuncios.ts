import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { today } from '../prazos/today.ts'
import { notify, notifyEach } from '../notificacoes/notify.ts'
import { isAberta } from '../prazos/vagasAbertas.ts'
import { beginAnuncio, endAnuncio, findAlunosParaAnuncio, moveAnuncio, takeAnuncio } from './anuncios.repository.ts'
import type { Levado } from './anuncios.repository.ts'

/** People notified per transaction, so that requests do not wait, and a process that dies loses no more than this. */
const lot = 500

type Anunciada = NonNullable<Awaited<ReturnType<typeof takeAnuncio>>>

/** What every notification of a vaga has. */
const toFato = ({ id }: Anunciada) => ({
  tipo: 'oportunidade' as const,
  icone: 'calendar' as const,
  vagaId: id,
  acao: { rotulo: 'Me inscrever', href: `/opportunities/${id}?de=alerta` },
})

/** What a saved search or a follow says of a vaga that it finds. */
const textosDe = (vaga: Anunciada, { tipo, nome }: NonNullable<Levado['busca']>) => {
  const onde = `${vaga.titulo}, em ${vaga.departamento}`
  if (tipo === 'professor') {
    return { titulo: `Nova de ${vaga.autor}`, descricao: `${onde}, é de ${vaga.autor}, que você segue.` }
  }
  if (tipo === 'departamento') {
    return { titulo: `Nova em ${vaga.departamento}`, descricao: `${onde}, que você segue.` }
  }
  const descricao = tipo === 'busca' ? `está na sua busca “${nome}”.` : `tem a ver com “${nome}”, que você segue.`
  return { titulo: `Nova em “${nome}”`, descricao: `${onde}, ${descricao}` }
}

const notifyTodos = async (db: Db, vaga: Anunciada, levados: readonly Levado[]): Promise<void> => {
  const porInteresse = levados.filter(({ busca }) => busca === null).map(({ id }) => id)
  await notify(db, porInteresse, {
    ...toFato(vaga),
    titulo: 'Nova oportunidade para você',
    descricao: `${vaga.titulo}, em ${vaga.departamento}, combina com seus interesses.`,
    aviso: 'novas_vagas',
  })
  const porBusca = levados.flatMap(({ id, busca }) =>
    busca ? [{ usuarioId: id, buscaId: busca.id, fato: { ...toFato(vaga), ...textosDe(vaga, busca) } }] : [],
  )
  await notifyEach(db, porBusca, 'novas_vagas')
}

/** Notifies the next students of a vaga that is being announced; false if there is none. */
const anunciarLote = (db: Db): Promise<boolean> =>
  inTransaction(db, async transaction => {
    const vaga = await takeAnuncio(transaction)
    if (!vaga) return false
    const levados = isAberta(vaga, today()) ? await findAlunosParaAnuncio(transaction, vaga, lot) : []
    await notifyTodos(transaction, vaga, levados)
    const last = levados.at(-1)
    await (last !== undefined && levados.length === lot
      ? moveAnuncio(transaction, vaga.id, last.id)
      : endAnuncio(transaction, vaga.id))
    return true
  })

/**
 * Notifies some of the students whom a new vaga matches, by interests, searches and follows, each once: the progress is stored in the same transaction.
 * False if nobody is left.
 */
export const announceNext = async (db: Db): Promise<boolean> => (await anunciarLote(db)) || beginAnuncio(db)
