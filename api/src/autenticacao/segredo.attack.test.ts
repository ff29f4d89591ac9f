import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SettingsError, loadSettings } from '../config.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'board-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const start = (secret: string) => loadSettings({ DATA_DIR: dataDir, JWT_SECRET: secret }).jwtSecret

const guessable = [
  'x'.repeat(32),
  'ab'.repeat(20),
  '0123456789'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'changeme'.repeat(4),
  'changeme-changeme-changeme-changeme!',
  'change-me-please-change-me-please-12',
  'secret-secret-secret-secret-secret-1',
  'my-super-secret-jwt-key-for-the-board',
  'your-256-bit-secret-your-256-bit-secret',
  'PasswordPasswordPasswordPassword1234',
  'senha-secreta-senha-secreta-senha-se',
  'trocar-esta-chave-trocar-esta-chave!',
  'this-secret-must-be-at-least-32-characters',
  'qwertyqwertyasdfasdfzxcvzxcv12345678',
  '11111111111111112222222222222222',
  'deadbeef'.repeat(8),
  ' '.repeat(40),
]

test.each(guessable)('the start refuses %j as JWT_SECRET, with a line that does not repeat it', secret => {
  expect(() => start(secret)).toThrow(SettingsError)
  expect(() => start(secret)).toThrow(/^JWT_SECRET must be random, .*openssl rand -base64 48/)
  expect(() => start(secret)).not.toThrow(secret)
})

test('accepts random secrets, in hex and in base64', () => {
  for (let time = 0; time < 300; time += 1) {
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      const secret = randomBytes(24).toString(encoding)
      expect(start(secret)).toBe(secret)
    }
  }
})
