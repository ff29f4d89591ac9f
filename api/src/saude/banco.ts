import { sql } from 'drizzle-orm'
import type { Acao } from '../auditoria/acoes.ts'
import type { Db } from '../db/connection.ts'
import { readMisfit } from '../db/understood.ts'
import { createFormat } from '../fuso.ts'
import { bem, mal, toDecimal } from './estado.ts'
import type { Estado } from './estado.ts'

const mostSkewMs = 2000
/** Three of the drills that docs/operations.md asks for, one a month, were left out. */
const mostDaysSinceEnsaio = 90
const dayMs = 24 * 60 * 60 * 1000

const comoMigrar = {
  older: 'É de uma versão anterior: rode `npm run migrate`.',
  newer: 'É de uma versão mais nova: instale a versão que o migrou, ou uma posterior.',
  unreleased: 'É de antes da primeira versão: aponte DATABASE_URL para um banco novo e vazio.',
}

export const lookAtBanco = async (db: Db): Promise<Estado> => {
  const misfit = await readMisfit(db)
  return misfit === null ? bem('Responde, com todas as migrações.') : mal(comoMigrar[misfit])
}

export const lookAtRelogio = async (db: Db): Promise<Estado> => {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select date_part('epoch', clock_timestamp())::float8 * 1000 as ms`,
  )
  const skew = Math.abs((rows[0]?.ms ?? 0) - Date.now())
  const detalhe = `Difere ${toDecimal(skew / 1000)} s do relógio do banco.`
  return skew < mostSkewMs ? bem(detalhe) : mal(`${detalhe} Acerte os dois por NTP: prazos e sessões dependem deles.`)
}

const formatDia = createFormat('pt-BR', { day: 'numeric', month: 'long' })

const rode = 'Rode `npm run drill` com a DATABASE_URL do mural.'

/** `npm run drill` writes a line of the audit into the board that it dumped. */
export const lookAtEnsaio = async (db: Db): Promise<Estado> => {
  const acao: Acao = 'ensaiou_restauracao'
  const { rows } = await db.execute<{ em: string | Date }>(
    sql`select em from auditoria where acao = ${acao} order by id desc limit 1`,
  )
  const [ultimo] = rows
  if (!ultimo) return mal(`Nenhum ensaio de restauração registrado. ${rode}`)
  const em = new Date(ultimo.em)
  const dias = Math.floor((Date.now() - em.getTime()) / dayMs)
  const detalhe = `Último ensaio de restauração: ${formatDia(em)}`
  return dias <= mostDaysSinceEnsaio ? bem(`${detalhe}.`) : mal(`${detalhe}, há ${dias} dias. ${rode}`)
}
