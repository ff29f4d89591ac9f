import { Network } from 'relay-runtime'
import { expect, test } from 'vitest'
import { createEnvironment } from './environment.ts'
import { RequestFailure } from './failure.ts'

const environment = createEnvironment(Network.create(() => ({ data: {} })))
const error = { message: 'demorou', extensions: { code: 'UPSTREAM_TIMEOUT' } }
const event = { kind: 'relay_field_payload.error', owner: 'VagaPageQuery', fieldPath: 'vaga', error } as const

test('throws a field error with the code of the gateway', () => {
  const read = () => environment.relayFieldLogger({ ...event, shouldThrow: true, handled: false })
  expect(read).toThrow(new RequestFailure('UPSTREAM_TIMEOUT', 'demorou', { partial: true }))
})

test('does not throw a field error that is caught, or without @throwOnFieldError', () => {
  environment.relayFieldLogger({ ...event, shouldThrow: true, handled: true })
  environment.relayFieldLogger({ ...event, shouldThrow: false, handled: false })
})
