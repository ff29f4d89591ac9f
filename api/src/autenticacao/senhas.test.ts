import { expect, test } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { hashSenha, isSenhaCorreta } from './senhas.ts'

test('accepts the password that it hashed, and no other', async () => {
  const hash = await hashSenha('segredo1')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isSenhaCorreta(hash, 'segredo1')).toBe(true)
  expect(await isSenhaCorreta(hash, 'Segredo1')).toBe(false)
})

test('accepts no password for an account that does not exist', async () => {
  expect(await isSenhaCorreta(null, 'segredo1')).toBe(false)
})

test('refuses work when the queue is full, and goes on with the rest', async () => {
  const hash = await hashSenha('segredo1')
  const results = await Promise.allSettled(Array.from({ length: 110 }, () => isSenhaCorreta(hash, 'segredo1')))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({ reason: expect.any(Refusal) })
  expect(await isSenhaCorreta(hash, 'segredo1')).toBe(true)
})
