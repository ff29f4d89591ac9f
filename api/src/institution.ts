import { readFileSync } from 'node:fs'
import { checkInstituicao } from './instituicao.ts'

/** `node dist/institution.js check <file>`: says what is wrong with an institution's file, by line. */
const run = ([command, file, ...more]: string[]): string => {
  if (command !== 'check' || !file || more.length > 0) throw new Error('Usage: npm run institution -- check <file>')
  const problems = checkInstituicao(readFileSync(file, 'utf8'))
  if (problems.length > 0)
    throw new Error(problems.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'))
  return `${file} can be used: INSTITUTION=${file}`
}

try {
  process.stdout.write(`${run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
