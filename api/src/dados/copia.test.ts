import { unzipSync } from 'fflate'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { retratos } from '../db/schema/arquivos.ts'
import { copiasDeDados } from '../db/schema/dados.ts'
import { arquivosEnviados } from '../db/schema/perguntas.ts'
import { saveRetrato } from '../storage/retratos.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { toRetrato } from '../testing/toRetrato.ts'
import { tabelasDaCopia } from './readLinhas.ts'

const board = await createTestApp()
afterAll(() => board.close())

type Dados = {
  copia: { pronta_em: string | null; expira_em: string | null; falhou: boolean; bytes: number } | null
}

const retrato = 'a'.repeat(32)
const aluna = await board.createAluno({ usuario: 'Ana Prado', avatar: `/avatares/${retrato}.webp` })
const outro = await board.createAluno({ usuario: 'Bento Rocha' })
const professora = await board.createProfessor({ usuario: 'Célia Nunes' })

await saveRetrato(board.db, board.app.fileStore, retrato, toRetrato('retrato'))
const vaga = await createVaga(board.db, { autorId: professora.id, titulo: 'Monitoria de Redes' })
await board.call(`POST /candidaturas/vaga/${vaga.id}`, { as: aluna, body: { carta_motivacao: 'A minha carta.' } })
for (const [de, para] of [
  [aluna, professora],
  [professora, aluna],
] as const)
  await board.call('POST /mensagens', { as: de, body: { destinatario_id: para.id, conteudo: `De ${de.usuario}` } })
const pdf = Buffer.from('%PDF-1.7 o meu arquivo')
const chave = await board.app.fileStore.put(board.db, pdf)
const [enviado] = await board.db
  .insert(arquivosEnviados)
  .values({ donoId: aluna.id, vagaId: vaga.id, chave, tamanho: pdf.byteLength })
  .returning()

const ask = async (as: Usuario) => {
  const { status, body } = await board.call<Dados>('POST /usuarios/me/dados/copia', { as })
  await board.app.copias.drain()
  return { status, body }
}

const download = async (as?: Usuario) =>
  board.app.inject({
    method: 'GET',
    url: '/usuarios/me/dados/copia',
    headers: as ? { authorization: `Bearer ${await board.tokenOf(as)}` } : {},
  })

const open = async (as: Usuario) => {
  const zip = unzipSync((await download(as)).rawPayload)
  const texts = Object.entries(zip).map(([name, bytes]) => [name, Buffer.from(bytes).toString()] as const)
  const { tabelas } = JSON.parse(Object.fromEntries(texts)['dados.json'] ?? '{}') as {
    tabelas: Record<string, Array<Record<string, unknown>>>
  }
  return { zip, html: Object.fromEntries(texts)['index.html'] ?? '', tabelas }
}

test('the copy is made in the background, and has every table and every column that the map exports', async () => {
  expect((await ask(aluna)).status).toBe(202)
  const { body } = await board.call<Dados>('GET /usuarios/me/dados', { as: aluna })
  expect(body.copia).toMatchObject({ falhou: false, pronta_em: expect.any(String) as string })
  const { tabelas, html } = await open(aluna)
  for (const [nome, { titulo, exporta }] of tabelasDaCopia) {
    expect(html).toContain(`<h2 id="${nome}">${titulo}</h2>`)
    for (const linha of tabelas[nome] ?? []) expect(Object.keys(linha), nome).toEqual(Object.keys(exporta))
    expect(tabelas[nome], nome).toBeDefined()
  }
  expect(tabelas['usuarios']).toMatchObject([
    { usuario: 'Ana Prado', email: aluna.email, avatar: 'arquivos/foto.webp' },
  ])
  expect(tabelas['candidaturas']).toMatchObject([{ vaga_id: 'Monitoria de Redes', carta_motivacao: 'A minha carta.' }])
  expect(html).toContain('A minha carta.')
})

test('the own files are in it, as they were sent', async () => {
  const { zip, tabelas } = await open(aluna)
  const nome = `arquivos/${enviado?.id ?? ''}.pdf`
  expect(tabelas['arquivos_enviados']).toMatchObject([{ chave: nome }])
  expect(Buffer.from(zip[nome] ?? []).equals(pdf)).toBe(true)
  expect(zip['arquivos/foto.webp']?.byteLength).toBeGreaterThan(0)
  expect(await board.db.$count(retratos)).toBeGreaterThan(0)
})

test('another person is nowhere named: their words are those of another person', async () => {
  const { tabelas, html } = await open(aluna)
  expect(tabelas['mensagens']).toMatchObject([
    { remetente_id: 'você', destinatario_id: 'outra pessoa', conteudo: 'De Ana Prado' },
    { remetente_id: 'outra pessoa', destinatario_id: 'você', conteudo: 'De Célia Nunes' },
  ])
  const words = JSON.stringify(tabelas) + html
  expect(words.split('Célia Nunes')).toHaveLength(3)
  expect(words).not.toContain(professora.email)
})

test('a decision that is held back is not in it', async () => {
  await board.db.execute(sql`update candidaturas set etapa = 'aprovada', retida = true`)
  await ask(aluna)
  const { tabelas } = await open(aluna)
  expect(JSON.stringify(tabelas)).not.toContain('aprovada')
  expect(tabelas['candidaturas']).toMatchObject([{ etapa: 'em_analise' }])
})

test('nobody else can take it, and a download is a line of the audit', async () => {
  expect((await download()).statusCode).toBe(401)
  expect((await download(outro)).statusCode).toBe(404)
  expect((await download(professora)).statusCode).toBe(404)
  const before = await countLinhas()
  await download(aluna)
  expect(await countLinhas()).toBe(before + 1)
})

const countLinhas = async () => {
  const { rows } = await board.db.execute<{ total: number }>(
    sql`select count(*)::int as total from auditoria where acao = 'baixou_copia_dos_dados'`,
  )
  return rows[0]?.total ?? 0
}

test('there is one at a time, for a day', async () => {
  await board.call('POST /usuarios/me/dados/copia', { as: outro })
  await board.call('POST /usuarios/me/dados/copia', { as: outro })
  await board.app.copias.drain()
  expect(await board.db.$count(copiasDeDados)).toBe(2)
  await board.db.execute(sql`update copias_de_dados set pronta_em = now() - interval '25 hours'`)
  expect((await board.call<Dados>('GET /usuarios/me/dados', { as: outro })).body.copia).toBeNull()
  expect((await download(outro)).statusCode).toBe(404)
  await board.app.retention.run()
  expect(await board.db.$count(copiasDeDados)).toBe(0)
})

test('a table or a file that cannot be read fails the whole copy, and the person asks again', async () => {
  await board.db.execute(sql`alter table historicos rename column turma to turma_antes`)
  await ask(aluna)
  const { body } = await board.call<Dados>('GET /usuarios/me/dados', { as: aluna })
  expect(body.copia).toMatchObject({ falhou: true, pronta_em: null, bytes: 0 })
  expect((await download(aluna)).statusCode).toBe(404)
  await board.db.execute(sql`alter table historicos rename column turma_antes to turma`)
  await ask(aluna)
  expect((await board.call<Dados>('GET /usuarios/me/dados', { as: aluna })).body.copia).toMatchObject({ falhou: false })
})
