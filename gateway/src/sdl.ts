import { readFileSync } from 'node:fs'
import { filePaths } from './filePaths.ts'

/** The contract with the client. */
export const sdl: string = readFileSync(filePaths.schema, 'utf8')
