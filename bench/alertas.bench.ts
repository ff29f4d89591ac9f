import type { EventEmitter } from 'node:events'
import { poolOf } from '../api/src/db/pool.ts'
import { buscasSalvas } from '../api/src/db/schema/buscas.ts'
import { notificacoes } from '../api/src/db/schema/rede.ts'
import { createTestApp } from '../api/src/testing/createTestApp.ts'
import { announceNext } from '../api/src/vagas/anuncios.ts'
import { toColunasDaConsulta } from '../api/src/vagas/busca/consultasSalvas.ts'
import { providePostgres } from '../scripts/postgres.mjs'

/**
 * Telling the students of 200 new vagas, on a board of 24,000 with 5,000 saved searches, on PostgreSQL: each new vaga is read
 * once and compared with the searches, so the board's size must not matter. The second round has no searches, to compare.
 * Uses the server of TEST_DATABASE_URL, or a temporary one without fsync.
 */
const quantos = { vagas: 24_000, novas: 200, alunos: 5000, buscas: 5000 }
/** Statements for each new vaga that is told in one lot. */
const bar = { statements: 10 }

const postgres = await providePostgres()
if (!postgres) throw new Error('There is no PostgreSQL here.')
process.env['TEST_DATABASE_URL'] = postgres.url
const board = await createTestApp()
const { db } = board

const temas = ['redes', 'óptica', 'grafos', 'ética', 'cálculo', 'robótica', 'química orgânica', 'direito civil']
const professora = await board.createProfessor()

/** What PostgreSQL completed, with begin and commit: each lot is a transaction. */
let statements = 0
const counted = new WeakSet<object>()
poolOf(db)?.on('acquire', client => {
  if (counted.has(client)) return
  counted.add(client)
  // The types of pg leave it out.
  const { connection } = client as unknown as { connection: EventEmitter }
  connection.on('commandComplete', () => (statements += 1))
})

/** `anunciada`: as vagas of an older board are. */
const publish = (quantas: number, anunciada: boolean) =>
  db.execute(`
    insert into vagas (titulo, descricao, prazo, tipo_id, departamento_id, local_id, autor_id, remuneracao, horas_semanais, anunciada_em)
    select 'Monitoria ' || n || ' em projetos de ' || ('{${temas.join(',')}}'::text[])[1 + n % 8],
      'Acompanhar as aulas e preparar listas de exercícios com a professora.', '2999-12-31', 1 + n % 3, 1 + n % 3, 2,
      ${professora.id}, case when n % 2 = 0 then 600 end, 5 + n % 30, case when ${anunciada} then now() end
    from generate_series(1, ${quantas}) n
  `)

await publish(quantos.vagas, true)
const { rows: alunos } = await db.execute<{ id: number }>(`
  insert into usuarios (usuario, email, ehaluno, senha_hash, email_verificado_em)
  select 'Aluno ' || n, 'bench' || n || '@puc.example', true, 'x', now() from generate_series(1, ${quantos.alunos}) n
  returning id
`)
/** Half with words, all with other conditions besides, as people combine them. */
const buscas = Array.from({ length: quantos.buscas }, (_, n) => {
  const busca = temas[n % temas.length] ?? ''
  return {
    usuarioId: alunos[n % alunos.length]?.id ?? 0,
    tipo: 'busca' as const,
    nome: `Busca ${n}`,
    modo: n % 3 === 0 ? ('resumo' as const) : ('no_quadro' as const),
    departamentoId: n % 4 === 0 ? 1 + (n % 3) : null,
    beneficios: n % 5 === 0 ? ['remuneracao' as const] : [],
    horasMinimas: n % 7 === 0 ? 20 : null,
    ...(n % 2 === 0 && { busca, ...toColunasDaConsulta(busca, []) }),
    ...(n % 2 !== 0 && { departamentoId: 1 + (n % 3), horasMinimas: 30 }),
  }
})
for (let at = 0; at < buscas.length; at += 500) await db.insert(buscasSalvas).values(buscas.slice(at, at + 500))
await db.execute(`vacuum analyze`)

const mebi = (bytes: number) => +(bytes / 2 ** 20).toFixed(1)

/** Publishes the new vagas, and tells of them. */
const measure = async () => {
  await publish(quantos.novas, false)
  const before = await db.$count(notificacoes)
  global.gc?.()
  const heap = process.memoryUsage().heapUsed
  let peak = heap
  let lots = 0
  statements = 0
  const start = performance.now()
  while (await announceNext(db)) {
    lots += 1
    peak = Math.max(peak, process.memoryUsage().heapUsed)
  }
  const [seconds, all] = [(performance.now() - start) / 1000, statements]
  return {
    seconds: +seconds.toFixed(1),
    lots,
    statements: all,
    told: (await db.$count(notificacoes)) - before,
    'heap, MiB more at most': mebi(peak - heap),
    'resident, MiB': mebi(process.memoryUsage().rss),
  }
}

const comBuscas = await measure()
await db.delete(buscasSalvas)
const semBuscas = await measure()
console.table({ [`${quantos.buscas} searches`]: comBuscas, 'no searches': semBuscas })
const perLot = comBuscas.statements / comBuscas.lots
if (perLot > bar.statements) process.exitCode = 1
console.log(`${perLot.toFixed(1)} statements a lot, at most ${bar.statements}`)
await board.close()
await postgres.stop()
