import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, openDatabase } from '../api/src/db/connection.ts'
import { migrate } from '../api/src/db/migrate.ts'
import { preferenciasDeAviso } from '../api/src/db/schema/avisos.ts'
import { candidaturas, usuarios } from '../api/src/db/schema.ts'
import type { Etapa } from '../api/src/selecao/etapas.ts'
import { createVaga } from '../api/src/testing/createVaga.ts'

/* A selection on an embedded database of its own, used over REST while the API may die at any moment. */

type Estado = { id: number; versao: number }
type Mudanca = { para: Etapa }
type Aviso = { id: number; titulo: string; acao: { href: string } | null }

const destinos = ['em_analise', 'entrevista', 'aprovada', 'lista_de_espera', 'nao_selecionada']

/** Uses the database of a folder. No API may run: it owns the folder. */
async function useDatabase<Result>(dataDir: string, use: (db: Connection['db']) => Promise<Result>) {
  const where = { databaseUrl: null, listenDatabaseUrl: null, databasePoolSize: 2, dataDir }
  const { db, close } = await openDatabase(where)
  try {
    return await use(db)
  } finally {
    await close()
  }
}

const toPessoa = (ehaluno: boolean, number: number) => ({
  usuario: `Pessoa ${number}`,
  email: `pessoa${number}@puc.example`,
  senhaHash: 'Nobody signs in.',
  ehaluno,
  emailVerificadoEm: new Date(),
  professorConfirmadoEm: ehaluno ? null : new Date(),
})

/** How the students want to be told of their stages, in turn. */
const modos = ['na_hora', 'resumo', 'no_quadro', 'nenhum'] as const

/**
 * Creates the database: one vaga, its professor, and this many candidates with their ways of notice. Resolves to their REST
 * ids.
 */
export const createSelecao = (dataDir: string, quantos: number) =>
  useDatabase(dataDir, async db => {
    await migrate(db)
    const pessoas = Array.from({ length: quantos + 1 }, (_, number) => toPessoa(number > 0, number))
    const [professora = 0, ...alunos] = (await db.insert(usuarios).values(pessoas).returning()).map(({ id }) => id)
    const { id: vaga } = await createVaga(db, { autorId: professora })
    await db.insert(candidaturas).values(alunos.map(candidatoId => ({ vagaId: vaga, candidatoId })))
    const candidatos = alunos.map((id, index) => ({ id, modo: modos[index % modos.length] ?? 'na_hora' }))
    await db
      .insert(preferenciasDeAviso)
      .values(candidatos.map(({ id, modo }) => ({ usuarioId: id, tipo: 'etapa', modo })))
    return { vaga, professora, candidatos }
  })

/** Sends with one idempotency key until there is a response, as the site does. `onCut`: the API died before its response. */
export const createAsk =
  (url: string, onCut: () => void) =>
  // Responses of any shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  async (route: string, token: string, body?: object): Promise<any> => {
    const [method = '', where = ''] = route.split(' ')
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    }
    for (let tries = 0; ; tries += 1) {
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const response = await fetch(`${url}${where}`, init).catch(() => null)
      const answer = await response?.text().catch(() => null)
      if (typeof answer === 'string' && response?.status !== 503) {
        // A refusal because of the selection's state is a response, too.
        if (response?.ok || [409, 422].includes(response?.status ?? 0)) return answer && JSON.parse(answer)
        throw new Error(`${route}: ${answer}`)
      }
      if (tries === 0) onCut()
      await wait(50)
    }
  }

/** The tokens of the professor and of the candidates. */
type Selecao = { ask: ReturnType<typeof createAsk>; vaga: number; professora: string; alunos: string[] }

/** One random change by the professor or by a student, with the current versions. */
export async function change({ ask, vaga, professora, alunos }: Selecao, random: () => number) {
  const anyOf = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One
  const rota = `/vagas/${vaga}/selecao`
  const chance = random()
  if (chance < 0.06) return ask(`POST /candidaturas/vaga/${vaga}/retirada`, anyOf(alunos), {})
  if (chance < 0.1) return ask(`POST ${rota}/divulgacao`, professora, {})
  const em = new Date(Date.now() + 60 + random() * 150).toISOString()
  if (chance < 0.18) return ask(`POST ${rota}/divulgacao`, professora, { em })
  const estados: Estado[] = await ask(`GET /candidaturas/vaga/${vaga}`, professora)
  const quais = new Set([anyOf(estados), anyOf(estados), anyOf(estados)])
  const movimentos = [...quais].map(({ id, versao }) => ({ candidatura: id, versao }))
  const para = anyOf(destinos)
  const reter = random() < 0.5 && destinos.indexOf(para) > 1
  return ask(`POST ${rota}/movimentos`, professora, { movimentos, para, reter, palavra: 'Uma palavra' })
}

/** Resolves once no release is due any more. */
export async function untilReleased({ ask, vaga, professora }: Selecao) {
  while ((await ask(`GET /vagas/${vaga}/selecao`, professora)).divulgacao_em !== null) await wait(100)
}

/** The titles of a person's notifications with this link, oldest first. Nobody may be notified meanwhile. */
export async function readTitulos({ ask }: Selecao, token: string, href: string): Promise<string[]> {
  const todos: Aviso[] = []
  for (let more = true; more;) {
    const page = await ask(`GET /notificacoes?tipo=candidatura&limit=100&skip=${todos.length}`, token)
    todos.push(...(page.notificacoes as Aviso[]))
    more = page.tem_mais
  }
  const own = todos.filter(({ acao }) => acao && (acao.href === href || acao.href.startsWith(`${href}/`)))
  return own.toSorted((one, other) => one.id - other.id).map(({ titulo }) => titulo)
}

/** What a student sees of their candidatura: its id, and the stages that it reached. */
export async function readVistas({ ask, vaga }: Selecao, aluno: string) {
  const { candidaturas } = await ask(`GET /candidaturas?vaga=${vaga}`, aluno)
  const { id: candidatura, historico }: { id: number; historico: Mudanca[] } = candidaturas[0]
  return { candidatura, vistas: historico.map(({ para }) => para) }
}

/** The stage in each queued mail, by candidatura. */
export const readEmails = (dataDir: string): Promise<Map<number, string[]>> =>
  useDatabase(dataDir, async db => {
    const { rows } = await db.execute<{ id: number; vistos: string[] }>(`
      select m.candidatura_id id, array_agg(m.visto_para order by e.id) vistos
      from emails_a_enviar e join mudancas_de_etapa m on m.id = e.mudanca_id group by m.candidatura_id`)
    return new Map(rows.map(({ id, vistos }) => [id, vistos]))
  })

/** The titles in the summary that waits for each person, by their ids. */
export const readResumos = (dataDir: string): Promise<Map<number, string[]>> =>
  useDatabase(dataDir, async db => {
    const { rows } = await db.execute<{ id: number; titulos: string[] }>(`
      select a.usuario_id id, array_agg(n.titulo order by a.id) titulos
      from avisos_a_enviar a join notificacoes n on n.id = a.notificacao_id where a.resumo group by a.usuario_id`)
    return new Map(rows.map(({ id, titulos }) => [id, titulos]))
  })
