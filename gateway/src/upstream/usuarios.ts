import type { Refusal } from './body.ts'
import { orRead } from './failure.ts'
import { toInteresse } from './interesses.ts'
import type { Interesse } from './interesses.ts'
import { toForm } from './request.ts'
import type { Request } from './request.ts'
import { toAvatarUrl } from './url.ts'
import { flag, id, instant, isRow, list, nested, object, text } from './wire.ts'

export type Papel = 'ESTUDANTE' | 'PROFESSOR'
export type ObjetivoPrincipal =
  | 'MENTORING'
  | 'ACADEMIC_PROJECTS'
  | 'NETWORKING'
  | 'OPPORTUNITIES'
  | 'CURRICULUM'
  | 'OTHER'

export interface Usuario {
  codigo: string
  nome: string
  email: string | null
  papel: Papel
  sobre: string | null
  avatar: string | null
  criadoEm: Date | null
  departamento: string | null
  titulo: string | null
  curso: string | null
  periodoDeInicio: string | null
  objetivoPrincipal: ObjetivoPrincipal | null
  edicaoCompleta: boolean
  interesses: Interesse[]
  temHistorico: boolean
  /** Of a professor, who alone is told of themselves. */
  aConfirmar: boolean
}

export interface MudancaDePerfil {
  nome: string
  sobre: string | null
  papel: Papel
  /** From here on only where the profile's `edicaoCompleta`; null leaves what stands. */
  curso: string | null
  periodoDeInicio: string | null
  objetivoPrincipal: ObjetivoPrincipal | null
}

export type Usuarios = ReturnType<typeof createUsuarios>

export function createUsuarios(request: Request) {
  const refusals = [400, 409, 413, 415, 422]
  return {
    get: (codigo: string): Promise<Usuario | null> => request.find(`/users/${codigo}`, toUsuario),
    update(codigo: string, change: MudancaDePerfil): Promise<Usuario | Refusal | Error> {
      const json = {
        usuario: change.nome,
        sobre: change.sobre,
        ehaluno: change.papel === 'ESTUDANTE',
        curso: change.curso ?? undefined,
        periodo_inicio: change.periodoDeInicio ?? undefined,
        objetivo_principal: change.objetivoPrincipal?.toLowerCase(),
      }
      const write = request.write({ method: 'PUT', path: `/users/${codigo}`, json, refusals }, toUsuario)
      return orRead(write, () => this.get(codigo))
    },
    /** Null once it is there, or why the image was refused. */
    async sendAvatar(codigo: string, image: File): Promise<Refusal | null> {
      return request.change({ method: 'POST', path: `/users/${codigo}/avatar`, form: await toForm(image), refusals })
    },
    /** A portrait that is not there counts as removed. */
    async removeAvatar(codigo: string): Promise<void> {
      await request.change({ method: 'DELETE', path: `/users/${codigo}/avatar`, refusals: [404] })
    },
  }
}

const objetivos = new Set<string>([
  'MENTORING',
  'ACADEMIC_PROJECTS',
  'NETWORKING',
  'OPPORTUNITIES',
  'CURRICULUM',
  'OTHER',
])
const isObjetivo = (written: string): written is ObjetivoPrincipal => objetivos.has(written)

function toUsuario(body: unknown): Usuario {
  const row = object(body)
  const objetivo = text(row, 'objetivo_principal')?.toUpperCase() ?? ''
  return {
    codigo: id(row, 'id'),
    nome: text(row, 'usuario') ?? text(row, 'nome') ?? '',
    email: text(row, 'email'),
    papel: toPapel(flag(row, 'ehaluno') ?? flag(row, 'is_student') ?? true),
    sobre: text(row, 'sobre'),
    avatar: toAvatarUrl(text(row, 'avatar')),
    criadoEm: instant(row, 'criado_em'),
    departamento: isRow(row['departamento']) ? nested(row, 'departamento', toNome) : text(row, 'departamento'),
    titulo: text(row, 'titulo'),
    curso: text(row, 'curso'),
    periodoDeInicio: text(row, 'periodo_inicio'),
    objetivoPrincipal: isObjetivo(objetivo) ? objetivo : null,
    edicaoCompleta: flag(row, 'edicao_completa') ?? false,
    interesses: list(row, 'interesses', toInteresse),
    temHistorico: flag(row, 'has_curriculum') ?? false,
    aConfirmar: flag(row, 'professor_a_confirmar') ?? false,
  }
}

function toNome(body: unknown): string | null {
  const row = object(body)
  return text(row, 'name') ?? text(row, 'nome')
}

/** The role of a person, from the wire's `is_student` or `ehaluno`. */
export function toPapel(isStudent: boolean): Papel {
  return isStudent ? 'ESTUDANTE' : 'PROFESSOR'
}
