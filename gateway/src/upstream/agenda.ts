import { UpstreamFailure } from './failure.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { instant, object, requiredText } from './wire/fields.ts'

/** The address at which calendars read what a person has ahead. */
export interface Agenda {
  /** Null without an address. */
  criadaEm: Date | null
}

const path = '/usuarios/me/agenda'

export function createAgenda(request: Request, extensions: Extensions) {
  return {
    /** Null if the upstream has no calendars. */
    async read(): Promise<Agenda | null> {
      return (await optional(extensions, 'agenda', () => request.get(path, toAgenda))) ?? null
    },
    /** Makes an address, in place of the one before, and resolves it. */
    async abrir(): Promise<string> {
      const aberta = await request.write({ method: 'POST', path }, toAberta)
      // Nothing tells the address again.
      if (aberta instanceof UpstreamFailure) throw aberta
      if ('refused' in aberta) throw new UpstreamFailure('refused', aberta.mensagem ?? '')
      return aberta.endereco
    },
    async fechar(): Promise<void> {
      await request.change({ method: 'DELETE', path })
    },
  }
}

function toAgenda(body: unknown): Agenda {
  return { criadaEm: instant(object(body), 'criada_em') }
}

function toAberta(body: unknown) {
  return { endereco: requiredText(object(body), 'endereco') }
}
