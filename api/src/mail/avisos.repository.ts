import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { avisosAEnviar } from '../db/schema/avisos.ts'
import { arquivosEnviados, respostas } from '../db/schema/perguntas.ts'
import { conteudoVisivel, mensagens, notificacoes } from '../db/schema/rede.ts'
import { candidaturas, usuarios, vagas } from '../db/schema.ts'
import { toIntArray } from '../db/toIntArray.ts'
import { today } from '../prazos/today.ts'
import { abertaEm } from '../prazos/vagasAbertas.ts'

/** The verified account of a person; null without one. */
export const findConta = async (db: Db, id: number) => {
  const [found] = await db
    .select({
      email: usuarios.email,
      usuario: usuarios.usuario,
      ehaluno: usuarios.ehaluno,
      suspensa: sql<boolean>`coalesce(${usuarios.suspensoAte} > now(), false)`,
    })
    .from(usuarios)
    .where(and(eq(usuarios.id, id), isNotNull(usuarios.emailVerificadoEm)))
  return found ?? null
}

/**
 * What a notice still has to be true of, by its kind: the manager of a vaga manages it; a new vaga is open, and the search
 * that led to it is in the summary; to a saved one, which is still saved, or one that was begun, the reader can apply and has not.
 */
const aindaVale = () => {
  const cuida = sql`(${vagas.autorId} = ${avisosAEnviar.usuarioId} or exists (
    select from gestores g where g.vaga_id = ${vagas.id} and g.usuario_id = ${avisosAEnviar.usuarioId} and g.aceito_em is not null
  ))`
  const podeEnviar = sql`${abertaEm(today())} and not exists (
    select from candidaturas c where c.vaga_id = ${vagas.id} and c.candidato_id = ${avisosAEnviar.usuarioId}
  )`
  const salva = sql`exists (
    select from vagas_salvas s where s.vaga_id = ${vagas.id} and s.usuario_id = ${avisosAEnviar.usuarioId}
  )`
  const noResumo = sql`(${avisosAEnviar.buscaId} is null or exists (
    select from buscas_salvas b where b.id = ${avisosAEnviar.buscaId} and b.modo = 'resumo'
  ))`
  return sql`case when ${avisosAEnviar.tipo} in ('candidaturas', 'retiradas', 'entrevistas', 'respostas') then ${cuida}
    when ${avisosAEnviar.tipo} = 'novas_vagas' then ${abertaEm(today())} and ${noResumo}
    when ${avisosAEnviar.tipo} = 'prazos_de_salvas' then ${podeEnviar} and ${salva}
    when ${avisosAEnviar.tipo} = 'comecadas' then ${podeEnviar} else true end`
}

/** The notifications of these notices, as their reader may still see them, and in a summary only what is unread. */
export const findNovidades = (db: Db, ids: readonly number[]) =>
  db
    .select({
      tipo: avisosAEnviar.tipo,
      notificacaoId: notificacoes.id,
      titulo: notificacoes.titulo,
      descricao: notificacoes.descricao,
      rotulo: notificacoes.acaoRotulo,
      href: notificacoes.acaoHref,
      vaga: vagas.titulo,
      autorId: vagas.autorId,
      conteudo: sql<string | null>`${conteudoVisivel}`,
    })
    .from(avisosAEnviar)
    .innerJoin(notificacoes, eq(notificacoes.id, avisosAEnviar.notificacaoId))
    .leftJoin(vagas, eq(vagas.id, sql`coalesce(${avisosAEnviar.vagaId}, ${notificacoes.vagaId})`))
    .leftJoin(mensagens, eq(mensagens.id, avisosAEnviar.mensagemId))
    .where(
      and(
        sql`${avisosAEnviar.id} = any(${toIntArray(ids)})`,
        sql`(not ${avisosAEnviar.resumo} or ${notificacoes.lidaEm} is null)`,
        aindaVale(),
      ),
    )
    .orderBy(asc(avisosAEnviar.id))

export type Novidade = Awaited<ReturnType<typeof findNovidades>>[number]

/** What a student sent with a candidatura. */
export const findEnviado = async (db: Db, id: number) => {
  const [candidatura] = await db
    .select({
      vagaId: vagas.id,
      vaga: vagas.titulo,
      carta: candidaturas.cartaMotivacao,
      compartilhaHistorico: candidaturas.compartilhaHistorico,
      arquivo: arquivosEnviados.tamanho,
    })
    .from(candidaturas)
    .innerJoin(vagas, eq(vagas.id, candidaturas.vagaId))
    .leftJoin(arquivosEnviados, eq(arquivosEnviados.candidaturaId, candidaturas.id))
    .where(eq(candidaturas.id, id))
  if (!candidatura) return null
  const dadas = await db
    .select({ texto: respostas.texto, valor: respostas.valor })
    .from(respostas)
    .where(eq(respostas.candidaturaId, id))
    .orderBy(asc(respostas.ordem))
  return { ...candidatura, respostas: dadas }
}

export type Enviado = NonNullable<Awaited<ReturnType<typeof findEnviado>>>
