import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'config-'))
const file = (name: string, content: string) => {
  writeFileSync(path.join(folder, name), content)
  return path.join(folder, name)
}

describe('the settings', () => {
  it('have the designed defaults, and treat an empty variable as unset', () => {
    const config = readConfig({ PORT: '', UPSTREAM_URL: '' })
    expect(config).toMatchObject({ port: 3000, upstreamUrl: 'http://127.0.0.1:3001', production: false })
    expect(config).toMatchObject({
      documentsDir: null,
      assetsDir: null,
      metricsPort: null,
      tracing: false,
      mostCalls: 30,
    })
    expect(config.instituicao.atividadesComplementares).toEqual({ codigo: 'ACP0900', creditos: 10 })
  })

  it('name the embedded API by its port, and another upstream by its address', () => {
    expect(readConfig({ API_PORT: '4001' }).upstreamUrl).toBe('http://127.0.0.1:4001')
    expect(readConfig({ UPSTREAM_URL: 'https://api.ut.example/v1' }).upstreamUrl).toBe('https://api.ut.example/v1')
  })

  it('have the public address without a slash at the end', () => {
    expect(readConfig({ PUBLIC_URL: 'https://vagas.ut.example/' }).publicUrl).toBe('https://vagas.ut.example')
  })

  it('name the fewest characters of a password, the same as the API', () => {
    expect(readConfig({}).senhaMinima).toBe(6)
    expect(readConfig({ SENHA_MINIMA: '10' }).senhaMinima).toBe(10)
  })

  it('send spans if an endpoint is set, unless the SDK is off', () => {
    const endpoint = 'http://collector.example:4318'
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).tracing).toBe(true)
    expect(readConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint }).tracing).toBe(true)
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' }).tracing).toBe(false)
  })

  it('enable the service worker unless it is switched off', () => {
    expect(readConfig({}).serviceWorker).toBe(true)
    expect(readConfig({ SERVICE_WORKER: 'off' }).serviceWorker).toBe(false)
    expect(() => readConfig({ SERVICE_WORKER: 'maybe' })).toThrow(/^SERVICE_WORKER must be on or off, not 'maybe'\.$/)
  })

  it('trust proxies by address and by network', () => {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/24 fd00::/8' }).connections
    expect(trustedProxies).toEqual(['10.0.0.5', '10.1.0.0/24', 'fd00::/8'])
    expect(readConfig({}).connections.trustedProxies).toEqual([])
  })

  it('trust all private networks', () => {
    const TRUSTED_PROXIES = '10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 100.64.0.0/10 fc00::/7'
    expect(readConfig({ TRUSTED_PROXIES }).connections.trustedProxies).toHaveLength(5)
  })

  it.each(['1', 'true', 'on', 'yes'])('switch production on by %s', PRODUCTION => {
    expect(readConfig({ PRODUCTION }).production).toBe(true)
  })

  it('read an institution from a file of the operator', () => {
    const { locais, ...others } = readConfig({}).instituicao
    const settings = JSON.stringify({ ...others, locais: locais.map(({ nome }) => nome), nome: 'Outra' })
    expect(readConfig({ INSTITUTION: file('outra.json', settings) }).instituicao.nome).toBe('Outra')
  })

  it.each([
    [{ PORT: 'abc' }, /^PORT must be a number, not 'abc'\.$/],
    [{ PORT: '70000' }, /^PORT must be 1 to 65535, not '70000'\.$/],
    [{ PORT: '80.5' }, /^PORT .*whole number/],
    [{ SENHA_MINIMA: '5' }, /^SENHA_MINIMA must be a whole number from 6 to 64, not '5'\.$/],
    [{ SENHA_MINIMA: 'oito' }, /^SENHA_MINIMA must be a whole number from 6 to 64/],
    [{ METRICS_PORT: '0' }, /^METRICS_PORT must be 1 to 65535, not '0'\.$/],
    [{ METRICS_PORT: '3000' }, /^PORT and METRICS_PORT must differ; both are 3000\.$/],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      /^OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address/,
    ],
    [{ MAX_UPSTREAM_CALLS: '25' }, /^MAX_UPSTREAM_CALLS must be at least 26, not '25'\.$/],
    [{ MAX_UPSTREAM_CALLS: 'all' }, /^MAX_UPSTREAM_CALLS must be a number, not 'all'\.$/],
    [{ UPSTREAM_URL: 'api.example' }, /^UPSTREAM_URL must be an http or https address/],
    [{ UPSTREAM_URL: 'file:///etc' }, /^UPSTREAM_URL must be an http or https address/],
    [{ PRODUCTION: 'maybe' }, /^PRODUCTION must be on or off, not 'maybe'\.$/],
    [{ TRUSTED_PROXIES: 'proxy.example' }, /^TRUSTED_PROXIES must be addresses and networks/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must be addresses and networks/],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /^TRUSTED_PROXIES must be addresses and networks/],
    [{ TRUSTED_PROXIES: '0.0.0.0/1 128.0.0.0/1' }, /^TRUSTED_PROXIES must be fewer than a hundredth/],
    [{ TRUSTED_PROXIES: '::/1 8000::/2 c000::/2' }, /^TRUSTED_PROXIES must be fewer than a hundredth/],
    [{ INSTITUTION: 'nowhere' }, /^INSTITUTION: there is no file institutions\/nowhere\.json\.$/],
    [{ INSTITUTION: file('cut.json', '{"nome":') }, /cut\.json cannot be read as JSON\.$/],
    [{ INSTITUTION: file('thin.json', '{"nome":"Universidade"}') }, /thin\.json: sigla: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
  ])('refuse %j with one clear line', (env, line) => {
    expect(() => readConfig(env)).toThrow(line)
    expect(() => readConfig(env)).toThrow(/^[^\n]+$/)
  })
})
