import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'

let board: TestApp
let people: Record<'aluna' | 'professora' | 'ninguem', Usuario | undefined>
beforeAll(async () => {
  board = await createTestApp()
  people = { aluna: await board.createAluno(), professora: await board.createProfessor(), ninguem: undefined }
})
afterAll(() => board.close())

const conta = { usuario: 'Ana', email: 'ana@puc.example', password: 'uma-senha-longa', ehaluno: true }
const mover = { movimentos: [{ candidatura: 1, versao: 0 }], para: 'em_analise' }
const pergunta = { texto: 'Por que esta vaga?', tipo: 'texto_curto', obrigatoria: true }
const perguntar = { perguntas: [pergunta], arquivo: { pedido: 'nao' } }
const vaga = { titulo: 'Monitoria', department_id: 1, location_id: 1, tipo_id: 1 }
const comprida = (length: number) => 'x'.repeat(length + 1)
const muitos = <Value>(length: number, value: Value) => Array.from({ length: length + 1 }, () => value)

/** The gateway checks none of these: its clients show the API's sentence at the API's field. */
test.each([
  ['ninguem', 'POST /users', { ...conta, usuario: ' ' }, ['usuario'], 'O nome é obrigatório.'],
  ['ninguem', 'POST /users', { ...conta, usuario: comprida(120) }, ['usuario'], 'São no máximo 120 caracteres.'],
  ['ninguem', 'POST /users', { ...conta, email: 'ana' }, ['email'], 'Escreva um e-mail válido.'],
  [
    'ninguem',
    'POST /users',
    { ...conta, password: '12345' },
    ['password'],
    'A senha deve ter pelo menos 6 caracteres.',
  ],
  ['ninguem', 'POST /users', { ...conta, sobre: comprida(2000) }, ['sobre'], 'São no máximo 2000 caracteres.'],
  [
    'ninguem',
    'POST /auth/reset-password',
    { token: 't', new_password: '12345' },
    ['new_password'],
    'A senha deve ter pelo menos 6 caracteres.',
  ],
  ['aluna', 'PUT /users/:eu', { usuario: ' ', sobre: null }, ['usuario'], 'O nome é obrigatório.'],
  ['aluna', 'PUT /users/:eu', { usuario: 'Ana', sobre: comprida(2000) }, ['sobre'], 'São no máximo 2000 caracteres.'],
  ['aluna', 'PUT /interesses/usuario/:eu', muitos(100, 'Redes'), [], 'Escolha no máximo 100 interesses.'],
  ['aluna', 'POST /interesses', { nome: ' ' }, ['nome'], 'O nome é obrigatório.'],
  ['aluna', 'POST /interesses', { nome: comprida(60) }, ['nome'], 'São no máximo 60 caracteres.'],
  ['aluna', 'POST /mensagens', { destinatario_id: 1, conteudo: ' ' }, ['conteudo'], 'Escreva a mensagem.'],
  [
    'aluna',
    'POST /mensagens',
    { destinatario_id: 1, conteudo: comprida(5000) },
    ['conteudo'],
    'São no máximo 5000 caracteres.',
  ],
  [
    'aluna',
    'POST /candidaturas/vaga/1',
    { carta_motivacao: comprida(2000) },
    ['carta_motivacao'],
    'São no máximo 2000 caracteres.',
  ],
  [
    'aluna',
    'POST /candidaturas/vaga/1/retirada',
    { palavra: comprida(1000) },
    ['palavra'],
    'São no máximo 1000 caracteres.',
  ],
  [
    'professora',
    'POST /vagas/1/selecao/movimentos',
    { ...mover, palavra: comprida(1000) },
    ['palavra'],
    'São no máximo 1000 caracteres.',
  ],
  [
    'professora',
    'POST /vagas/1/selecao/movimentos',
    { ...mover, movimentos: [] },
    ['movimentos'],
    'Escolha pelo menos uma candidatura.',
  ],
  [
    'professora',
    'POST /vagas/1/selecao/movimentos',
    { ...mover, movimentos: muitos(500, 0).map((_, versao) => ({ candidatura: versao + 1, versao })) },
    ['movimentos'],
    'Escolha no máximo 500 candidaturas de uma vez.',
  ],
  ['professora', 'PUT /vagas/1/selecao', { vagas: 0 }, ['vagas'], 'São pelo menos 1 e no máximo 1000 vagas.'],
  ['professora', 'PUT /vagas/1/selecao', { vagas: 1001 }, ['vagas'], 'São pelo menos 1 e no máximo 1000 vagas.'],
  [
    'professora',
    'PUT /vagas/1/perguntas',
    { ...perguntar, perguntas: muitos(5, pergunta) },
    ['perguntas'],
    'São no máximo 5 perguntas.',
  ],
  [
    'professora',
    'PUT /vagas/1/perguntas',
    { ...perguntar, perguntas: [pergunta, { ...pergunta, texto: 'Oi' }] },
    ['perguntas', '1', 'texto'],
    'A pergunta tem de 3 a 300 caracteres.',
  ],
  [
    'professora',
    'PUT /vagas/1/perguntas',
    { ...perguntar, arquivo: { pedido: 'opcional', instrucao: comprida(200) } },
    ['arquivo', 'instrucao'],
    'São no máximo 200 caracteres.',
  ],
  [
    'professora',
    'PUT /vagas/1',
    { ...vaga, interesses: muitos(30, 1) },
    ['interesses'],
    'Escolha no máximo 30 interesses.',
  ],
  ['professora', 'PUT /vagas/1', { ...vaga, desconto: 101 }, ['desconto'], 'Escreva um número inteiro de 0 a 100.'],
] as const)('of %s, %s refuses %#', async (quem, route, body, path, msg) => {
  const as = people[quem]
  const { status, body: refused } = await board.call<{ detail: unknown[] }>(
    route.replace(':eu', String(as?.id)) as typeof route,
    { ...(as && { as }), body },
  )
  expect(status).toBe(422)
  expect(refused.detail).toContainEqual(expect.objectContaining({ loc: ['body', ...path], msg }))
})

type Refused = { detail: Array<{ loc: string[]; msg: string }> }

const novaVaga = { titulo: 'Oi', descricao: 'curta', department_id: 9999, location_id: 1, tipo_id: 1 }
const passado = { inicio: '2020-01-01T12:00:00Z', minutos: 30, local: 'Sala 1' }

/** The second field of each is checked with the database, the session or the day, not by the schema. */
test.each([
  ['ninguem', 'POST /users', { ...conta, usuario: ' ', email: 'ana@gmail.com' }, ['usuario', 'email']],
  [
    'ninguem',
    'POST /users',
    { ...conta, email: 'rita@inf.puc.example', ehaluno: false, password: '1', departamento: 'Alquimia' },
    ['password', 'departamento'],
  ],
  ['aluna', 'PUT /users/:eu', { usuario: 'Prof. Ana', sobre: comprida(2000) }, ['sobre', 'usuario']],
  ['aluna', 'POST /mensagens', { destinatario_id: ':eu', conteudo: ' ' }, ['conteudo', 'destinatario_id']],
  [
    'professora',
    'POST /vagas',
    { ...novaVaga, prazo: '2020-01-01' },
    ['titulo', 'descricao', 'prazo', 'department_id'],
  ],
  ['professora', 'PUT /vagas/1', { ...novaVaga, tipo_id: 9999 }, ['titulo', 'descricao', 'department_id', 'tipo_id']],
  [
    'professora',
    'POST /vagas/1/entrevistas',
    { horarios: [passado, { ...passado, minutos: 1 }] },
    ['horarios.1.minutos', 'horarios.0.inicio', 'horarios.1.inicio'],
  ],
] as const)('of %s, %s names everything that is invalid %#', async (quem, route, given, campos) => {
  const as = people[quem]
  const body = Object.fromEntries(
    Object.entries(given).map(([campo, value]) => [campo, value === ':eu' ? as?.id : value]),
  )
  const to = route.replace(':eu', String(as?.id)) as typeof route
  const { status, body: refused } = await board.call<Refused>(to, { ...(as && { as }), body })
  expect(status).toBe(422)
  expect(refused.detail.map(({ loc: [, ...path] }) => path.join('.'))).toEqual(campos)
})
