import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Parte } from '../administracao/saude.ts'
import type { Settings } from '../config.ts'
import type { Connection } from '../db/connection.ts'
import { reasonOf } from '../db/errorCode.ts'
import { migrationsFolder } from '../db/understood.ts'
import { lookAtBanco, lookAtEnsaio, lookAtRelogio } from './banco.ts'
import { lookAtEndereco } from './endereco.ts'
import { lookAtEscuta } from './escuta.ts'
import { bem, mal, toDecimal } from './estado.ts'
import type { Estado } from './estado.ts'
import { lookAtEmails, lookAtTarefas } from './filas.ts'
import { lookAtArquivos, lookAtContagens, lookAtSmtp, lookAtUniversidade } from './servidores.ts'

const leastFree = 1024 ** 3

export type Board = Pick<Connection, 'db' | 'listen'> & {
  settings: Settings
  isListening?: () => boolean
  /** Milliseconds after which a part that does not respond is not well. A gateway waits 3 s for the whole. */
  patience: number
}

type Exame = {
  parte: Parte['parte']
  look: (signal: AbortSignal) => Promise<Estado>
  /** What to do if it cannot be examined. */
  conselho: string
}

const read = (path: string): { version: string; entries: Array<{ tag: string }> } =>
  JSON.parse(readFileSync(path, 'utf8'))

const { version } = read(fileURLToPath(new URL('../../package.json', import.meta.url)))
const esquema = read(join(migrationsFolder, 'meta/_journal.json')).entries.at(-1)?.tag

const versao: Parte = { parte: 'versao', bem: true, detalhe: `${version}, com o esquema ${esquema}.` }

const lookAtDisco = async (dataDir: string): Promise<Estado> => {
  const { bavail, bsize } = await statfs(dataDir)
  const livre = bavail * bsize
  const detalhe = `${toDecimal(livre / leastFree)} GB livres para arquivos.`
  return livre > leastFree ? bem(detalhe) : mal(`${detalhe} Libere espaço em DATA_DIR.`)
}

const within = async (patience: number, { parte, look, conselho }: Exame): Promise<Parte> => {
  const signal = AbortSignal.timeout(patience)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`Não respondeu em ${toDecimal(patience / 1000)} s`)))
  })
  const estado = await Promise.race([look(signal), late]).catch((error: unknown) =>
    mal(`${reasonOf(error)}. ${conselho}`),
  )
  return { parte, ...estado }
}

const banco = ({ db }: Board): Exame => ({
  parte: 'banco',
  look: () => lookAtBanco(db),
  conselho: 'Veja se o banco de DATABASE_URL está no ar.',
})

/** What says something only of a database that this release can use. */
const doBanco = ({ db, listen, settings, isListening }: Board): Exame[] => {
  const conselho = 'Veja o log do banco.'
  return [
    { parte: 'relogio', look: () => lookAtRelogio(db), conselho },
    {
      parte: 'escuta',
      look: signal => lookAtEscuta({ db, listen, signal, isListening }),
      conselho: 'LISTEN_DATABASE_URL (ou DATABASE_URL) deve levar ao próprio PostgreSQL, sem pooler.',
    },
    { parte: 'emails', look: () => lookAtEmails(db, settings), conselho },
    { parte: 'tarefas', look: () => lookAtTarefas(db), conselho },
    // PGlite is a folder: it is copied, and there is nothing to restore.
    ...(settings.databaseUrl ? [{ parte: 'ensaio' as const, look: () => lookAtEnsaio(db), conselho }] : []),
  ]
}

/** Only the servers that the settings name are asked. */
const deFora = ({ settings }: Board): Exame[] => {
  const { smtpUrl, smtpRequireTls, filesUrl, redisUrl, publicUrl, production, dataDir, oidc } = settings
  return [
    smtpUrl !== null && {
      parte: 'smtp' as const,
      look: () => lookAtSmtp(smtpUrl, smtpRequireTls),
      conselho: 'Confira SMTP_URL e SMTP_REQUIRE_TLS.',
    },
    filesUrl !== null && {
      parte: 'arquivos' as const,
      look: () => lookAtArquivos(filesUrl),
      conselho: 'Confira FILES_URL.',
    },
    redisUrl !== null && {
      parte: 'contagens' as const,
      look: () => lookAtContagens(redisUrl),
      conselho: 'Confira REDIS_URL; até lá cada processo conta os limites por si.',
    },
    oidc !== null && {
      parte: 'universidade' as const,
      look: () => lookAtUniversidade(oidc, publicUrl),
      conselho: 'Confira OIDC_ISSUER; até lá ninguém entra com a conta da universidade.',
    },
    production && {
      parte: 'endereco' as const,
      look: (signal: AbortSignal) => lookAtEndereco(publicUrl, signal),
      conselho: `Confira PUBLIC_URL (${publicUrl}), o DNS, o proxy e o certificado.`,
    },
    { parte: 'disco' as const, look: () => lookAtDisco(dataDir), conselho: 'Confira DATA_DIR.' },
  ].filter(each => each !== false)
}

/** How the parts of the board are: for the overview of administrators and `npm run doctor` alike. */
export const examine = async (board: Board): Promise<Parte[]> => {
  const look = (exame: Exame) => within(board.patience, exame)
  const [doProprio, dentro, fora] = await Promise.all([
    look(banco(board)),
    Promise.all(doBanco(board).map(look)),
    Promise.all(deFora(board).map(look)),
  ])
  return [versao, doProprio, ...(doProprio.bem ? dentro : []), ...fora]
}
