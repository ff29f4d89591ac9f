import type { SecaoDaRede, Sugestao } from './conexao.ts'

/** Sample people of the network, shown only where the upstream has none, and marked as samples (specification §2). */
export const redeDeExemplo: Sugestao[] = [
  sample('exemplo-1', 'Ana Beatriz Souza', 'Estudante', 'Engenharia de Computação', ['Robótica', 'Redes'], 'CONHECER'),
  sample(
    'exemplo-2',
    'Bruno Carvalho',
    'Estudante',
    'Design',
    ['Ilustração', 'Acessibilidade', 'Tipografia'],
    'CONHECER',
  ),
  sample('exemplo-3', 'Carla Mendes', 'Ex-aluno', 'Economia', ['Econometria', 'Dados'], 'CONHECER'),
  sample('exemplo-4', 'Denise Figueiredo', 'Professor', 'Matemática', ['Cálculo', 'Topologia'], 'PROFESSORES'),
  sample('exemplo-5', 'Eduardo Lima', 'Professor', 'Informática', ['Compiladores', 'Linguagens'], 'PROFESSORES'),
  sample('exemplo-6', 'Fernanda Rocha', 'Estudante', 'Física', ['Óptica', 'Divulgação científica'], 'RECOMENDACOES'),
  sample('exemplo-7', 'Gabriel Nunes', 'Estudante', 'Direito', ['Direito digital'], 'RECOMENDACOES'),
  sample('exemplo-8', 'Helena Prado', 'Estudante', 'Letras', ['Tradução', 'Literatura'], null),
  sample('exemplo-9', 'Igor Santana', 'Professor', 'Psicologia', ['Cognição'], null),
]

/** Without a section it is one of the viewer's connections. */
function sample(
  codigo: string,
  nome: string,
  papel: string,
  departamento: string,
  tags: string[],
  secao: SecaoDaRede | null,
): Sugestao {
  const pessoa = { codigo, nome, avatar: null }
  const conexao = { pessoa, papel, departamento, tags, conectado: secao === null }
  return { conexao, motivo: null, secao }
}
