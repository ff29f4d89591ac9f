import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import type { Copia, Guardado, casos } from '../db/schema/moderacao.ts'
import { mensagens } from '../db/schema/rede.ts'
import { usuarios, vagas } from '../db/schema.ts'
import { responsaveis } from '../gestores/gestao.ts'
import { mostrarVaga, ocultarVaga } from '../vagas/ocultacao.ts'
import { findVaga } from '../vagas/vaga.ts'
import type { Ato, Tipo } from './casos.schemas.ts'

type Linha = typeof casos.$inferSelect

export type Caso = Omit<Linha, 'tipo' | 'ato' | 'publicacao'> & { tipo: Tipo; ato: Ato | null }

/** What somebody reports, if they can read it. `donos`: who is concerned, and so neither reports nor decides. */
export type Objeto = Pick<Linha, 'tipo' | 'objetoId' | 'pessoaId'> & { donos: number[]; copia: Copia }

type Achado = Pick<Objeto, 'pessoaId' | 'donos' | 'copia'>

const vagaDe = async (db: Db, id: number): Promise<Achado | null> => {
  const [vaga] = await db
    .select({
      autorId: vagas.autorId,
      responsaveis,
      titulo: vagas.titulo,
      descricao: vagas.descricao,
      link: vagas.linkVaga,
    })
    .from(vagas)
    .where(eq(vagas.id, id))
  if (!vaga) return null
  const texto = [vaga.descricao, ...(vaga.link === null ? [] : [vaga.link])].join('\n\n')
  const copia = { titulo: vaga.titulo, texto, retrato: null }
  return { pessoaId: vaga.autorId, donos: vaga.responsaveis, copia }
}

const perfilDe = async (db: Db, id: number): Promise<Achado | null> => {
  const [pessoa] = await db
    .select({ nome: usuarios.usuario, sobre: usuarios.sobre, avatar: usuarios.avatar })
    .from(usuarios)
    .where(and(eq(usuarios.id, id), isNotNull(usuarios.emailVerificadoEm)))
  if (!pessoa) return null
  const copia = { titulo: pessoa.nome, texto: pessoa.sobre ?? '', retrato: pessoa.avatar }
  return { pessoaId: id, donos: [id], copia }
}

const mensagemDe = async (db: Db, id: number): Promise<Achado | null> => {
  const [mensagem] = await db.select().from(mensagens).where(eq(mensagens.id, id))
  if (!mensagem) return null
  const { remetenteId, comunicadoDe, conteudo } = mensagem
  const copia = { titulo: comunicadoDe === null ? 'Mensagem' : 'Comunicado', texto: conteudo, retrato: null }
  return { pessoaId: remetenteId, donos: [remetenteId], copia }
}

/** What a case is about, as it is now; null once it is gone. */
export const findObjeto = (db: Db, { tipo, objetoId }: Pick<Caso, 'tipo' | 'objetoId'>): Promise<Achado | null> => {
  if (tipo === 'vaga' || tipo === 'publicacao') return vagaDe(db, objetoId)
  if (tipo === 'perfil') return perfilDe(db, objetoId)
  return mensagemDe(db, objetoId)
}

/**
 * Every message of the comunicado that a message is part of: the same text of the same person to the candidates of one vaga.
 * Each is found by the index of its conversation.
 */
const doComunicado = (mensagemId: number): SQL => sql`(
  select m.id
  from mensagens uma join candidaturas c on c.vaga_id = uma.comunicado_de
  join mensagens m on least(m.remetente_id, m.destinatario_id) = least(uma.remetente_id, c.candidato_id)
    and greatest(m.remetente_id, m.destinatario_id) = greatest(uma.remetente_id, c.candidato_id)
  where uma.id = ${mensagemId}::int and m.remetente_id = uma.remetente_id
    and m.comunicado_de = uma.comunicado_de and m.conteudo = uma.conteudo
)`

const primeiraDoComunicado = async (db: Db, mensagemId: number): Promise<number> => {
  const { rows } = await db.execute<{ id: number | null }>(
    sql`select min(id)::int as id from ${doComunicado(mensagemId)} todas`,
  )
  return rows[0]?.id ?? mensagemId
}

const denunciavel = {
  vaga: async (db: Db, id: number, leitorId: number): Promise<Objeto | null> => {
    const lida = await findVaga(db, id, { leitorId })
    const achado = lida && (await vagaDe(db, id))
    return achado && { tipo: 'vaga', objetoId: id, ...achado }
  },
  perfil: async (db: Db, id: number): Promise<Objeto | null> => {
    const achado = await perfilDe(db, id)
    return achado && { tipo: 'perfil', objetoId: id, ...achado }
  },
  mensagem: async (db: Db, id: number, leitorId: number): Promise<Objeto | null> => {
    const [lida] = await db
      .select({ de: mensagens.remetenteId, para: mensagens.destinatarioId, comunicadoDe: mensagens.comunicadoDe })
      .from(mensagens)
      .where(eq(mensagens.id, id))
    if (!lida || ![lida.de, lida.para].includes(leitorId)) return null
    const isComunicado = lida.comunicadoDe !== null
    const objetoId = isComunicado ? await primeiraDoComunicado(db, id) : id
    const achado = await mensagemDe(db, objetoId)
    return achado && { tipo: isComunicado ? 'comunicado' : 'mensagem', objetoId, ...achado }
  },
}

/** What a person reports; null if they cannot read it. */
export const findDenunciavel = (
  db: Db,
  { tipo, id }: { tipo: keyof typeof denunciavel; id: number },
  leitorId: number,
): Promise<Objeto | null> => denunciavel[tipo](db, id, leitorId)

const setOculta = async (db: Db, ids: SQL, oculta: boolean): Promise<void> => {
  await db.execute(sql`update mensagens set oculta_em = ${oculta ? sql`now()` : sql`null`} where id in ${ids}`)
}

const mensagensDe = ({ tipo, objetoId }: Caso): SQL =>
  tipo === 'comunicado' ? doComunicado(objetoId) : sql`(${objetoId}::int)`

/** Hides what a case is about. Resolves what is to be kept of a profile. */
export const ocultar = async (db: Db, caso: Caso): Promise<Guardado | null> => {
  const { tipo, objetoId } = caso
  if (tipo === 'vaga') {
    await ocultarVaga(db, objetoId)
    return null
  }
  if (tipo !== 'perfil') {
    await setOculta(db, mensagensDe(caso), true)
    return null
  }
  const itself = eq(usuarios.id, objetoId)
  const campos = { sobre: usuarios.sobre, avatar: usuarios.avatar }
  const [guardado] = await db.select(campos).from(usuarios).where(itself).for('no key update')
  await db.update(usuarios).set({ sobre: null, avatar: null }).where(itself)
  return guardado ?? null
}

/** Undoes `ocultar`. What a person wrote into the profile since then stays. */
export const mostrar = async (db: Db, caso: Caso): Promise<void> => {
  const { tipo, objetoId, guardado } = caso
  if (tipo === 'vaga') {
    await mostrarVaga(db, objetoId)
    return
  }
  if (tipo !== 'perfil') {
    await setOculta(db, mensagensDe(caso), false)
    return
  }
  await db
    .update(usuarios)
    .set({
      sobre: sql`coalesce(${usuarios.sobre}, ${guardado?.sobre ?? null})`,
      avatar: sql`coalesce(${usuarios.avatar}, ${guardado?.avatar ?? null})`,
    })
    .where(eq(usuarios.id, objetoId))
}
