import { parseArgs } from 'node:util'
import { loadSettings } from './config.ts'
import { openDatabase } from './db/connection.ts'
import { DataDirInUse } from './db/lock.ts'
import { migrate } from './db/migrate.ts'
import { confirmProfessor } from './sessao/professores.repository.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { revogar: { type: 'boolean', default: false } },
})

const answers = {
  confirmado: 'is a confirmed professor now; a mail tells them',
  revogado: 'is to be confirmed again, and publishes nothing until then',
  'como estava': 'was so already: nothing has changed',
  estudante: "is a student's account",
  ausente: 'has no verified account',
}

/** `node dist/professor.js [--revogar] <e-mail>`: confirms a professor's role, or revokes it. */
const run = async (): Promise<string> => {
  const [email, ...more] = positionals
  if (!email || more.length > 0) throw new Error('Usage: npm run professor -- [--revogar] <e-mail>')
  const { db, close } = await openDatabase(loadSettings(process.env))
  try {
    await migrate(db)
    const answer = await confirmProfessor(db, email.toLowerCase(), !values.revogar)
    const sentence = `${email} ${answers[answer]}`
    if (answer === 'estudante' || answer === 'ausente') throw new Error(sentence)
    return sentence
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
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
