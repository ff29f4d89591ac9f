import { expect, test } from 'vitest'
import { toDispositivo, toRede } from './lugar.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Chrome no Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Chrome no Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
  ['Edge no Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`],
  ['Samsung Internet no Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0`],
  ['Safari no iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/18.6 Safari/604.1`],
  ['Safari no Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.6 Safari/605.1.15`],
  ['Firefox no Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['Chrome no ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
  ['Aparelho desconhecido', 'curl/8.5.0'],
  ['Aparelho desconhecido', undefined],
  ['Aparelho desconhecido', `${' '.repeat(300)}Firefox/1.0`],
])('names %s', (name, userAgent) => {
  expect(toDispositivo(userAgent)).toBe(name)
})

test.each([
  ['189.6.12.44', '189.6.12.0/24'],
  ['::ffff:189.6.12.44', '189.6.12.0/24'],
  ['2804:14c:65a1:9f00:1:2:3:4', '2804:14c:65a1::/48'],
  ['2804::1', '2804:0:0::/48'],
])('keeps of %s only its network', (ip, rede) => {
  expect(toRede(ip)).toBe(rede)
})
