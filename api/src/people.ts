import { createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { loadSettings } from './config.ts'
import type { Settings } from './config.ts'
import { findAfetadas } from './dados/findAfetadas.ts'
import { openDatabase } from './db/connection.ts'
import type { Db } from './db/connection.ts'
import { DataDirInUse } from './db/lock.ts'
import { migrate } from './db/migrate.ts'
import { readInstituicaoDeAgora } from './instituicao/viva.ts'
import { importar, mostBytes } from './importacao/importar.ts'
import type { Contagem } from './importacao/importar.ts'
import { onlyRecusadas, toRecusadasCsv } from './importacao/recusadas.ts'
import type { Recusada } from './importacao/recusadas.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    previa: { type: 'boolean', default: false },
    vincular: { type: 'boolean', default: false },
    'suspender-muitos': { type: 'boolean', default: false },
  },
})

const usage = `Usage: npm run people -- import [--previa] [--vincular] [--suspender-muitos] <file>
       npm run people -- affected <table>`

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

/** `node dist/people.js <command> <file or table>` */
const run = async (): Promise<string> => {
  const [command, given, ...more] = positionals
  if (!given || more.length > 0 || (command !== 'import' && command !== 'affected')) throw new Error(usage)
  const bytes = command === 'import' ? await readInput(given) : null
  const settings = loadSettings(process.env)
  const { db, close } = await openDatabase(settings)
  try {
    await migrate(db)
    return await (bytes ? runImport(db, settings, given, bytes) : runAffected(db, given))
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
