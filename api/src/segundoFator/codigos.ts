import { createHash } from 'node:crypto'
import { createCodigo, normalizeCodigo } from '../autenticacao/tokenDeEmail.ts'

const quantos = 10

/** Ten new recovery codes, each of 75 random bits: XXXXX-XXXXX-XXXXX. */
export const createCodigos = (): string[] => Array.from({ length: quantos }, () => createCodigo(3))

/** Without a key, which may change: so many random bits cannot be guessed from their hash. */
export const hashCodigo = (usuarioId: number, typed: string): string =>
  createHash('sha256')
    .update(`${usuarioId} ${normalizeCodigo(typed)}`)
    .digest('hex')
