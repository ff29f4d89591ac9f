import { createServer as createHttp } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { Server } from 'node:http'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { lookAtEndereco } from './endereco.ts'

/* Of localhost, signed by itself, valid until 2124. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgRYChSp6YE22UBlVC
xcFQlW49EsAm9+XC857p9M+wU0ehRANCAARu6F9OjQGZDSkrz6PZ44DmHo0gfarx
MAWxJ751JStTyS+FDxA7EZX/NXbWjwQc2umO7AcontbCE2RWlmsuaqTE
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBYTCCAQegAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjQwMTAxMDAwMDAwWhgPMjEyNDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABG7oX06NAZkNKSvP
o9njgOYejSB9qvEwBbEnvnUlK1PJL4UPEDsRlf81dtaPBBza6Y7sByie1sITZFaW
ay5qpMSjSDBGMBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAPBgNVHRMBAf8EBTADAQH/
MB0GA1UdDgQWBBSz4dEZP+H7l/Q8i1PQ6YvnBdOROTAKBggqhkjOPQQDAgNIADBF
AiB2wFHK2yDDwDtbcjO9Fp/lgi+H+uUZziuYF1S74m8QyQIhALjNG4dUETBxk8xN
dInJdW31lxeNn3C56QcDFg8vRTjx
-----END CERTIFICATE-----`

afterEach(() => void vi.useRealTimers())

/** The port of a site that returns `status` for `/ready`. */
const serve = async (server: Server): Promise<number> => {
  await new Promise<void>(resolve => server.listen(0, resolve))
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const board =
  (status: number) => (request: { url?: string }, response: { writeHead: (status: number) => { end: () => void } }) =>
    response.writeHead(request.url === '/ready' ? status : 404).end()

const look = (url: string, ca?: string) => lookAtEndereco(url, AbortSignal.timeout(5000), ca)
const url = async (status = 200) => `https://localhost:${await serve(createHttps({ key, cert }, board(status)))}`

test('says for how many days the certificate of the public address is still valid', async () => {
  expect(await look(await url(), cert)).toEqual({
    bem: true,
    detalhe: expect.stringMatching(/responde por https, com um certificado válido por mais \d{5} dias\.$/),
  })
})

test('is not well two weeks before the certificate ends', async () => {
  const site = await url()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2123-12-20T00:00:00Z') })
  expect(await look(site, cert)).toEqual({
    bem: false,
    detalhe: expect.stringContaining('mais 12 dias. Renove-o agora'),
  })
})

test('refuses a certificate that no authority signed', async () => {
  await expect(look(await url())).rejects.toThrow(/self-signed/)
})

test('is not well without https, or if the board behind the address is not ready', async () => {
  const plain = `http://localhost:${await serve(createHttp(board(200)))}`
  expect(await look(plain)).toEqual({ bem: false, detalhe: expect.stringContaining('não é https') })
  expect(await look(await url(503), cert)).toEqual({
    bem: false,
    detalhe: expect.stringContaining('/ready responde 503'),
  })
})
