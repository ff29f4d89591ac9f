import { afterWrite } from './failure.ts'
import { toNotificacao } from './models/notificacao.ts'
import type { Notificacao, TipoDeNotificacao } from './models/notificacao.ts'
import type { Papel } from './models/usuario.ts'
import { notificacoesDeExemplo } from './notificacoes.samples.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { count, object } from './wire/fields.ts'
import { readPagina } from './wire/window.ts'
import type { Pagina, Window } from './wire/window.ts'

export interface PaginaDeNotificacoes extends Pagina<Notificacao> {
  naoLidas: number
  exemplo: boolean
}

const most = 100

export function createNotificacoes(request: Request, extensions: Extensions) {
  async function page(papel: Papel, window: Window, wanted: TipoDeNotificacao[]): Promise<PaginaDeNotificacoes> {
    const query = {
      tipo: wanted.join(',').toLowerCase(),
      skip: window.offset,
      limit: window.limit,
      depois: window.depois,
    }
    const read = (body: unknown) => toPagina(body, window)
    const found = await optional(extensions, 'notificacoes', () => request.get('/notificacoes', read, query))
    return found ?? toSamples(papel, window, wanted)
  }

  return {
    /** One window, newest first; samples if the upstream has no notifications. */
    list: page,
    /** 0 for samples. */
    async naoLidas(papel: Papel): Promise<number> {
      const { naoLidas, exemplo } = await page(papel, { offset: 0, limit: 1 }, [])
      return exemplo ? 0 : naoLidas
    },
    /** Marks some as read, or all for null. Returns the named ones and the unread count. */
    async markRead(papel: Papel, codigos: string[] | null) {
      const json = codigos ? { ids: codigos.map(Number) } : { todas: true }
      const write = () => request.change({ method: 'POST', path: '/notificacoes/lidas', json })
      const exemplo = (await optional(extensions, 'notificacoes', write)) === undefined
      const read = await afterWrite(page(papel, { offset: 0, limit: most }, []))
      if (read instanceof Error) return { notificacoes: read, naoLidas: read }
      const { itens, naoLidas } = read
      const named = itens.filter(({ codigo }) => codigos?.includes(codigo)).map(each => ({ ...each, lida: true }))
      const left = codigos ? naoLidas - itens.filter(each => !each.lida && codigos.includes(each.codigo)).length : 0
      return { notificacoes: named, naoLidas: exemplo ? left : naoLidas }
    },
  }
}

function toPagina(body: unknown, window: Window): PaginaDeNotificacoes {
  const pagina = readPagina(body, 'notificacoes', window, toNotificacao)
  return { ...pagina, naoLidas: count(object(body), 'nao_lidas'), exemplo: false }
}

function toSamples(papel: Papel, { offset, limit }: Window, wanted: TipoDeNotificacao[]): PaginaDeNotificacoes {
  const all = notificacoesDeExemplo[papel].filter(({ tipo }) => wanted.length === 0 || wanted.includes(tipo))
  const naoLidas = all.filter(({ lida }) => !lida).length
  return { itens: all.slice(offset, offset + limit), total: all.length, naoLidas, exemplo: true }
}
