import type { TestApp, Usuario } from '../../testing/createTestApp.ts'
import { createVaga } from '../../testing/createVaga.ts'
import type { BuscaSalva } from '../buscas.schemas.ts'

type Resposta = BuscaSalva & { detail?: unknown }

/** The calls of saved searches, and vagas that are still to be announced. */
export const createBuscas = (board: TestApp) => ({
  save: (as: Usuario, filtro: object, dados: object = {}) =>
    board.call<Resposta>('POST /usuarios/me/buscas', { as, body: { nome: 'Redes', filtro, ...dados } }),
  follow: (as: Usuario, tipo: string, alvo: number | string, modo?: string) =>
    board.call<Resposta>('POST /usuarios/me/seguidos', {
      as,
      body: { tipo, alvo: String(alvo), ...(modo && { modo }) },
    }),
  change: (as: Usuario, id: number, body: object) =>
    board.call<Resposta>(`PATCH /usuarios/me/buscas/${id}`, { as, body }),
  buscasDe: async (as: Usuario) =>
    (await board.call<{ buscas: BuscaSalva[] }>('GET /usuarios/me/buscas', { as })).body.buscas,
  publish: (autor: Usuario, titulo: string, dados: object = {}) =>
    createVaga(board.db, { autorId: autor.id, titulo, anunciadaEm: null, ...dados }),
})
