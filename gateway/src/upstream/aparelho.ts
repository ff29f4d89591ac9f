import { toTipos } from './avisos.ts'
import type { TipoDeAviso } from './avisos.ts'
import type { Refusal } from './failure.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { instant, nested, object, requiredText } from './wire/fields.ts'

/** The subscription of a session's browser. */
export interface Aparelho {
  endereco: string
  /** Without kinds of a newer upstream. */
  tipos: TipoDeAviso[]
  /** Null: never. */
  ultimaEntrega: Date | null
}

export interface NoAparelho {
  /** The public key with which browsers subscribe. */
  chave: string
  possiveis: TipoDeAviso[]
  /** Null without a subscription. */
  aparelho: Aparelho | null
}

export interface Assinatura {
  endereco: string
  p256dh: string
  auth: string
  tipos: TipoDeAviso[]
}

const path = '/usuarios/me/aparelho'

export function createAparelho(request: Request, extensions: Extensions) {
  return {
    /** Null if the upstream sends nothing to browsers. */
    async read(): Promise<NoAparelho | null> {
      return (await optional(extensions, 'aparelho', () => request.get(path, toNoAparelho))) ?? null
    },
    ligar({ tipos, ...assinatura }: Assinatura): Promise<Refusal | null> {
      const json = { ...assinatura, tipos: tipos.map(tipo => tipo.toLowerCase()) }
      return request.change({ method: 'PUT', path, json, refusals: [409, 422] })
    },
    async desligar(): Promise<void> {
      await request.change({ method: 'DELETE', path })
    },
    testar: (): Promise<Refusal | null> =>
      request.change({ method: 'POST', path: `${path}/teste`, refusals: [404, 409] }),
  }
}

function toNoAparelho(body: unknown): NoAparelho {
  const row = object(body)
  return {
    chave: requiredText(row, 'chave'),
    possiveis: toTipos(row, 'tipos'),
    aparelho: nested(row, 'aparelho', toAparelho),
  }
}

function toAparelho(body: unknown): Aparelho {
  const row = object(body)
  return {
    endereco: requiredText(row, 'endereco'),
    tipos: toTipos(row, 'tipos'),
    ultimaEntrega: instant(row, 'ultima_entrega'),
  }
}
