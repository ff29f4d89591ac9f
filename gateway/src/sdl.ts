import { readFileSync } from 'node:fs'
import { places } from './places.ts'

/** The contract with the client. */
export const sdl: string = readFileSync(places.schema, 'utf8')
