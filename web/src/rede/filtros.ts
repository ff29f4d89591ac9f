import type { PapelNaRede } from './__generated__/PessoaQuem_conexao.graphql.ts'

/** The four checkboxes of the suggestions (specification §2), all on by default. */
export type Filtros = { alunos: boolean; professores: boolean; projetos: boolean; outrosCursos: boolean }

export const semFiltro: Filtros = { alunos: true, professores: true, projetos: true, outrosCursos: true }

export const rotulos: Record<keyof Filtros, string> = {
  alunos: 'Alunos',
  professores: 'Professores',
  projetos: 'Monitorias/IC/Projetos',
  outrosCursos: 'Outros cursos',
}

/** The fields that the filters use. `secao` RECOMENDACOES has people with shared interests and projects. */
type Pessoa = { papelNaRede: PapelNaRede; secao: string | null; cursoOuDepartamento: string | null }

/** Whether no unticked box hides the person. `curso` is the reader's; null if unknown. */
export function isMostrada(
  { papelNaRede, secao, cursoOuDepartamento }: Pessoa,
  filtros: Filtros,
  curso: string | null,
): boolean {
  const professor = papelNaRede === 'PROFESSOR'
  if (!(professor ? filtros.professores : filtros.alunos)) return false
  if (!filtros.projetos && secao === 'RECOMENDACOES') return false
  return filtros.outrosCursos || professor || cursoOuDepartamento === curso
}
