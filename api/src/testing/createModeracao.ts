import type { CasoDetalhado, DecisaoRecebida } from '../moderacao/casos.schemas.ts'
import type { TestApp, Usuario } from './createTestApp.ts'

type Falha = { detail: string }

/** What people do about reports, each as one call. */
export const createModeracao = ({ call }: TestApp) => ({
  denunciar: (as: Usuario, tipo: 'vaga' | 'perfil' | 'mensagem', id: number, mais: object = {}) =>
    call<Falha | null>('POST /denuncias', { as, body: { tipo, id, motivo: 'spam', ...mais } }),
  /** The newest case, as its list has it. */
  ultimo: async (as: Usuario) => {
    const { body } = await call<{ itens: CasoDetalhado[] }>('GET /moderacao/casos?limit=1', { as })
    if (!body.itens[0]) throw new Error('there is no case')
    return body.itens[0]
  },
  ler: (as: Usuario, id: number) => call<CasoDetalhado & Falha>(`GET /moderacao/casos/${id}`, { as }),
  decidir: (as: Usuario, id: number, ato: string, mais: object = {}) =>
    call<CasoDetalhado & Falha>(`POST /moderacao/casos/${id}/decisoes`, {
      as,
      body: { ato, motivo: 'Fora das regras do mural.', ...mais },
    }),
  lerDecisao: (as: Usuario, id: number) => call<DecisaoRecebida & Falha>(`GET /moderacao/decisoes/${id}`, { as }),
  contestar: (as: Usuario, id: number, texto = 'Foi um engano.') =>
    call<DecisaoRecebida & Falha>(`POST /moderacao/decisoes/${id}/contestacao`, { as, body: { texto } }),
})
