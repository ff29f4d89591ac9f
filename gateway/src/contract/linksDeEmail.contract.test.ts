import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { buildApp } from '@board/api/src/app.ts'
import { createTestApp, senha } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createApp } from '../app.ts'
import { callApi } from '../testing/callApi.ts'
import { instituicao } from '../testing/instituicao.ts'

const drainCopias = ({ copias }: Awaited<ReturnType<typeof buildApp>>) => copias.drain()

/* Programs that scan mails open every link first. The real gateway over the real API: then each link still does its work. */

let board: TestApp
let site: string
let escritas: string[] = []
const log = pino({ level: 'silent' })
const { listener } = createApp({
  send: outgoing => {
    if (outgoing.method !== 'GET') escritas.push(`${outgoing.method} ${outgoing.path}`)
    return callApi(board.app, outgoing)
  },
  instituicao,
  logger: log,
  isStopping: () => false,
  webFolder: '/nowhere',
  production: true,
})
const server = createServer(listener)
beforeAll(async () => {
  board = await createTestApp()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await board.close()
})

/** A link of a mail, at this gateway. */
const here = (link: string) => link.replace(board.settings.publicUrl, site)
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''

/** Every address in the newest mail to somebody that has one with this path. */
const linksTo = async (email: string, path: string): Promise<{ link: string; todos: string[] }> => {
  const mails = await board.mailsTo(email)
  const mail = mails.findLast(({ link, cancelar = '' }) => link.includes(path) || cancelar.includes(path))
  if (!mail) throw new Error(`no mail to ${email} leads to ${path}`)
  const todos = [...new Set(`${mail.text} ${mail.html}`.match(/https:\/\/vagas\.puc\.example[^\s"<]*/g))]
  return { link: todos.find(each => each.includes(path)) ?? '', todos }
}

/** Opens every link of a mail as a machine does. */
const scan = async (todos: readonly string[]): Promise<void> => {
  escritas = []
  for (const link of todos) {
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD', 'GET', 'HEAD'])
      await fetch(here(link), { method, headers: { accept: 'text/html' } })
  }
  expect(escritas).toEqual([])
}

const post = async (path: string, body: object) => (await board.call(`POST ${path}`, { body })).status
const press = async (link: string) => (await fetch(here(link), { method: 'POST' })).status
const call = (as: Usuario, route: Parameters<TestApp['call']>[0], body: object) => board.call(route, { as, body })

/** Who got a mail, and the path of its link. */
type Carta = { email: string; path: string }

const changeEmail = async (): Promise<Usuario & { novo: string }> => {
  const aluna = await board.createAluno()
  const novo = `novo${aluna.id}@puc.example`
  await call(aluna, 'POST /usuarios/me/mudanca-de-email', { email: novo, senha_atual: senha })
  return { ...aluna, novo }
}

const suspend = async (): Promise<Usuario> => {
  const [aluna, as] = [await board.createAluno(), await board.createAdministrador()]
  await call(as, `POST /admin/pessoas/${aluna.id}/atos`, { ato: 'suspender', ate: '2028-12-31', motivo: 'Conduta.' })
  await post('/users/login', { email: aluna.email, password: senha })
  return aluna
}

/** Each kind of mail whose link does something: how it is sent, and how its reader uses it. */
const cartas: Record<string, { send: () => Promise<Carta>; use: (link: string) => Promise<number> }> = {
  verification: {
    send: async () => {
      const email = 'rita@puc.example'
      const rita = { usuario: 'Rita Prado', password: 'uma frase dela', ehaluno: true, email, curso: 'Direito' }
      await post('/users', rita)
      return { email, path: '/verify-email' }
    },
    use: link => post('/auth/verify-email', { token: tokenOf(link) }),
  },
  'new password': {
    send: async () => {
      const { email } = await board.createAluno()
      await post('/auth/forgot-password', { email })
      return { email, path: '/reset-password' }
    },
    use: link => post('/auth/reset-password', { token: tokenOf(link), new_password: 'uma frase nova' }),
  },
  'sign-in': {
    send: async () => {
      const { email } = await board.createAluno()
      await post('/auth/login-link', { email })
      return { email, path: '/email-login' }
    },
    use: link => post('/auth/login-by-link', { token: tokenOf(link) }),
  },
  'new address': {
    send: async () => ({ email: (await changeEmail()).novo, path: '/confirmar-email' }),
    use: press,
  },
  'former address': {
    send: async () => {
      const { email, novo } = await changeEmail()
      expect(await press((await linksTo(novo, '/confirmar-email')).link)).toBe(200)
      return { email, path: '/desfazer-email' }
    },
    use: press,
  },
  'order of a copy': {
    send: async () => ({ email: (await suspend()).email, path: '/copia-dos-dados' }),
    use: press,
  },
  'copy that is ready': {
    send: async () => {
      const { email } = await suspend()
      expect(await press((await linksTo(email, '/copia-dos-dados')).link)).toBe(200)
      await drainCopias(board.app)
      return { email, path: '/baixar-copia' }
    },
    use: press,
  },
  'end of notices': {
    send: async () => {
      const { email, id } = await board.createAluno()
      await board.db.execute(`insert into emails_a_enviar (tipo, email, usuario_id, entrevista) values ('entrevista',
        '${email}', ${id}, '{"titulo":"Entrevista","vagaId":1,"vaga":"Vaga","quando":"amanhã","onde":null}')`)
      return { email, path: '/avisos/cancelar' }
    },
    use: press,
  },
}

it.each(Object.keys(cartas))('%s: its links change nothing when they are opened, and work afterwards', async nome => {
  const { send, use } = cartas[nome] ?? expect.fail()
  const { email, path } = await send()
  const { link, todos } = await linksTo(email, path)
  await scan(todos)
  expect(await use(link)).toBe(200)
})
