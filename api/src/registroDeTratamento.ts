import { writeFileSync } from 'node:fs'
import { toRegistroDeTratamento } from './dados/registroDeTratamento.ts'

/** Writes docs/registro-de-tratamento.md from the map of personal data: `npx tsx src/registroDeTratamento.ts`. */
writeFileSync(new URL('../../docs/registro-de-tratamento.md', import.meta.url), toRegistroDeTratamento())
