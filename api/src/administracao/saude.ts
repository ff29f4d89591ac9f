import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { errorCodeOf } from '../db/errorCode.ts'
import { readMisfit } from '../db/understood.ts'
import type { Settings } from '../config.ts'

const parte = z.object({
  parte: z.enum(['banco', 'relogio', 'emails', 'smtp', 'arquivos', 'disco']),
  bem: z.boolean(),
  detalhe: z.string().describe('One sentence in Portuguese'),
})

export const saude = z.array(parte).describe('The parts that this process needs')

export type Parte = z.output<typeof parte>

const toDecimal = (number: number): string => number.toLocaleString('pt-BR', { maximumFractionDigits: 1 })

const mostSkewMs = 2000
const leastFree = 1024 ** 3
const lateMinutes = 10

/** undefined_table: the database was never migrated. */
const undefinedTable = '42P01'

const outro: Parte = { parte: 'banco', bem: false, detalhe: 'É de outra versão: falta `npm run migrate`.' }

const readBanco = async (db: Db): Promise<Parte[]> => {
  if ((await readMisfit(db)) !== null) return [outro]
  const { rows } = await db.execute<{ ms: number; atrasados: number; tentados: number }>(sql`
    select date_part('epoch', clock_timestamp())::float8 * 1000 as ms,
      (select count(*)::int from emails_a_enviar where proxima_em < now() - make_interval(mins => ${lateMinutes})) as atrasados,
      (select count(*)::int from emails_a_enviar where tentativas > 0) as tentados
  `)
  const { ms = 0, atrasados = 0, tentados = 0 } = rows[0] ?? {}
  const skew = Math.abs(ms - Date.now())
  return [
    { parte: 'banco', bem: true, detalhe: 'Responde, com todas as migrações.' },
    {
      parte: 'relogio',
      bem: skew < mostSkewMs,
      detalhe: `Difere ${toDecimal(skew / 1000)} s do relógio do banco.`,
    },
    {
      parte: 'emails',
      bem: atrasados === 0 && tentados === 0,
      detalhe:
        atrasados + tentados === 0
          ? 'Nenhum atrasado.'
          : `${atrasados} há mais de ${lateMinutes} minutos na fila, ${tentados} recusados ao menos uma vez.`,
    },
  ]
}

/** @throws what the database answers, unless it was never migrated */
const refuseUnmigrated = (error: unknown): Parte[] => {
  if (errorCodeOf(error) === undefinedTable) return [outro]
  throw error
}

const readEmails = ({ smtpUrl }: Settings): Parte[] =>
  smtpUrl === null ? [{ parte: 'emails', bem: false, detalhe: 'Não são enviados: falta SMTP_URL.' }] : []

const readDisco = async ({ dataDir }: Settings): Promise<Parte> => {
  const { bavail, bsize } = await statfs(dataDir)
  const livre = bavail * bsize
  return { parte: 'disco', bem: livre > leastFree, detalhe: `${toDecimal(livre / leastFree)} GB livres para arquivos.` }
}

/** How the database, the clock, the mails and the disk of this process are. */
export const readSaude = async ({ db, settings }: Pick<FastifyInstance, 'db' | 'settings'>): Promise<Parte[]> => {
  const [banco, disco] = await Promise.all([readBanco(db).catch(refuseUnmigrated), readDisco(settings)])
  const sem = readEmails(settings)
  return [...banco.filter(({ parte: nome }) => nome !== 'emails' || sem.length === 0), ...sem, disco]
}
