import { loadSettings } from './config.ts'
import { openDatabase } from './db/connection.ts'
import { reasonOf } from './db/errorCode.ts'
import { DataDirInUse } from './db/lock.ts'
import { examine } from './saude/examine.ts'

/** A mail server may greet late on purpose. */
const patience = 10_000

/** `node dist/doctor.js`: how the parts of the board are, a line each; exits with 1 if one is not well. */
const run = async (): Promise<boolean> => {
  const settings = loadSettings(process.env)
  const { db, listen, close } = await openDatabase(settings)
  try {
    const parts = await examine({ db, listen, settings, patience })
    for (const { parte, bem, detalhe } of parts)
      process.stdout.write(`${bem ? 'ok  ' : 'FAIL'}  ${parte}: ${detalhe}\n`)
    return parts.every(({ bem }) => bem)
  } finally {
    await close()
  }
}

/** One line that says what to do, if the operator can do something. */
const explain = (error: unknown): string => {
  if (error instanceof DataDirInUse) return `${error.message}. Stop the board first.`
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}\n${reasonOf(error)}` : error.message
}

try {
  if (!(await run())) process.exitCode = 1
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
