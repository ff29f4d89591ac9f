import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, senha } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createVaga } from '@board/api/src/testing/createVaga.ts'
import { createApp } from '../app.ts'
import { readDocuments } from '../documents/documents.ts'
import { createClient } from '../testing/client/client.ts'
import { instituicao } from '../testing/instituicao.ts'
import { listen } from '../testing/listen.ts'
import { createPool } from '../upstream/transport/pool.ts'

/*
 * The client of docs/clients.md over HTTP, with the gateway in production mode, only its own documents, and the
 * embedded API.
 */

let board: TestApp
let pool: ReturnType<typeof createPool>
let gateway: Awaited<ReturnType<typeof listen>>
let aluna: Usuario
let professora: Usuario

beforeAll(async () => {
  board = await createTestApp()
  aluna = await board.createAluno({ usuario: 'Ana' })
  professora = await board.createProfessor({ usuario: 'Rita' })
  pool = createPool(await board.app.listen({ port: 0, host: '127.0.0.1' }))
  const documentsDir = fileURLToPath(new URL('../testing/client/documents', import.meta.url))
  const documents = readDocuments({ production: false, documentsDir }, { documents: '/nowhere', releases: '/nowhere' })
  const logger = pino({ level: 'silent' })
  const app = createApp({
    send: pool.send,
    instituicao,
    documents,
    production: true,
    logger,
    isStopping: () => false,
    webFolder: '/nowhere',
  })
  gateway = await listen(app.listener)
})
afterAll(async () => {
  await gateway.close()
  await pool.close()
  await board.close()
})

async function signIn({ email, ehaluno }: Usuario) {
  const client = createClient(gateway.url)
  expect(await client.entrar({ email, senha, papel: ehaluno ? 'ESTUDANTE' : 'PROFESSOR' })).toBeNull()
  return client
}

it('signs in, pages through the list, applies and listens', async () => {
  const titulos = ['Óptica 1', 'Óptica 2', 'Óptica 3', 'Óptica 4', 'Óptica 5']
  for (const titulo of titulos) await createVaga(board.db, { autorId: professora.id, titulo })
  const client = await signIn(aluna)

  const found = []
  for await (const vaga of client.vagas({ busca: 'optica' }, 2)) found.push(vaga)
  expect(new Set(found.map(({ titulo }) => titulo))).toEqual(new Set(titulos))
  expect(found).toHaveLength(titulos.length)

  const leaving = new AbortController()
  const heard = (await signIn(professora)).novidades(leaving.signal)
  expect((await heard.next()).value).toEqual({ __typename: 'Ligado', mensagens: 0 })

  const [vaga] = found
  const chave = randomUUID()
  expect(await client.candidatar(vaga?.id ?? '', 'Gosto de luz.', chave)).toBeNull()
  expect((await heard.next()).value).toMatchObject({
    __typename: 'NotificacaoRecebida',
    notificacao: { titulo: expect.stringContaining('Ana') },
  })
  expect(await client.candidatar(vaga?.id ?? '', 'Gosto de luz.', chave)).toBeNull()
  expect(await client.candidatar(vaga?.id ?? '', 'De novo.', randomUUID())).toMatch(/\w/)
  leaving.abort()
})

/** The token of the link in the last mail to an address. */
const linkedToken = async (email: string) =>
  new URL((await board.mailsTo(email)).at(-1)?.link ?? '').searchParams.get('token') ?? ''

it('registers, verifies the address with the secret of the registration, and signs out', async () => {
  const client = createClient(gateway.url)
  const conta = { email: 'nina@puc.example', senha: 'uma-senha-boa', papel: 'ESTUDANTE' } as const
  const prova = randomUUID()
  expect(await client.cadastrar({ ...conta, nome: 'Nina Nova', prova })).toBeNull()
  expect(await client.entrar(conta)).toMatch(/não verificado/)
  const token = await linkedToken(conta.email)
  expect(await client.verificarEmail({ token, prova, perguntar: true })).toEqual({ tokenDeSenha: null })
  expect((await client.vagas({}).next()).done).toBe(false)
  expect(await client.sair()).toBe(true)
  await expect(client.vagas({}).next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await client.entrar(conta)).toBeNull()
})

it('asks about a registration of another browser, and refuses its password after it is verified', async () => {
  const client = createClient(gateway.url)
  const conta = { email: 'nino@puc.example', senha: 'uma-senha-boa', papel: 'ESTUDANTE' } as const
  await client.cadastrar({ ...conta, nome: 'Nino Novo', prova: randomUUID() })
  const token = await linkedToken(conta.email)
  expect(await client.verificarEmail({ token, prova: randomUUID(), perguntar: true })).toEqual({
    mensagem: 'Este cadastro foi feito em outro navegador.',
  })
  expect(await client.verificarEmail({ token })).toEqual({ tokenDeSenha: expect.any(String) })
  expect(await client.entrar(conta)).toBe('Credenciais inválidas ou email não verificado')
})

it('imports a transcript, and shows why another is refused', async () => {
  const client = await signIn(aluna)
  const pdf = (nome: string) =>
    new Blob([readFileSync(new URL(`../../../api/src/historicos/testing/pdfs/${nome}.pdf`, import.meta.url))], {
      type: 'application/pdf',
    })
  expect(await client.importarHistorico(pdf('tabela'))).toBe(6)
  expect(await client.importarHistorico(pdf('protegido'))).toContain('protegido por senha')
})

it('distinguishes refusals from failures', async () => {
  const client = createClient(gateway.url)
  const input = { email: aluna.email, senha: 'errada', papel: 'ESTUDANTE' } as const
  expect(await client.entrar(input)).toBe('Credenciais inválidas ou email não verificado')
  await expect(client.vagas({}).next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(client.novidades(AbortSignal.timeout(60_000)).next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
