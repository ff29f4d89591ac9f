import { isIP } from 'node:net'
import { toNetwork } from '@board/http/clientAddress'
import type { FastifyRequest } from 'fastify'

/** Where a session is: enough for its owner to recognize it, too little to follow them. */
export type Lugar = { dispositivo: string; rede: string }

/** A browser also names those that it descends from: the first match counts. */
const navegadores: ReadonlyArray<[RegExp, string]> = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const sistemas: ReadonlyArray<[RegExp, string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Browsers say what matters here within so many characters. */
const longest = 300

/** A short name of the browser and its system, as 'Chrome no Android'. */
export const toDispositivo = (userAgent = ''): string => {
  const text = userAgent.slice(0, longest)
  const find = (known: typeof navegadores) => known.find(([pattern]) => pattern.test(text))?.[1]
  const [navegador, sistema] = [find(navegadores), find(sistemas)]
  if (navegador && sistema) return `${navegador} no ${sistema}`
  return navegador ?? sistema ?? 'Aparelho desconhecido'
}

/** The network of an address: its /24 of IPv4 or its /48 of IPv6. */
export const toRede = (ip: string): string => {
  const network = toNetwork(ip)
  if (isIP(network) === 4) return `${network.slice(0, network.lastIndexOf('.'))}.0/24`
  return `${network.split(':').slice(0, 3).join(':')}::/48`
}

export const lugarOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Lugar => ({
  dispositivo: toDispositivo(headers['user-agent']),
  rede: toRede(ip),
})
