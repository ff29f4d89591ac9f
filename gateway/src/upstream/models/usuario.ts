import { flag, id, instant, isRow, list, nested, object, text } from '../wire/fields.ts'
import type { Row } from '../wire/fields.ts'
import { toAvatarUrl } from '../wire/url.ts'
import { toInteresse } from './interesse.ts'
import type { Interesse } from './interesse.ts'

export type Papel = 'ESTUDANTE' | 'PROFESSOR'
export type PapelDaConta = Papel | 'ADMINISTRADOR' | 'MODERADOR' | 'ENCARREGADO'

/** The main objectives, as the wire spells them. */
const objetivos = {
  MENTORIA: 'mentoring',
  PROJETOS_ACADEMICOS: 'academic_projects',
  REDE_DE_CONTATOS: 'networking',
  OPORTUNIDADES: 'opportunities',
  CURRICULO: 'curriculum',
  OUTRO: 'other',
} as const
export type ObjetivoPrincipal = keyof typeof objetivos

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
  /** Only for professors, and only on their own profile. */
  aConfirmar: boolean
  /** As `aConfirmar`. */
  recusaDeProfessor: string | null
}

export function toUsuario(body: unknown): Usuario {
  const row = object(body)
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
    objetivoPrincipal: toObjetivo(text(row, 'objetivo_principal')),
    edicaoCompleta: flag(row, 'edicao_completa') ?? false,
    interesses: list(row, 'interesses', toInteresse),
    temHistorico: flag(row, 'has_curriculum') ?? false,
    aConfirmar: flag(row, 'professor_a_confirmar') ?? false,
    recusaDeProfessor: text(row, 'recusa_de_professor'),
  }
}

/** Null for an unknown one. */
function toObjetivo(written: string | null): ObjetivoPrincipal | null {
  const known = Object.keys(objetivos) as ObjetivoPrincipal[]
  return known.find(objetivo => objetivos[objetivo] === written?.toLowerCase()) ?? null
}

/** The wire's spelling of an objective; undefined without one. */
export function writeObjetivo(objetivo: ObjetivoPrincipal | null | undefined): string | undefined {
  return objetivo ? objetivos[objetivo] : undefined
}

function toNome(body: unknown): string | null {
  const row = object(body)
  return text(row, 'name') ?? text(row, 'nome')
}

const ofWire = new Map<unknown, PapelDaConta>([
  ['aluno', 'ESTUDANTE'],
  ['professor', 'PROFESSOR'],
  ['administrador', 'ADMINISTRADOR'],
  ['moderador', 'MODERADOR'],
  ['encarregado', 'ENCARREGADO'],
])

/** The roles of an account. An upstream without `papeis` has only `is_student`. */
export function toPapeis(row: Row): PapelDaConta[] {
  const { papeis } = row
  if (Array.isArray(papeis)) return papeis.flatMap(papel => ofWire.get(papel) ?? [])
  return [toPapel(flag(row, 'is_student') ?? true)]
}

/** The role, from the wire's `is_student` or `ehaluno`. */
export function toPapel(isStudent: boolean): Papel {
  return isStudent ? 'ESTUDANTE' : 'PROFESSOR'
}
