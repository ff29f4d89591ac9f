import { readFileSync } from 'node:fs'

/** The contract with the client. The file is as deep under src/ as the bundle is under dist/. */
export const sdl: string = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')
