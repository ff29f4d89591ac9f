import type { GestorAnswer } from '../gestores/gestao.ts'
import type { TestApp, Usuario } from './createTestApp.ts'
import { createVaga } from './createVaga.ts'

type Aviso = { titulo: string; descricao: string; acao: { href: string } }
type Convite = { id: number; vaga: { id: number; titulo: string }; convidado_por: { id: number }; visivel: boolean }
type Vaga = { id: number; gestores: GestorAnswer[]; meu_papel: string | null }

/** A vaga of a new professor, another professor, and the calls about co-managers. */
export const createGestores = async (board: TestApp) => {
  const { call, db } = board
  const [autora, gestora] = [await board.createProfessor(), await board.createProfessor()]
  const vaga = (await createVaga(db, { autorId: autora.id, titulo: 'Monitoria de Óptica' })).id
  const convidar = (body: object, { as = autora, id = vaga } = {}) =>
    call<GestorAnswer[]>(`POST /vagas/${id}/gestores`, { as, body })
  const responder = (as: Usuario, aceitar: boolean, id = vaga) =>
    call<{ detail: string }>(`POST /vagas/${id}/gestores/convite`, { as, body: { aceitar } })
  /** Resolves once the queue, which also notifies of invitations, is empty. */
  const avisos = async (as: Usuario) => {
    await board.app.mailQueue.drain()
    return (await call<{ notificacoes: Aviso[] }>('GET /notificacoes?limit=100', { as })).body.notificacoes
  }
  return {
    autora,
    gestora,
    vaga,
    convidar,
    responder,
    remover: (as: Usuario, gestor: number | undefined) =>
      call<{ detail: string }>(`DELETE /vagas/${vaga}/gestores/${gestor ?? 0}`, { as }),
    mostrar: (as: Usuario, gestor: number | undefined, visivel: boolean) =>
      call<GestorAnswer[] & { detail: string }>(`PUT /vagas/${vaga}/gestores/${gestor ?? 0}`, {
        as,
        body: { visivel },
      }),
    convites: async (as: Usuario) => (await call<Convite[]>('GET /gestores/convites', { as })).body,
    ver: async (as: Usuario, id = vaga) => (await call<Vaga>(`GET /vagas/${id}`, { as })).body,
    avisos,
    titulos: async (as: Usuario) => (await avisos(as)).map(({ titulo }) => titulo),
    /** Invites, accepts and resolves the id of the row. */
    juntar: async (pessoa: Usuario, { id = vaga, as = autora, visivel = false } = {}) => {
      const { body } = await convidar({ usuario: pessoa.id, visivel }, { id, as })
      await responder(pessoa, true, id)
      return body.at(-1)?.id
    },
  }
}
