import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { emitEvento } from '../eventos/emitEvento.ts'
import { findNome, linkDoCandidato, notify } from '../notificacoes/notify.ts'

type Vaga = { titulo: string; responsaveis: number[] }

const titulos = {
  uma: (nome: string) => `Nova candidatura de ${nome}`,
  muitas: (vaga: string) => `novas candidaturas em ${vaga}`,
}

/** Notifies the managers of a vaga: what they have not read is one row, which leads to the first of them. */
export const notifyNova = async (
  db: Db,
  { titulo, responsaveis }: Vaga,
  { id, vagaId, candidatoId }: Record<'id' | 'vagaId' | 'candidatoId', number>,
): Promise<void> => {
  const nome = await findNome(db, candidatoId)
  await notify(db, responsaveis, {
    tipo: 'candidatura',
    icone: 'user',
    titulo: titulos.uma(nome),
    descricao: `${nome} se candidatou a ${titulo}.`,
    vagaId,
    acao: linkDoCandidato(vagaId, id),
    aviso: 'candidaturas',
    contada: { item: id, titulo: titulos.muitas(titulo), descricao: 'Comece pela primeira.', rotulo: 'Ver candidatos' },
  })
  await emitEvento(db, { tipo: 'candidatura', itens: responsaveis.map(pessoa => [pessoa, id]) })
}

/**
 * Takes a candidatura that is deleted out of the unread rows: otherwise a student who applies and cancels many times
 * would leave one for each time.
 */
export const forgetNova = async (
  db: Db,
  vaga: { id: number; titulo: string },
  candidaturaId: number,
): Promise<void> => {
  const base = linkDoCandidato(vaga.id, 0).href.slice(0, -1)
  const unread = sql`vaga_id = ${vaga.id} and lida_em is null`
  await db.execute(sql`
    delete from notificacoes
    where ${unread} and coalesce(itens = array[${candidaturaId}::int], acao_href = ${base + candidaturaId})
  `)
  await db.execute(sql`
    update notificacoes n set
      itens = resto.itens,
      acao_href = ${base} || resto.itens[1],
      acao_rotulo = case when cardinality(resto.itens) = 1 then ${linkDoCandidato(0, 0).rotulo} else n.acao_rotulo end,
      descricao = case when cardinality(resto.itens) = 1 then u.usuario || ${` se candidatou a ${vaga.titulo}.`} else n.descricao end,
      titulo = case when cardinality(resto.itens) = 1 then ${titulos.uma('')} || u.usuario
        else cardinality(resto.itens) || ${` ${titulos.muitas(vaga.titulo)}`} end
    from (
      select id, array_remove(itens, ${candidaturaId}::int) as itens from notificacoes
      where ${unread} and contada = 'candidaturas' and itens @> array[${candidaturaId}::int]
    ) resto
    join candidaturas c on c.id = resto.itens[1]
    join usuarios u on u.id = c.candidato_id
    where n.id = resto.id
  `)
}
