import * as z from 'zod'
import type { Refusal } from './body.ts'
import { wireInteresse } from './interesses.ts'
import type { Interesse } from './interesses.ts'
import { toAvatarUrl } from './pessoas.ts'
import { toForm } from './request.ts'
import type { Request } from './request.ts'
import { flag, id, instant, list, text } from './wire.ts'

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
  interesses: Interesse[]
  temHistorico: boolean
}

const departamento = z.union([z.object({ name: text, nome: text }).transform(row => row.name ?? row.nome), text])

const fields = z.object({
  id,
  usuario: text,
  nome: text,
  email: text,
  ehaluno: flag,
  is_student: flag,
  sobre: text,
  avatar: text,
  criado_em: instant,
  departamento,
  titulo: text,
  curso: text,
  periodo_inicio: text,
  objetivo_principal: text,
  interesses: list(wireInteresse),
  has_curriculum: flag,
})

const wireUsuario = fields.transform(toUsuario)

export type Usuarios = ReturnType<typeof createUsuarios>

export function createUsuarios(request: Request) {
  const refusals = [400, 409, 413, 415, 422]
  return {
    get: (codigo: string): Promise<Usuario | null> => request.find(`/users/${codigo}`, wireUsuario),
    update(codigo: string, change: { nome: string; sobre: string | null; papel: Papel }): Promise<Usuario | Refusal> {
      const json = { usuario: change.nome, sobre: change.sobre, ehaluno: change.papel === 'ESTUDANTE' }
      return request.write({ method: 'PUT', path: `/users/${codigo}`, json, refusals }, wireUsuario)
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

function toUsuario(row: z.output<typeof fields>): Usuario {
  const objetivo = row.objetivo_principal?.toUpperCase() ?? ''
  return {
    codigo: row.id,
    nome: row.usuario ?? row.nome ?? '',
    email: row.email,
    papel: (row.ehaluno ?? row.is_student ?? true) ? 'ESTUDANTE' : 'PROFESSOR',
    sobre: row.sobre,
    avatar: toAvatarUrl(row.avatar),
    criadoEm: row.criado_em,
    departamento: row.departamento,
    titulo: row.titulo,
    curso: row.curso,
    periodoDeInicio: row.periodo_inicio,
    objetivoPrincipal: isObjetivo(objetivo) ? objetivo : null,
    interesses: row.interesses,
    temHistorico: row.has_curriculum ?? false,
  }
}
