import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { fakeToken } from '../../testing/token.ts'
import { entrar } from '../sessao.ts'
import { conferirAparelho } from './conferirAparelho.ts'
import { stubPush } from './testing/stubPush.ts'

const [esta, outra] = ['https://web.push.apple.com/esta', 'https://web.push.apple.com/outra']

/** Compares with what the server has, and resolves the writes that follow. */
async function conferir(noAparelho: object | null) {
  entrar(fakeToken({ user_id: 7, is_student: true }))
  const environment = createMockEnvironment()
  const done = conferirAparelho(environment)
  environment.mock.resolveMostRecentOperation({ data: { viewer: { id: 'viewer', noAparelho } } })
  await done
  return environment.mock.getAllOperations().map(({ request }) => [request.node.operation.name, request.variables])
}
const no = (endereco: string | null) => ({ aparelho: endereco && { endereco, tipos: ['ETAPA'] } })

test('changes nothing where browser and server agree', async () => {
  const { estado } = stubPush(esta)
  expect(await conferir(no(esta))).toEqual([])
  expect(estado.assinada).toBe(esta)
})

test('tells the server a new address of the browser, with the kinds that were chosen', async () => {
  stubPush(outra)
  const input = { endereco: outra, p256dh: 'BA', auth: 'AA', tipos: ['ETAPA'] }
  expect(await conferir(no(esta))).toEqual([['conferirAparelhoLigarMutation', { input }]])
})

test('forgets at the server what the browser lost', async () => {
  stubPush(null)
  expect(await conferir(no(esta))).toEqual([['conferirAparelhoDesligarMutation', {}]])
})

test('ends the subscription of another session', async () => {
  const { estado } = stubPush(esta)
  expect(await conferir(no(null))).toEqual([])
  expect(estado.assinada).toBeNull()
})

test('ends the subscription where nobody is signed in, without a request', async () => {
  const { estado } = stubPush(esta)
  const environment = createMockEnvironment()
  await conferirAparelho(environment)
  expect(environment.mock.getAllOperations()).toEqual([])
  expect(estado.assinada).toBeNull()
})

test('keeps it over a server that says nothing of it', async () => {
  const { estado } = stubPush(esta)
  await conferir(null)
  expect(estado.assinada).toBe(esta)
})
