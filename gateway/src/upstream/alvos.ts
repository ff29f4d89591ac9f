import { toConversa } from './conversas.ts'
import type { Conversa } from './conversas.ts'
import type { Notificacao } from './models/notificacao.ts'
import { toPessoa } from './models/pessoa.ts'
import type { Pessoa } from './models/pessoa.ts'
import { toListedVaga } from './models/vaga.ts'
import type { Vaga } from './models/vaga.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { rows } from './wire/fields.ts'

/** What some notifications lead to, without what is gone. */
export interface Alvos {
  vagas: Vaga[]
  conversas: Conversa[]
  pessoas: Pessoa[]
}

/** The limit of the call. */
const most = 100

export function createAlvos(request: Request, extensions: Extensions) {
  const load = createLoader(request, extensions)
  return {
    /**
     * What this notification leads to, among others; null if the upstream has no such call. One call for all
     * notifications that an operation asks for at once.
     */
    of({ codigo, viva }: Pick<Notificacao, 'codigo' | 'viva'>): Promise<Alvos | null> {
      return viva ? createLoader(request.again(), extensions)(codigo) : load(codigo)
    },
  }
}

function createLoader(request: Request, extensions: Extensions): (codigo: string) => Promise<Alvos | null> {
  let waiting: { codigos: string[]; alvos: Promise<Alvos | null> } | null = null

  async function collect(codigos: string[]): Promise<Alvos | null> {
    // By then the operation has asked for all that it can.
    await new Promise(resolve => setImmediate(resolve))
    waiting = null
    const call = () => request.get('/notificacoes/alvos', toAlvos, { ids: codigos.join(',') })
    return (await optional(extensions, 'alvos', call)) ?? null
  }

  return codigo => {
    if (waiting === null || waiting.codigos.length >= most) {
      const codigos: string[] = []
      waiting = { codigos, alvos: collect(codigos) }
    }
    waiting.codigos.push(codigo)
    return waiting.alvos
  }
}

function toAlvos(body: unknown): Alvos {
  return {
    vagas: rows(body, 'vagas', toListedVaga),
    conversas: rows(body, 'conversas', toConversa),
    pessoas: rows(body, 'pessoas', toPessoa),
  }
}
