import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { horarios } from '../db/schema/entrevistas.ts'
import { candidaturas } from '../db/schema.ts'
import type { TestApp, Usuario } from './createTestApp.ts'
import { createVaga } from './createVaga.ts'

const hour = 60 * 60 * 1000
/** From the next full hour on. */
export const inHours = (hours: number) => new Date(Math.ceil(Date.now() / hour) * hour + hours * hour).toISOString()

export const sala = { minutos: 30, local: 'Sala 5' }

export type Horario = {
  id: number
  local: string | null
  link: string | null
  candidatura: { candidato: { id: number } } | null
  minha: boolean
}
type Notificacoes = { notificacoes: Array<{ titulo: string; descricao: string; acao: { href: string } }> }

/** An interview that has begun: it keeps its candidatura, whatever the stage. */
export const createEntrevista = async (db: Db, vagaId: number, candidatoId: number): Promise<void> => {
  const [candidatura] = await db
    .select({ id: candidaturas.id })
    .from(candidaturas)
    .where(and(eq(candidaturas.vagaId, vagaId), eq(candidaturas.candidatoId, candidatoId)))
  if (!candidatura) throw new Error(`${candidatoId} did not apply to ${vagaId}`)
  const inicio = new Date('2026-03-09T14:00:00Z')
  await db.insert(horarios).values({ ...sala, vagaId, inicio, candidaturaId: candidatura.id })
}

/** The calls about interviews, for one vaga of the `autora`, and the notifications about them. */
export const createEntrevistas = async (board: TestApp) => {
  const { call, db } = board
  const [autora, ana, bia] = [await board.createProfessor(), await board.createAluno(), await board.createAluno()]
  const vaga = (await createVaga(db, { autorId: autora.id, titulo: 'Monitoria' })).id

  const offer = (novos: object[], headers = {}) =>
    call<Horario[]>(`POST /vagas/${vaga}/entrevistas`, { as: autora, body: { horarios: novos }, headers })
  /** Newest first. */
  const told = async (as: Usuario) => (await call<Notificacoes>('GET /notificacoes', { as })).body.notificacoes
  return {
    autora,
    ana,
    bia,
    vaga,
    offer,
    told,
    apply: async (candidato: Usuario, etapa: (typeof candidaturas.$inferInsert)['etapa'] = 'entrevista') => {
      const [made] = await db
        .insert(candidaturas)
        .values({ vagaId: vaga, candidatoId: candidato.id, etapa })
        .returning()
      return made?.id ?? 0
    },
    /** The ids of new ones, so many hours from now. */
    offerAt: async (...hours: number[]) => {
      const { body } = await offer(hours.map(each => ({ ...sala, inicio: inHours(each) })))
      return body.map(({ id }) => id)
    },
    list: async (as: Usuario) => (await call<Horario[]>(`GET /vagas/${vaga}/entrevistas`, { as })).body,
    choose: (as: Usuario, horario: number | undefined) =>
      call<Horario & { detail: string }>(`PUT /candidaturas/vaga/${vaga}/entrevista`, { as, body: { horario } }),
    giveBack: (as: Usuario) => call(`DELETE /candidaturas/vaga/${vaga}/entrevista`, { as }),
    remove: (id: number | undefined, as = autora) => call(`DELETE /vagas/${vaga}/entrevistas/${id}`, { as }),
    begin: async (id: number | undefined) => {
      await db
        .update(horarios)
        .set({ inicio: sql`now() - interval '1 minute'` })
        .where(eq(horarios.id, id ?? 0))
    },
    titles: async (as: Usuario) => (await told(as)).map(({ titulo }) => titulo),
    mails: async ({ email }: Usuario) => (await board.mailsTo(email)).map(({ subject }) => subject),
  }
}
