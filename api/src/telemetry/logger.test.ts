import { DrizzleQueryError } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { loggerOptions } from './logger.ts'

const logged = (...entry: [object, string]): string => {
  let line = ''
  pino(loggerOptions('info'), { write: text => (line += text) }).info(...entry)
  return line
}

test('hides secrets and what people wrote, at any depth', () => {
  const line = logged(
    { password: 'HIDE', body: { token: 'HIDE', carta_motivacao: 'HIDE' }, req: { headers: { authorization: 'HIDE' } } },
    'kept',
  )
  expect(line).toContain('kept')
  expect(line).not.toContain('HIDE')
})

test('logs a failed query without its values', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(HIDE)' })
  const line = logged({ err: new DrizzleQueryError('insert into usuarios', ['HIDE'], cause) }, 'failed')
  expect(line).toContain('duplicate key')
  expect(line).toContain('insert into usuarios')
  expect(line).toContain('logger.test.ts')
  expect(line).not.toContain('HIDE')
})
