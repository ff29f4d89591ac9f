import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { importar } from '../importacao/importar.ts'
import { toFile } from '../importacao/testing/createImportacao.ts'
import { arquivos, retratos } from '../db/schema/arquivos.ts'
import { exclusoes } from '../db/schema/dados.ts'
import { historicos } from '../db/schema/historicos.ts'
import { mensagens } from '../db/schema/rede.ts'
import { arquivosEnviados } from '../db/schema/perguntas.ts'
import { candidaturas, usuarios, vagas } from '../db/schema.ts'
import { saveRetrato } from '../storage/retratos.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { toRetrato } from '../testing/toRetrato.ts'

const board = await createTestApp()
afterAll(() => board.close())

type Dados = { exclusao: { executar_em: string } | null; oportunidades_em_andamento: number }

const read = async (as: Usuario) => (await board.call<Dados>('GET /usuarios/me/dados', { as })).body
const ask = (as: Usuario, password = senha) =>
  board.call<Dados>('POST /usuarios/me/exclusao', { as, body: { password } })
const login = ({ email }: Usuario) => board.call('POST /users/login', { body: { email, password: senha } })

/** Eight days later. */
const leave = async () => {
  await board.db.execute(sql`update exclusoes set executar_em = now() - interval '1 day' where concluida_em is null`)
  await board.app.exclusoes.drain()
  await board.app.indexacao.drain()
}

/** The columns of all tables in which a word stands. */
const findWord = async (word: string): Promise<string[]> => {
  const { rows: columns } = await board.db.execute<{ tabela: string; coluna: string }>(sql`
    select table_name as tabela, column_name as coluna from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'ARRAY', 'tsvector')
  `)
  const found: string[] = []
  for (const { tabela, coluna } of columns) {
    const { rows } = await board.db.execute(sql`
      select from ${sql.identifier(tabela)} where position(lower(${word}::text) in lower(${sql.identifier(coluna)}::text)) > 0
    `)
    if (rows.length > 0) found.push(`${tabela}.${coluna}`)
  }
  return found
}

const professora = await board.createProfessor({ usuario: 'Wanessa Quintela', email: 'wanessa@inf.puc.example' })

test('the end of an account asks for the password, comes in seven days, and can be cancelled', async () => {
  const aluna = await board.createAluno()
  expect((await ask(aluna, 'outra-senha')).status).toBe(422)
  expect((await read(aluna)).exclusao).toBeNull()
  const { body } = await ask(aluna)
  const days = (Date.parse(body.exclusao?.executar_em ?? '') - Date.now()) / 86_400_000
  expect(days).toBeCloseTo(7, 1)
  await board.app.exclusoes.drain()
  expect((await login(aluna)).body).toMatchObject({ exclusao_em: body.exclusao?.executar_em })
  expect((await board.call<Dados>('DELETE /usuarios/me/exclusao', { as: aluna })).body.exclusao).toBeNull()
  await leave()
  expect((await login(aluna)).body).toMatchObject({ exclusao_em: null })
})

const createVida = async () => {
  const retrato = 'b'.repeat(32)
  const aluno = await board.createAluno({
    usuario: 'Zoraide Xavante',
    email: 'zoraide.xavante@puc.example',
    avatar: `/avatares/${retrato}.webp`,
    matricula: '20261234',
  })
  await saveRetrato(board.db, board.app.fileStore, retrato, toRetrato('retrato'))
  const vaga = await createVaga(board.db, { autorId: professora.id })
  await board.call(`POST /candidaturas/vaga/${vaga.id}`, { as: aluno, body: { carta_motivacao: 'Zoraide Xavante' } })
  const corpo = { destinatario_id: professora.id, conteudo: 'Sou Zoraide Xavante, zoraide.xavante@puc.example.' }
  await board.call('POST /mensagens', { as: aluno, body: corpo, headers: { 'idempotency-key': 'uma-chave' } })
  await board.call('POST /mensagens', {
    as: professora,
    body: { destinatario_id: aluno.id, conteudo: 'Oi, zoraide xavante!' },
    headers: { 'idempotency-key': 'outra-chave' },
  })
  await board.call(`PUT /rede/conexoes/${professora.id}`, { as: aluno })
  await board.call(`PUT /rede/conexoes/${aluno.id}`, { as: professora })
  const denuncia = { tipo: 'perfil', id: professora.id, motivo: 'spam', texto: 'Zoraide Xavante' }
  await board.call('POST /denuncias', { as: aluno, body: denuncia })
  await board.call('POST /auth/forgot-password', { body: { email: aluno.email } })
  await board.mailsTo(aluno.email)
  await board.call('POST /usuarios/me/dados/copia', { as: aluno })
  await board.app.copias.drain()
  await board.db.insert(historicos).values({
    usuarioId: aluno.id,
    periodo: '2026.1',
    codigoDisciplina: 'INF1007',
    nomeDisciplina: 'Programação',
    situacao: 'aprovado',
    nCreditos: 4,
  })
  const chave = await board.app.fileStore.put(board.db, Buffer.from('%PDF zoraide'))
  await board.db.insert(arquivosEnviados).values({ donoId: aluno.id, vagaId: vaga.id, chave, tamanho: 12 })
  return { aluno, vaga, retrato, chave }
}

test('afterwards no text of any table has the name or the address, and files and transcript are gone', async () => {
  const { aluno, vaga, retrato, chave } = await createVida()
  expect(await findWord('Zoraide')).not.toEqual([])
  await ask(aluno)
  await leave()
  await board.app.fileCleanups.drain()
  await board.app.retention.run()
  expect(await findWord('Zoraide')).toEqual([])
  expect(await findWord('Xavante')).toEqual([])
  expect(await findWord('20261234')).toEqual([])
  expect(await board.db.$count(candidaturas, eq(candidaturas.vagaId, vaga.id))).toBe(0)
  expect(await board.db.$count(historicos)).toBe(0)
  expect(await board.db.$count(retratos, eq(retratos.nome, retrato))).toBe(0)
  expect(await board.db.$count(arquivos, eq(arquivos.chave, chave))).toBe(0)
  expect((await login(aluno)).status).toBe(401)
  expect((await board.call('GET /usuarios/me/dados', { as: aluno })).status).toBe(401)
})

test('the messages stay with whom they were sent to, of a removed person', async () => {
  const removida = await board.db.select().from(usuarios).where(eq(usuarios.usuario, 'Pessoa removida'))
  const [pessoa] = removida
  expect(pessoa).toMatchObject({ email: '', senhaHash: null, matricula: null, avatar: null, emailVerificadoEm: null })
  const conversa = await board.call<{ conteudo: string }[]>(`GET /mensagens/conversa/${pessoa?.id ?? 0}`, {
    as: professora,
  })
  expect(JSON.stringify(conversa.body)).toContain('Sou Pessoa removida, Pessoa removida.')
  const conversas = await board.call('GET /mensagens/conversas', { as: professora })
  expect(JSON.stringify(conversas.body)).toContain('Pessoa removida')
  expect((await board.call(`GET /users/${pessoa?.id ?? 0}`, { as: professora })).status).toBe(404)
  const nova = { destinatario_id: pessoa?.id, conteudo: 'Oi?' }
  expect((await board.call('POST /mensagens', { as: professora, body: nova })).status).toBe(404)
  expect((await board.call(`PUT /rede/conexoes/${pessoa?.id ?? 0}`, { as: professora })).status).toBe(404)
})

test('no list of people has a removed one, nor is the row deleted as an old registration', async () => {
  const administradora = await board.createAdministrador()
  const pessoas = await board.call('GET /admin/pessoas?situacao=a_verificar', { as: administradora })
  expect(JSON.stringify(pessoas.body)).not.toContain('removida')
  await board.db.execute(
    sql`update usuarios set criado_em = now() - interval '90 days' where usuario = 'Pessoa removida'`,
  )
  await board.app.retention.run()
  expect(await board.db.$count(usuarios, eq(usuarios.usuario, 'Pessoa removida'))).toBe(1)
})

test('a professor is told which selections close; they do, and what others manage stays', async () => {
  const autor = await board.createProfessor({ usuario: 'Yolanda Belfort' })
  const gestora = await board.createProfessor()
  const candidato = await board.createAluno()
  const so = await createVaga(board.db, { autorId: autor.id, titulo: 'Vaga de uma só' })
  const dividida = await createVaga(board.db, { autorId: autor.id, titulo: 'Vaga dividida' })
  const rascunho = await createVaga(board.db, { autorId: autor.id, rascunho: true, status: 'encerrada' })
  await board.db.execute(sql`
    insert into gestores (vaga_id, usuario_id, visivel, aceito_em) values (${dividida.id}, ${gestora.id}, true, now())
  `)
  await board.call(`POST /candidaturas/vaga/${so.id}`, { as: candidato, body: { carta_motivacao: null } })
  expect(await read(autor)).toMatchObject({ oportunidades_em_andamento: 1 })
  await ask(autor)
  await leave()
  const left = await board.db.select({ id: vagas.id, status: vagas.status }).from(vagas)
  expect(left).toEqual(
    expect.arrayContaining([
      { id: so.id, status: 'encerrada' },
      { id: dividida.id, status: 'em_andamento' },
    ]),
  )
  expect(left.map(({ id }) => id)).not.toContain(rascunho.id)
  const { body } = await board.call('GET /notificacoes', { as: candidato })
  expect(JSON.stringify(body)).toContain('A seleção mudou de status')
  const vaga = await board.call(`GET /vagas/${so.id}`, { as: candidato })
  expect(JSON.stringify(vaga.body)).toContain('Pessoa removida')
  expect((await board.call(`GET /vagas/${dividida.id}/selecao`, { as: gestora })).status).toBe(200)
  await board.app.retention.run()
  expect(await findWord('Belfort')).toEqual([])
})

test('the last administrator cannot leave, also if the others have left since', async () => {
  await board.db.execute(sql`update usuarios set direitos = '{}'`)
  const [uma, outra] = [await board.createAdministrador(), await board.createAdministrador()]
  expect((await ask(uma)).status).toBe(200)
  expect((await ask(outra)).status).toBe(200)
  await leave()
  const left = await board.db
    .select()
    .from(usuarios)
    .where(sql`'administrador' = any(direitos)`)
  expect(left).toHaveLength(1)
  const [ultima] = left
  if (!ultima) throw new Error('nobody is left')
  await board.call('DELETE /usuarios/me/exclusao', { as: ultima })
  expect((await ask(ultima)).status).toBe(409)
})

test('what fails half way changes nothing, and the next run ends it', async () => {
  const aluno = await board.createAluno({ usuario: 'Ubirajara Kestrel' })
  await board.call('POST /mensagens', { as: aluno, body: { destinatario_id: professora.id, conteudo: 'Oi' } })
  await ask(aluno)
  await board.db.execute(sql`alter table tokens_de_email rename column usuario_id to usuario_antes`)
  await leave()
  const itself = eq(usuarios.id, aluno.id)
  expect(await board.db.select().from(usuarios).where(itself)).toMatchObject([{ usuario: 'Ubirajara Kestrel' }])
  await board.db.execute(sql`alter table tokens_de_email rename column usuario_antes to usuario_id`)
  await leave()
  expect(await board.db.select().from(usuarios).where(itself)).toMatchObject([{ usuario: 'Pessoa removida' }])
  expect(await board.db.$count(mensagens, eq(mensagens.remetenteId, aluno.id))).toBe(1)
  const before = await board.db.select().from(exclusoes)
  await leave()
  expect(await board.db.select().from(exclusoes)).toEqual(before)
})

test('the name of somebody else with the same name stays', async () => {
  const [uma, outra] = [
    await board.createAluno({ usuario: 'Ana Lima' }),
    await board.createAluno({ usuario: 'Ana Lima' }),
  ]
  await board.call(`PUT /rede/conexoes/${professora.id}`, { as: outra })
  await ask(uma)
  await leave()
  const found = await findWord('Ana Lima')
  expect(found.toSorted()).toEqual(['notificacoes.descricao', 'usuarios.busca', 'usuarios.usuario'])
})

test('no import brings back who is gone, by the address or by the matrícula; a new one is made', async () => {
  const lines = [
    '20261234;Zoraide;outro.endereco@puc.example;aluno;;;;',
    '20269999;Zoraide;Zoraide.Xavante@puc.example;aluno;;;;',
    '20268888;Nova;nova.pessoa@puc.example;aluno;;;;',
  ]
  const file = Buffer.from(toFile(...lines))
  const opcoes = { vincular: false, suspenderMuitos: false, segredo: board.settings.peopleSecret, atorId: null }
  for (const aplicar of [false, true]) {
    const { contagem } = await importar(board.db, board.settings.instituicao, file, { ...opcoes, aplicar })
    expect(contagem).toMatchObject({ novas: 1, recusadas: 2 })
  }
  expect(await findWord('Zoraide')).toEqual([])
})
