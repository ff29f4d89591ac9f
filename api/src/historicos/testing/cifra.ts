import { createHash } from 'node:crypto'
import type { Encrypt } from './pdf.ts'

/*
 * The oldest of PDF's ciphers (40 bit RC4), which is enough to require a password, and gives the same bytes each time.
 */

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const documentId = Buffer.from('00112233445566778899aabbccddeeff', 'hex')
/** Allows reading, but neither printing nor changing. */
const permissions = -64

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const pad = (senha: string) => Buffer.concat([Buffer.from(senha, 'latin1'), padding]).subarray(0, 32)

const rc4 = (key: Buffer, data: Buffer): Buffer => {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index & 255] ?? 0
  const swap = (one: number, other: number) => {
    ;[state[one & 255], state[other & 255]] = [at(other), at(one)]
  }
  for (let one = 0, other = 0; one < 256; one += 1) {
    other = (other + at(one) + (key[one % key.length] ?? 0)) & 255
    swap(one, other)
  }
  let [one, other] = [0, 0]
  return Buffer.from(
    data.map(byte => {
      one = (one + 1) & 255
      other = (other + at(one)) & 255
      swap(one, other)
      return byte ^ at(at(one) + at(other))
    }),
  )
}

/** What toPdf needs to encrypt a document. An empty `senha` opens for everybody and only forbids changes. */
export const toCifra = (senha: string): { trailer: string; encrypt: Encrypt } => {
  const owner = rc4(md5(pad('dono')).subarray(0, 5), pad(senha))
  const allowed = Buffer.alloc(4)
  allowed.writeInt32LE(permissions)
  const key = md5(pad(senha), owner, allowed, documentId).subarray(0, 5)
  const user = rc4(key, padding)
  const handler = `/Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P ${permissions}`
  const id = `<${documentId.toString('hex')}>`
  return {
    trailer: `/Encrypt << ${handler} >> /ID [${id} ${id}]`,
    encrypt: (bytes, numero) => {
      const object = Buffer.from([numero & 255, numero >> 8, 0, 0, 0])
      return rc4(md5(key, object).subarray(0, 10), bytes)
    },
  }
}
