import { expect, test } from 'vitest'
import { encrypt, isAuth, isP256dh } from './cifra.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

const chaves = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

test('encrypts the example of RFC 8291 (section 5) to the same bytes', () => {
  const privada = bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw')
  const salt = bytes('DGv6ra1nlYgDCS1FRnbzlw')
  const body = encrypt('When I grow up, I want to be a watermelon', chaves, { privada, salt })
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('has a key and a salt of its own for each message', () => {
  const [one, other] = [encrypt('Oi', chaves), encrypt('Oi', chaves)]
  expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16))
  expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86))
})

test('tells keys of a subscription from other texts', () => {
  expect([isAuth(chaves.auth), isP256dh(chaves.p256dh)]).toEqual([true, true])
  expect(isAuth('BTBZ')).toBe(false)
  expect(isP256dh(chaves.p256dh.slice(0, -4))).toBe(false)
  // Not on the curve.
  expect(isP256dh(`${chaves.p256dh.slice(0, -2)}AA`)).toBe(false)
})
