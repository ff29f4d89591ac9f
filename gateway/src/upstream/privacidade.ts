import { UpstreamFailure } from './failure.ts'
import type { Refusal } from './failure.ts'
import type { Papel } from './models/usuario.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { id, object, requiredInstant, requiredText, text } from './wire/fields.ts'
import { readPagina } from './wire/window.ts'
import type { Pagina, Window } from './wire/window.ts'

const audiencias = ['TODOS', 'PROFESSORES', 'GESTORES'] as const
export type Audiencia = (typeof audiencias)[number]

/** For whom each part of the own profile is. */
export type Privacidade = Record<'perfil' | 'curso' | 'email', Audiencia>

/** A reading of one's transcript or file by somebody else. Name and role are null for somebody who is gone. */
export interface Leitura {
  codigo: string
  em: Date
  documento: 'HISTORICO' | 'ARQUIVO'
  quem: string | null
  papel: Papel | 'ADMINISTRADOR' | null
  vaga: string | null
}

const papeis = { aluno: 'ESTUDANTE', professor: 'PROFESSOR', administrador: 'ADMINISTRADOR' } as const

/** Who sees one's own data, and who saw it. */
export function createPrivacidade(request: Request, extensions: Extensions) {
  const path = '/usuarios/me/privacidade'
  return {
    /** Null if the upstream lets nobody choose. */
    async read(): Promise<Privacidade | null> {
      return (await optional(extensions, 'privacidade', () => request.get(path, toPrivacidade))) ?? null
    },
    mudar({ perfil, curso, email }: Privacidade): Promise<Refusal | null> {
      const json = { perfil: perfil.toLowerCase(), curso: curso.toLowerCase(), email: email.toLowerCase() }
      return request.change({ method: 'PUT', path, json, refusals: [422] })
    },
    /** The newest first; null if the upstream does not write them down. */
    async leituras(window: Window): Promise<Pagina<Leitura> | null> {
      const { limit, depois } = window
      const read = (body: unknown) => readPagina(body, 'itens', window, toLeitura)
      const call = () => request.get('/usuarios/me/leituras', read, { limit, depois })
      return (await optional(extensions, 'leituras', call)) ?? null
    },
  }
}

function toPrivacidade(body: unknown): Privacidade {
  const row = object(body)
  const read = (parte: keyof Privacidade): Audiencia => {
    const given = requiredText(row, parte).toUpperCase()
    const known = audiencias.find(audiencia => audiencia === given)
    if (!known) throw new UpstreamFailure('contract', `${parte} is an unknown audience`)
    return known
  }
  return { perfil: read('perfil'), curso: read('curso'), email: read('email') }
}

function toLeitura(body: unknown): Leitura {
  const row = object(body)
  const papel = text(row, 'papel')
  return {
    codigo: id(row, 'id'),
    em: requiredInstant(row, 'em'),
    documento: requiredText(row, 'acao') === 'leu_historico' ? 'HISTORICO' : 'ARQUIVO',
    quem: text(row, 'quem'),
    papel: papel !== null && papel in papeis ? papeis[papel as keyof typeof papeis] : null,
    vaga: text(row, 'vaga'),
  }
}
