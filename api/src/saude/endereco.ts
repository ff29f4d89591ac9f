import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import { TLSSocket } from 'node:tls'
import { bem, mal } from './estado.ts'
import type { Estado } from './estado.ts'

/** Clients of ACME renew 30 days before the end: with fewer than these, it has failed for two weeks. */
const fewestDays = 14
const dayMs = 24 * 60 * 60 * 1000

type Resposta = {
  status: number
  /** The end of the certificate; null without TLS. */
  ate: Date | null
}

const request = (url: string, signal: AbortSignal, ca: string | undefined): Promise<Resposta> =>
  new Promise((resolve, reject) => {
    const get = url.startsWith('https:') ? getHttps : getHttp
    const sent = get(url, { signal, agent: false, ...(ca && { ca }) }, response => {
      const { socket, statusCode = 0 } = response
      const ate = socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : null
      response.resume()
      resolve({ status: statusCode, ate })
    })
    sent.on('error', reject)
  })

/**
 * The board behind its public address: `/ready` of a gateway is 200 only if its API can use the database, so it has its
 * migrations. `ca`: what signs the certificate, if not one of Node's authorities.
 */
export const lookAtEndereco = async (publicUrl: string, signal: AbortSignal, ca?: string): Promise<Estado> => {
  const { status, ate } = await request(`${publicUrl}/ready`, signal, ca)
  if (status !== 200) {
    return mal(`${publicUrl}/ready responde ${status}. Veja se o proxy leva ao gateway, e o gateway a uma API pronta.`)
  }
  if (ate === null) return mal(`${publicUrl} não é https: ponha TLS no proxy e o novo endereço em PUBLIC_URL.`)
  const dias = Math.floor((ate.getTime() - Date.now()) / dayMs)
  const detalhe = `${publicUrl} responde por https, com um certificado válido por mais ${dias} dias.`
  return dias < fewestDays ? mal(`${detalhe} Renove-o agora, e veja por que não se renova.`) : bem(detalhe)
}
