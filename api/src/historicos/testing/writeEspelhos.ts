import { writeFileSync } from 'node:fs'
import { espelhos } from './espelhos.ts'

/** `npx tsx src/historicos/testing/writeEspelhos.ts` writes every fixture; a test compares the files with this. */
for (const [nome, write] of Object.entries(espelhos)) {
  writeFileSync(new URL(`pdfs/${nome}.pdf`, import.meta.url), write())
}
