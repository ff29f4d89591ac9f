import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { createSegredo, findPasso, toEndereco } from './totp.ts'

/** The secret of RFC 6238, appendix B, with the last six of its eight digits. */
const { base32: segredo } = Secret.fromUTF8('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('has the code of the RFC at second %i', (second, codigo) => {
  expect(findPasso(segredo, codigo, second * 1000)).toBe(Math.floor(second / 30))
})

test('a clock may be one step off, and not two', () => {
  const steps = [-60, -30, 0, 30, 60].map(off => findPasso(segredo, '081804', (1_111_111_109 + off) * 1000))
  const passo = Math.floor(1_111_111_109 / 30)
  expect(steps).toEqual([null, passo, passo, passo, null])
})

test('a secret is new each time, and its address is what apps read', () => {
  const [one, other] = [createSegredo(), createSegredo()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(other)
  const endereco = toEndereco(one, { emissor: 'PUC', conta: 'ana@puc.example' })
  expect(endereco).toContain('otpauth://totp/PUC:ana%40puc.example?issuer=PUC')
  expect(new URL(endereco).searchParams.get('secret')).toBe(one)
  expect(findPasso(one, new TOTP({ secret: one }).generate())).not.toBeNull()
})
