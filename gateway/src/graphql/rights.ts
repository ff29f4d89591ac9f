import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import type { Vaga } from '../upstream/models/vaga.ts'
import { toError } from './failure.ts'
import { isInList } from './selection.ts'

/*
 * Who may read the fields of a vaga and of a candidatura that are not for everybody, and which of them a list refuses.
 * This is the only place that decides it. The API decides again; a refusal here costs no call.
 */

interface Rule {
  /** `gestor`: those who manage the vaga. `aluno`: students, to whom the API returns only what is their own. */
  readers: ReadonlySet<'gestor' | 'aluno'>
  /** Costs a call for each object: a list would cost one per node. */
  alone: boolean
}

const gestor: Rule['readers'] = new Set(['gestor'])
const gestorOrAluno: Rule['readers'] = new Set(['gestor', 'aluno'])

const rules = {
  'Candidatura.anotacoes': { readers: gestor, alone: true },
  'Candidatura.atendimento': { readers: gestor, alone: true },
  'Candidatura.avaliacao': { readers: gestor, alone: false },
  'Candidatura.candidato': { readers: gestor, alone: false },
  'Candidatura.conversa': { readers: gestorOrAluno, alone: false },
  'Candidatura.comunicadoHoje': { readers: gestor, alone: false },
  'Candidatura.entrevista': { readers: gestorOrAluno, alone: false },
  'Candidatura.lida': { readers: gestor, alone: false },
  'Candidatura.mudancas': { readers: gestorOrAluno, alone: false },
  'Candidatura.historicoEscolar': { readers: gestor, alone: true },
  'Candidatura.respondidaEm': { readers: gestor, alone: false },
  'Candidatura.respostas': { readers: gestorOrAluno, alone: true },
  'Vaga.alcance': { readers: gestor, alone: true },
  'Vaga.atendimentos': { readers: gestor, alone: true },
  'Vaga.candidatosNovos': { readers: gestor, alone: false },
  'Vaga.candidatura': { readers: gestor, alone: true },
  'Vaga.candidaturas': { readers: gestor, alone: true },
  'Vaga.entrevistas': { readers: gestorOrAluno, alone: true },
  'Vaga.respostas': { readers: gestor, alone: true },
  'Vaga.selecao': { readers: gestor, alone: true },
  'Vaga.totalDeCandidatos': { readers: gestor, alone: false },
} satisfies Record<string, Rule>

/** Fields that not everybody may read. */
export const restricted = Object.keys(rules)

type OfVaga = Pick<Vaga, 'listed'> & Partial<Pick<Vaga, 'meuPapel' | 'autor'>>

/**
 * Throws FORBIDDEN unless the viewer may read a field of this vaga or candidatura. A student has only candidaturas of
 * their own, and a professor only those to vagas that they manage.
 */
export function requireReader(field: keyof typeof rules, of: OfVaga, { sessao }: Context): void {
  const { readers, alone }: Rule = rules[field]
  if (!sessao) throw toError('UNAUTHENTICATED')
  const { papeis, usuario } = sessao
  const mayRead =
    (readers.has('gestor') && papeis.includes('PROFESSOR') && mayManage(of, usuario)) ||
    (readers.has('aluno') && papeis.includes('ESTUDANTE'))
  if (!mayRead) throw toError('FORBIDDEN')
  if (alone) requireAlone(of)
}

/** Throws TOO_MANY_CALLS in a list. */
export function requireAlone({ listed }: { listed?: boolean | undefined }): void {
  if (listed) throw toError('TOO_MANY_CALLS')
}

/** Throws TOO_MANY_CALLS for a field of each item of a list. */
export function requireOne(info: GraphQLResolveInfo): void {
  if (isInList(info)) throw toError('TOO_MANY_CALLS')
}

/** Whether the viewer manages the vaga. If the vaga does not tell, the API decides. */
function mayManage({ meuPapel, autor, listed }: OfVaga, usuario: string): boolean {
  return meuPapel != null || listed || !autor || autor.codigo === usuario
}
