import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { openSessao } from '../../autenticacao/sessoes.ts'
import { pushesAEnviar } from '../../db/schema/aparelhos.ts'
import { usuarios } from '../../db/schema.ts'
import { notify } from '../../notificacoes/notify.ts'
import type { TestApp, Usuario } from '../../testing/createTestApp.ts'
import { createNavegador } from './createPushService.ts'
import type { PushService } from './createPushService.ts'

type Estado = {
  chave: string
  tipos: string[]
  aparelho: { endereco: string; tipos: string[]; ultima_entrega: string | null } | null
}

const path = '/usuarios/me/aparelho'
const lugar = { dispositivo: 'Firefox no Linux', rede: '10.0.0.0/24' }

/** What tests do about devices: sign in with a browser, subscribe it, and notify its person. */
export const createAparelhos = (board: TestApp, servico: PushService) => {
  let quantos = 0

  /** A browser in which a person signed in. */
  const entrar = async ({ id }: Usuario) => {
    const [conta] = await board.db.select({ versao: usuarios.versaoDoToken }).from(usuarios).where(eq(usuarios.id, id))
    const sessao = { usuarioId: id, papeis: ['aluno'] as const, versao: conta?.versao ?? 0 }
    const headers = { authorization: `Bearer ${await openSessao(board.db, board.settings, sessao, lugar)}` }
    const caminho = `/assinatura-${(quantos += 1)}`
    const { assinatura, decrypt } = createNavegador(`https://web.push.apple.com${caminho}`)
    return {
      caminho,
      assinatura,
      headers,
      ler: async () => (await board.call<Estado>(`GET ${path}`, { headers })).body,
      ligar: (tipos: string[] = ['mudanca'], mais: object = {}) =>
        board.call<Estado>(`PUT ${path}`, { headers, body: { ...assinatura, tipos, ...mais } }),
      desligar: () => board.call(`DELETE ${path}`, { headers }),
      testar: () => board.call<Estado & { detail: string }>(`POST ${path}/teste`, { headers }),
      /** What it showed, oldest first, once the queue is empty. */
      mostradas: async () => {
        await board.app.pushes?.drain()
        return servico.at(caminho).map(({ body }) => decrypt(body).notification)
      },
    }
  }

  return {
    path,
    entrar,
    entrarComAvisos: async (pessoa: Usuario, tipos?: string[]) => {
      const navegador = await entrar(pessoa)
      expect((await navegador.ligar(tipos)).status).toBe(200)
      return navegador
    },
    /** A change of a vaga; each `descricao` leads to a page of its own. */
    avisar: ({ id }: Usuario, descricao: string, mais: object = {}, db = board.db) =>
      notify(db, [id], {
        tipo: 'oportunidade',
        icone: 'calendar',
        titulo: 'A oportunidade mudou',
        descricao,
        vagaId: null,
        acao: { rotulo: 'Ver', href: `/opportunities/${descricao.length}` },
        aviso: 'mudanca',
        ...mais,
      }),
    fila: ({ id }: Usuario) => board.db.select().from(pushesAEnviar).where(eq(pushesAEnviar.usuarioId, id)),
    /** The next try is due. */
    maisTarde: () => board.db.update(pushesAEnviar).set({ proximaEm: sql`now()` }),
  }
}
