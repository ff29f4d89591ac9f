import { createWriteStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { loadSettings } from './config.ts'
import type { Settings } from './config.ts'
import { excluirDeNovo, listExcluidas } from './dados/excluirDeNovo.ts'
import { findAfetadas } from './dados/findAfetadas.ts'
import { openDatabase } from './db/connection.ts'
import type { Db } from './db/connection.ts'
import { DataDirInUse } from './db/lock.ts'
import { migrate } from './db/migrate.ts'
import { readInstituicaoDeAgora } from './instituicao/viva.ts'
import { importar, mostBytes } from './importacao/importar.ts'
import type { Contagem } from './importacao/importar.ts'
import { regras } from './retencao/keep.ts'
import { confirmarPrazo, listRegras } from './retencao/prazos.repository.ts'
import { onlyRecusadas, toRecusadasCsv } from './importacao/recusadas.ts'
import type { Recusada } from './importacao/recusadas.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    previa: { type: 'boolean', default: false },
    confirmar: { type: 'boolean', default: false },
    vincular: { type: 'boolean', default: false },
    'suspender-muitos': { type: 'boolean', default: false },
  },
})

const usage = `Usage: npm run people -- import [--previa] [--vincular] [--suspender-muitos] <file>
       npm run people -- affected <table>
       npm run people -- gone <file>
       npm run people -- forget <file>
       npm run people -- purge [--confirmar] <rule, or all>`

const toLine = ({ linhas, novas, alteradas, iguais, recusadas, suspensas }: Contagem): string =>
  `${linhas} lines: ${novas} new, ${alteradas} changed (${suspensas} suspended), ${iguais} the same, ${recusadas} refused`

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const readInput = async (file: string): Promise<Buffer> => {
  if ((await stat(file)).size > mostBytes) throw new Error(`${file} has more than 10 MB`)
  return readFile(file)
}

/** `import <file>`: imports people from a CSV file; with `--previa` it only says what would change. */
const runImport = async (db: Db, settings: Settings, file: string, bytes: Buffer): Promise<string> => {
  const recusadas: Recusada[] = []
  const opcoes = {
    aplicar: !values.previa,
    vincular: values.vincular,
    suspenderMuitos: values['suspender-muitos'],
    segredo: settings.peopleSecret,
    atorId: null,
  }
  const { arquivo, contagem, suspendeMuitas } = await importar(
    db,
    await readInstituicaoDeAgora(db, settings.instituicao),
    bytes,
    opcoes,
    (passos, ate) => {
      recusadas.push(...onlyRecusadas(passos))
      print(toLine(ate))
    },
  )
  if (arquivo.ignoradas.length > 0) print(`Ignored columns: ${arquivo.ignoradas.join(', ')}`)
  if (recusadas.length > 0) {
    await pipeline(toRecusadasCsv(arquivo, recusadas), createWriteStream(`${file}.recusadas.csv`))
    print(`The refused lines with their reasons: ${file}.recusadas.csv`)
  }
  if (values.previa && suspendeMuitas) print('So many suspensions need --suspender-muitos')
  return `${values.previa ? 'Nothing was written. It would be ' : ''}${toLine(contagem)}`
}

/** `affected <table>`: prints whose data the table holds, a line each. */
const runAffected = async (db: Db, tabela: string): Promise<string> => {
  const afetadas = await findAfetadas(db, tabela)
  for (const { id, nome, email } of afetadas) print(`${id};${nome};${email}`)
  return `${afetadas.length} people`
}

/** `gone <file>`: writes whose accounts ended, for `forget`. */
const runGone = async (db: Db, file: string): Promise<string> => {
  const linhas = await listExcluidas(db)
  await writeFile(file, linhas.map(linha => `${linha}\n`).join(''))
  return `${linhas.length} people`
}

/** `forget <file>`: ends the accounts of such a file again, in a restored database. */
const runForget = async (db: Db, { peopleSecret }: Settings, linhas: string): Promise<string> =>
  `${await excluirDeNovo(db, peopleSecret, linhas.split('\n').filter(Boolean))} accounts ended`

/**
 * `purge <rule>`: prints how many rows a rule of retention would delete now, or each; with `--confirmar` it may delete them
 * from the next hour on.
 */
const runPurge = async (db: Db, { keep }: Settings, qual: string): Promise<string> => {
  const lista = (await listRegras(db, keep)).filter(({ regra }) => qual === 'all' || qual === regra)
  if (lista.length === 0) throw new Error(`No rule ${qual}. There are: ${regras.join(', ')}`)
  for (const { regra, dias, linhas, espera } of lista) {
    const state = dias === 0 ? 'kept for ever' : `${linhas} rows older than ${dias} days`
    if (espera && values.confirmar) await confirmarPrazo(db, keep, null, { regra, dias })
    print(`${regra};${state}${espera ? `;${values.confirmar ? 'confirmed now' : 'waits for --confirmar'}` : ''}`)
  }
  return values.confirmar ? 'What was confirmed is deleted within an hour.' : 'Nothing was deleted.'
}

type Command = (db: Db, settings: Settings) => Promise<string>

/** What a command does with its argument, which is read before the database is opened. */
const commandOf: Record<string, (given: string) => Promise<Command>> = {
  async import(file) {
    const bytes = await readInput(file)
    return (db, settings) => runImport(db, settings, file, bytes)
  },
  affected: async tabela => db => runAffected(db, tabela),
  gone: async file => db => runGone(db, file),
  async forget(file) {
    const linhas = (await readInput(file)).toString()
    return (db, settings) => runForget(db, settings, linhas)
  },
  purge: async regra => (db, settings) => runPurge(db, settings, regra),
}

/** `node dist/people.js <command> <file, table or rule>` */
const run = async (): Promise<string> => {
  const [name = '', given, ...more] = positionals
  const prepare = Object.hasOwn(commandOf, name) ? commandOf[name] : undefined
  if (!prepare || !given || more.length > 0) throw new Error(usage)
  const command = await prepare(given)
  const settings = loadSettings(process.env)
  const { db, close } = await openDatabase(settings)
  try {
    await migrate(db)
    return await command(db, settings)
  } finally {
    await close()
  }
}

/** One line that says what to do, if the operator can do something. */
const explain = (error: unknown): string => {
  if (error instanceof DataDirInUse) return `${error.message}. Stop the board first.`
  if (error instanceof Error) return error.message
  return String(error)
}

try {
  print(await run())
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
