import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const hex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex')

/** CBOR of a byte string. */
const toBytes = (bytes: Buffer) =>
  Buffer.concat([hex('59'), Buffer.from([bytes.length >> 8, bytes.length & 255]), bytes])

type Pedido = { challenge: string; rpId?: string; origin?: string; contador?: number }

/** An authenticator with one passkey, as WebAuthn has it, without hardware. What it signs can be made wrong. */
export const createAuthenticator = (site = 'https://vagas.puc.example') => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)

  const clientData = (type: string, { challenge, origin = site }: Pedido) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  /** `flags`: a person is there (1) and proved to be its owner (4); the key follows (64). */
  const authenticatorData = ({ rpId = new URL(site).hostname, contador = 0 }: Pedido, flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(contador)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
  const credential = (response: Record<string, string>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id: id.toString('base64url'),
    /** A RegistrationResponseJSON. */
    create: (pedido: Pedido) => {
      const [cx, cy] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
      // { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
      const key = Buffer.concat([hex('a5 01 02 03 26 20 01 21 58 20'), cx, hex('22 58 20'), cy])
      const data = Buffer.concat([
        authenticatorData(pedido, 1 | 4 | 64),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ])
      // { fmt: 'none', attStmt: {}, authData }
      const object = Buffer.concat([
        hex('a3 63 666d74 64 6e6f6e65 67 61747453746d74 a0 68 6175746844617461'),
        toBytes(data),
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', pedido).toString('base64url'),
        attestationObject: object.toString('base64url'),
      })
    },
    /** An AuthenticationResponseJSON. */
    get: (pedido: Pedido) => {
      const [client, data] = [clientData('webauthn.get', pedido), authenticatorData(pedido, 1 | 4)]
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}
