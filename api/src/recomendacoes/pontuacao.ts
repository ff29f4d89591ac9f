/** Why a vaga matches a student. The lists have display names. */
export type Razoes = {
  /** Interests that both the student and the vaga have. */
  interesses: string[]
  /** The vaga's department teaches the student's course. */
  doCurso: boolean
  /** Courses of the student's transcript that the vaga's title or description mentions. */
  disciplinas: string[]
  /** Other candidates: people of the same course, or people with the same interests. */
  semelhantes: 'curso' | 'interesses' | null
}

/** Of 100; see docs/recomendacoes.md. The last entry applies to that many and more. */
export const pontos = {
  interesses: [0, 35, 50, 60],
  curso: 20,
  disciplinas: [0, 8, 12],
  semelhantes: 8,
} as const

/** The score from which a vaga is recommended: one interest is enough, the course alone is not. */
export const pontosParaRecomendar = 28

const upTo = (scale: readonly number[], count: number): number => scale[Math.min(count, scale.length - 1)] ?? 0

/** 0 to 100. */
export const pontuar = ({ interesses, doCurso, disciplinas, semelhantes }: Razoes): number =>
  upTo(pontos.interesses, interesses.length) +
  (doCurso ? pontos.curso : 0) +
  upTo(pontos.disciplinas, disciplinas.length) +
  (semelhantes ? pontos.semelhantes : 0)

/** A name with a comma would read as two. */
const listing = (nomes: string[]): string => nomes.map(nome => nome.replaceAll(',', ' ')).join(', ')

const frases = {
  curso: 'Alunos do seu curso se candidataram',
  interesses: 'Alunos com os seus interesses se candidataram',
}

/** One sentence per reason, the strongest first; the score can be recomputed from them. */
export const explicar = ({ interesses, doCurso, disciplinas, semelhantes }: Razoes): string[] => [
  ...(interesses.length > 0 ? [`Combina com seus interesses: ${listing(interesses)}`] : []),
  ...(doCurso ? ['Do seu curso'] : []),
  ...(disciplinas.length > 0 ? [`Você cursou ${listing(disciplinas)}`] : []),
  ...(semelhantes ? [frases[semelhantes]] : []),
]
