import type { PapelNaRede, SecaoDaRede, Sugestao } from './models/conexao.ts'

/**
 * Sample people of the network, shown only if the upstream has none, and marked as samples (docs/specification.md §2).
 */
export const redeDeExemplo: Sugestao[] = [
  sample('exemplo-1', 'Ana Beatriz Souza', 'ESTUDANTE', 'Engenharia de Computação', ['Robótica', 'Redes'], 'CONHECER'),
  sample(
    'exemplo-2',
    'Bruno Carvalho',
    'ESTUDANTE',
    'Design',
    ['Ilustração', 'Acessibilidade', 'Tipografia'],
    'CONHECER',
  ),
  sample('exemplo-3', 'Carla Mendes', 'EX_ALUNO', 'Economia', ['Econometria', 'Dados'], 'CONHECER'),
  sample('exemplo-4', 'Denise Figueiredo', 'PROFESSOR', 'Matemática', ['Cálculo', 'Topologia'], 'PROFESSORES'),
  sample('exemplo-5', 'Eduardo Lima', 'PROFESSOR', 'Informática', ['Compiladores', 'Linguagens'], 'PROFESSORES'),
  sample('exemplo-6', 'Fernanda Rocha', 'ESTUDANTE', 'Física', ['Óptica', 'Divulgação científica'], 'RECOMENDACOES'),
  sample('exemplo-7', 'Gabriel Nunes', 'ESTUDANTE', 'Direito', ['Direito digital'], 'RECOMENDACOES'),
  sample('exemplo-8', 'Helena Prado', 'ESTUDANTE', 'Letras', ['Tradução', 'Literatura'], null),
  sample('exemplo-9', 'Igor Santana', 'PROFESSOR', 'Psicologia', ['Cognição'], null),
]

/** Without a section it is one of the viewer's connections. */
function sample(
  codigo: string,
  nome: string,
  papelNaRede: PapelNaRede,
  cursoOuDepartamento: string,
  tags: string[],
  secao: SecaoDaRede | null,
): Sugestao {
  const pessoa = { codigo, nome, avatar: null }
  const conexao = { pessoa, papelNaRede, cursoOuDepartamento, tags, conectado: secao === null }
  return { conexao, motivo: null, secao, vagasAbertas: null }
}
