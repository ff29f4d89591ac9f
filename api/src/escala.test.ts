import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { gerarBoard } from './db/seed/board.ts'
import { writeBoard, writeReferencias } from './db/seed/writeBoard.ts'
import { casos, decisoes } from './db/schema/moderacao.ts'
import { aparelhos, pushesDoDia } from './db/schema/aparelhos.ts'
import { agendas, entradasDaAgenda } from './db/schema/agenda.ts'
import { chavesDeIdempotencia, tokensRevogados } from './db/schema/apoio.ts'
import { auditoria } from './db/schema/auditoria.ts'
import { bloqueios } from './db/schema/rede.ts'
import { sessoes } from './db/schema/sessoes.ts'
import { toCursor } from './http/cursor.ts'
import { findCandidatas } from './recomendacoes/candidatasARecomendar.ts'
import { today } from './prazos/today.ts'
import { usuarios, vagas } from './db/schema.ts'
import { usuariosInteresses } from './db/schema/interesses.ts'
import { findSugestoes } from './rede/sugestoes.repository.ts'
import { keepPar } from './aparelhos/chaves.ts'
import { createTestApp } from './testing/createTestApp.ts'
import type { TestApp } from './testing/createTestApp.ts'
import { pageRequestsOf } from './testing/pageRequests.ts'
import type { Quem } from './testing/pageRequests.ts'
import { explainAll, recordStatements } from './testing/statements.ts'
import type { Plan, Statement } from './testing/statements.ts'
import { createInteresse, createVaga } from './testing/createVaga.ts'
import { createSugestoesByFullScan, findCandidatasByFullScan, searchByFullScan } from './testing/fullScan.ts'
import { issueToken } from './autenticacao/token.ts'
import { searchPagina } from './vagas/busca/lista.repository.ts'

const hoje = today()

/** Tables that do not grow with the board. */
const small = [
  'avisos_do_sistema',
  'categorias_de_interesse',
  'chaves_de_push',
  'departamentos',
  'departamentos_cursos',
  'documentos',
  'instituicao',
  'locais',
  'prazos_confirmados',
  'quadro',
  'tipos_de_vaga',
]

/**
 * Tells the planner that there are 1,000 times as many rows: on a small board, scanning whole tables would be right.
 */
const asIfBig = `
  update pg_class set reltuples = reltuples * 1000
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and reltuples > 0
`

let board: TestApp
let quem: Quem
let statements: Array<Statement & { nome: string }>

/** The statements of a request, also with a rare word in place of a common one, and after a position in a list. */
const record = async (): Promise<typeof statements> => {
  const raras = ['/rede/sugestoes?busca=zuleica', '/rede/conexoes?busca=zuleica', '/vagas?busca=zuleica']
  const agora = Date.now() * 1000
  const outras = [
    ...raras.map(url => ({ nome: url, url })),
    { nome: 'next page of vagas', url: `/vagas?limit=8&depois=${toCursor([0, agora, 1])}` },
    { nome: 'vagas by prazo', url: '/vagas?limit=8&ordem=prazo' },
    { nome: 'next notifications', url: `/notificacoes?limit=20&depois=${toCursor([agora, 1])}` },
  ]
  const pedidos = [...pageRequestsOf(quem), ...outras.map(pedido => ({ ...pedido, as: 'aluno' as const }))]
  const all: typeof statements = []
  for (const { nome, url, as } of pedidos) {
    const token = await issueToken(board.settings, { usuarioId: quem[as], papeis: [as], versao: 0 })
    // A program of its own for each request: nothing is cached.
    const recorder = recordStatements(board.db)
    const app = await buildApp({ db: recorder.db, settings: board.settings, maxEventLoopDelay: 0 })
    const { statusCode } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect([nome, statusCode]).toEqual([nome, 200])
    all.push(...recorder.take().map(statement => ({ ...statement, nome })))
    await app.close()
  }
  return all
}

// A whole board, and each page of it once: a busy machine exceeds the default time-out.
beforeAll(async () => {
  board = await createTestApp()
  // The first start of a board makes it, and forgets all devices.
  await keepPar(board.db, board.settings)
  const semente = { hoje: new Date(), scale: 1, senhaHash: 'a hash', referencias: await writeReferencias(board.db) }
  await writeBoard(board.db, gerarBoard(semente), semente)
  const { rows } = await board.db.execute<Quem>(sql`
    select c.candidato_id as aluno, v.autor_id as professor, v.id as vaga, t.outro_id as colega
    from vagas v join candidaturas c on c.vaga_id = v.id join conversas t on t.usuario_id = c.candidato_id
    order by v.id, c.id, t.id limit 1
  `)
  const [found] = rows
  if (!found) throw new Error('nobody')
  quem = found
  await board.db.execute(
    sql`insert into vagas_salvas (usuario_id, vaga_id) select candidato_id, vaga_id from candidaturas`,
  )
  await board.db.execute(
    sql`insert into candidaturas_comecadas (usuario_id, vaga_id) select candidato_id, vaga_id from candidaturas`,
  )
  await board.db.execute(
    sql`insert into passos_da_vaga (vaga_id, dia, origem, viram) select id, ${hoje}::date, 'lista', 1 from vagas`,
  )
  await board.db.insert(auditoria).values({ atorId: quem.professor, acao: 'leu_historico', pessoaId: quem.aluno })
  await board.db.insert(agendas).values({ usuarioId: quem.aluno, hash: 'a hash' })
  const entrada = { usuarioId: quem.aluno, tipo: 'prazo', alvoId: quem.vaga, vagaId: quem.vaga, titulo: '' } as const
  await board.db.insert(entradasDaAgenda).values({ ...entrada, dia: hoje })
  const [caso] = await board.db
    .insert(casos)
    .values({ tipo: 'vaga', objetoId: quem.vaga, pessoaId: quem.professor })
    .returning()
  await board.db
    .insert(decisoes)
    .values({ casoId: caso?.id ?? 0, porId: quem.professor, ato: 'dispensar', motivo: 'Nada.' })
  await board.db.insert(tokensRevogados).values({ jti: 'gone', expiraEm: new Date() })
  await board.db.insert(bloqueios).values({ usuarioId: quem.aluno, bloqueadoId: quem.professor })
  const sessao = { id: 'one', usuarioId: quem.aluno, versao: 0, dispositivo: '', rede: '', expiraEm: new Date() }
  await board.db.insert(sessoes).values(sessao)
  const assinatura = { sessaoId: 'one', endereco: 'https://web.push.apple.com/one', p256dh: '', auth: '', tipos: [] }
  await board.db.insert(aparelhos).values({ usuarioId: quem.aluno, ...assinatura })
  await board.db.insert(pushesDoDia).values({ usuarioId: quem.aluno, dia: hoje, quantos: 1 })
  await board.db.execute(sql`
    insert into pushes_a_enviar (usuario_id, notificacao_id, tipo, todos) select usuario_id, id, '', false from notificacoes limit 1
  `)
  await board.db
    .insert(chavesDeIdempotencia)
    .values({ usuarioId: quem.professor, rota: 'POST /mensagens', chave: 'one', corpoHash: '' })
  statements = await record()
  await board.db.execute(sql`analyze`)
}, 60_000)
afterAll(() => board.close())

const isReading = /^(?:Seq|Sample|Index|Index Only|Bitmap Index) Scan$/

/** The first column of each index: a condition on the other columns alone reads all of it. */
const firstColumns = async (): Promise<Map<string, string>> => {
  const { rows } = await board.db.execute<{ name: string; first: string }>(sql`
    select relname as name, pg_get_indexdef(indexrelid, 1, true) as first
    from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
  `)
  return new Map(rows.map(({ name, first }) => [name, first]))
}

/** What a plan scans completely: tables that grow, or their indexes. */
const readWhole = (plan: Plan, columns: Map<string, string>): string[] => {
  const index = plan['Index Name']
  const first = index && columns.get(index)
  // In an expression, the condition names the table of a column.
  const condition = plan['Index Cond']?.replaceAll(/\w+\./g, '')
  const found = first && condition?.toLowerCase().includes(first.toLowerCase())
  const whole = isReading.test(plan['Node Type']) && !found && !small.includes(plan['Relation Name'] ?? '')
  return [
    ...(whole ? [index ?? plan['Relation Name'] ?? ''] : []),
    ...(plan.Plans ?? []).flatMap(child => readWhole(child, columns)),
  ]
}

/** `before` comes first: an ANALYZE in the background holds the lock that it needs, and waits for rows of `asIfBig`. */
const findWhole = async (...before: string[]): Promise<string[]> => {
  const columns = await firstColumns()
  const plans = await explainAll(board.db, statements, { before: [...before, asIfBig] })
  const found = plans.flatMap(({ Plan }, at) =>
    readWhole(Plan, columns).map(what => `${statements[at]?.nome}: ${what}`),
  )
  return [...new Set(found)]
}

/**
 * Indexes that are walked in order until a page is full. The open vagas are also counted, once per revision of the
 * board and process. Their order by prazo sorts the index: one on prazo would be read, and sorted, for the other orders.
 */
const walks = [
  'first list of a student: vagas_filtradas',
  'list of a student: vagas_filtradas',
  'list by modality and hours: vagas_filtradas',
  "board search 'pro': vagas_filtradas",
  "counts of the board's filter, 'pro': vagas_filtradas",
  "network search 'ana': usuarios_pkey",
  'next page of vagas: vagas_filtradas',
  'vagas by prazo: vagas_filtradas',
]

describe('the rows that a request reads do not grow with the board', () => {
  test('no request scans a table that grows', async () => {
    expect(new Set(statements.map(({ nome }) => nome)).size).toBe(29)
    expect(await findWhole()).toEqual(walks)
  })

  test.for([
    'usuarios_busca',
    'usuarios_do_curso',
    'usuarios_interesses_pessoas',
    'vagas_busca',
    'vagas_titulo',
    'palavras_parecidas',
    'mensagens_conversa',
    'notificacoes_usuario_id_criado_em_id_index',
    'candidaturas_candidato_id_criado_em_index',
  ])('without the index %s one does', async index => {
    expect(await findWhole(`drop index ${index}`)).not.toEqual(walks)
  })
}, 240_000)

describe('if no limit cuts anything off, the limited queries return what a full scan does', () => {
  /** Some people of each role. */
  const someOf = async (ehaluno: boolean): Promise<number[]> => {
    const { rows } = await board.db.execute<{ id: number }>(
      sql`select id from usuarios where ehaluno = ${ehaluno} order by md5(id::text) limit 8`,
    )
    return rows.map(({ id }) => id)
  }

  test.for(['', 'ana', 'Eng', 'informática', 'ana souza', 'redes', 'prof', 'zzz'])('suggestions: %s', async busca => {
    const fullScan = await createSugestoesByFullScan(board.db)
    for (const usuarioId of [...(await someOf(true)), ...(await someOf(false))]) {
      const { achadas, total } = await findSugestoes(board.db, { usuarioId, busca, papeis: [], skip: 0, limit: 300 })
      expect(achadas).toEqual(fullScan(usuarioId, busca))
      expect(total).toBe(achadas.length)
    }
  })

  test.for(['pro', 'monitoria', 'calculo', 'bolsas de pesquisa', 'zzz'])('the search of the board: %s', async busca => {
    const query = { busca, skip: 0, limit: 500 }
    const { ids, total } = await searchPagina(board.db, { query, hoje, preferidas: new Map(), sinonimos: [] })
    expect(ids).toEqual(await searchByFullScan(board.db, busca, hoje))
    expect(total).toBe(ids.length)
  })

  test('the vagas to recommend', async () => {
    for (const usuarioId of await someOf(true)) {
      const [aluno] = await board.db.select({ curso: usuarios.curso }).from(usuarios).where(eq(usuarios.id, usuarioId))
      const found = await findCandidatas(board.db, { usuarioId, curso: aluno?.curso ?? null, hoje })
      expect(found).toEqual(await findCandidatasByFullScan(board.db, usuarioId, hoje))
    }
  })
})

describe('beyond the limits', () => {
  test('of the people who share an interest the newest are suggested, and a search finds everybody', async () => {
    const [eu, velha] = [await board.createAluno(), await board.createAluno({ usuario: 'Quitéria' })]
    const interesseId = await createInteresse(board.db, 'Paleografia')
    const values = Array.from({ length: 250 }, (_, n) => ({ usuario: 'Nova', email: `n${n}@x.example`, ehaluno: true }))
    const novas = await board.db
      .insert(usuarios)
      .values(values.map(value => ({ ...value, emailVerificadoEm: new Date() })))
      .returning({ id: usuarios.id })
    await board.db
      .insert(usuariosInteresses)
      .values([eu, velha, ...novas].map(({ id: usuarioId }) => ({ usuarioId, interesseId })))
    const pedido = { usuarioId: eu.id, papeis: [], skip: 0, limit: 300 }
    const { achadas } = await findSugestoes(board.db, { ...pedido, busca: '' })
    expect(achadas).toHaveLength(100)
    expect(achadas.every(({ id }) => id >= (novas[50]?.id ?? 0))).toBe(true)
    expect((await findSugestoes(board.db, { ...pedido, busca: 'quiteria' })).achadas[0]?.id).toBe(velha.id)
    // The 100 strongest, and people without any reason.
    expect((await findSugestoes(board.db, { ...pedido, busca: 'paleo' })).total).toBe(151)
  })

  test('of the vagas that contain the words, the 500 newest are ranked and counted', async () => {
    const autor = await board.createProfessor()
    const vaga = { descricao: 'Com gaivotas do mar.', prazo: '2999-12-31', tipoId: 1, departamentoId: 1, localId: 2 }
    const oldest = await createVaga(board.db, { ...vaga, titulo: 'Gaivotas do mar', autorId: autor.id })
    const values = Array.from({ length: 520 }, () => ({ ...vaga, titulo: 'Aves', autorId: autor.id }))
    await board.db.insert(vagas).values(values)
    const query = { busca: 'gaivotas', skip: 495, limit: 8 }
    const { ids, total } = await searchPagina(board.db, { query, hoje, preferidas: new Map(), sinonimos: [] })
    expect([total, ids.length]).toEqual([500, 5])
    const idsOf = async (busca: string) =>
      (
        await searchPagina(board.db, {
          query: { ...query, busca, skip: 0 },
          hoje,
          preferidas: new Map(),
          sinonimos: [],
        })
      ).ids
    expect(await idsOf('gaivotas mar')).not.toContain(oldest.id)
    // The exact title is beyond the limit, and the first.
    expect((await idsOf('gaivotas do mar'))[0]).toBe(oldest.id)
  })
})
