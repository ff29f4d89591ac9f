import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SettingsError, loadSettings } from '../config.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'board-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const client = { OIDC_CLIENT_ID: 'mural', OIDC_CLIENT_SECRET: 'segredo' }
const load = (env: object) => loadSettings({ DATA_DIR: dataDir, ...env }).oidc

test('without an issuer there is no sign-in at the university', () => {
  expect(load(client)).toBeNull()
})

test('stands beside the password by default, with the claims of a bridge', () => {
  expect(load({ OIDC_ISSUER: 'https://sso.puc.example/realms/puc', ...client })).toMatchObject({
    modo: 'ao-lado',
    scope: 'openid profile email',
    claims: { papel: 'papel', email: 'email', matricula: 'matricula', curso: 'curso' },
    valores: { aluno: ['aluno', 'student'], professor: ['professor', 'faculty'] },
  })
  expect(load({ OIDC_ISSUER: 'https://sso.puc.example', OIDC_MODE: 'only', ...client })?.modo).toBe('so')
})

test.each([
  'https://login.microsoftonline.com/common/v2.0',
  'https://login.microsoftonline.com/organizations/v2.0',
  'https://login.microsoftonline.com/{tenantid}/v2.0',
  'http://sso.puc.example',
  'https://sso.puc.example/?realm=puc',
])('refuses the issuer %s at the start', OIDC_ISSUER => {
  expect(() => load({ OIDC_ISSUER, ...client })).toThrow(SettingsError)
  expect(() => load({ OIDC_ISSUER, ...client })).toThrow(/^OIDC_ISSUER must be the https address of one provider/)
})

test.each(['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])('needs %s', name => {
  const env = { OIDC_ISSUER: 'https://sso.puc.example', ...client, [name]: '' }
  expect(() => load(env)).toThrow(`${name} is required with OIDC_ISSUER`)
})

test('needs the scope openid, and never repeats the secret', () => {
  const env = { OIDC_ISSUER: 'https://sso.puc.example', ...client, OIDC_SCOPE: 'email' }
  expect(() => load(env)).toThrow(/^OIDC_SCOPE/)
  expect(() => load(env)).not.toThrow(client.OIDC_CLIENT_SECRET)
})
