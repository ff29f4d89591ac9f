import { toListedVaga } from './models/vaga.ts'
import type { Vaga } from './models/vaga.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import type { createVagas } from './vagas.ts'
import { rows } from './wire/fields.ts'

export function createParecidas(request: Request, extensions: Extensions, vagas: ReturnType<typeof createVagas>) {
  return {
    /** The open vagas like this one, the strongest first; null if the upstream has none. */
    async list(vaga: string): Promise<Vaga[] | null> {
      const call = () => request.get(`/vagas/${vaga}/parecidas`, body => rows(body, 'vagas', toListedVaga))
      const isThere = async () => (await vagas.get(vaga)) !== null
      return (await optional(extensions, 'parecidas', call, isThere)) ?? null
    },
  }
}
