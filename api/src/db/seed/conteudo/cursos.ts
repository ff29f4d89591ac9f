import { departamentoDoConteudo } from './catalogo.ts'
import { disciplina } from './departamento.ts'
import type { Disciplina } from './departamento.ts'

export const atividadesComplementares = { codigo: 'ACP0900', nome: 'Atividades Complementares' }

const comuns: Disciplina[] = [
  disciplina('CRE1100', 'O Humano e o Fenômeno Religioso'),
  disciplina('FIL1000', 'Introdução à Filosofia'),
  disciplina('CRE1141', 'Ética Cristã', 2),
  disciplina('LET1040', 'Análise e Produção do Texto Acadêmico'),
]

/** The departments whose disciplines make up a course, the main one first; the specification's 28 courses (§9). */
const departamentosDoCurso: Record<string, string[]> = {
  Administração: ['Administração', 'Economia', 'Engenharia Industrial'],
  'Arquitetura e Urbanismo': ['Arquitetura e Urbanismo', 'Engenharia Civil e Ambiental', 'Artes e Design'],
  'Ciência da Computação': ['Informática', 'Matemática'],
  'Ciências Biológicas': ['Biologia', 'Química', 'Geografia e Meio Ambiente'],
  'Ciências Sociais': ['Relações Internacionais', 'História', 'Economia'],
  Design: ['Artes e Design', 'Arquitetura e Urbanismo', 'Informática'],
  Direito: ['Direito', 'Relações Internacionais'],
  Economia: ['Economia', 'Matemática', 'Administração'],
  'Engenharia Civil': ['Engenharia Civil e Ambiental', 'Matemática', 'Física'],
  'Engenharia de Computação': ['Informática', 'Matemática', 'Engenharia Elétrica', 'Física'],
  'Engenharia de Controle e Automação': ['Engenharia Elétrica', 'Matemática', 'Engenharia Mecânica', 'Física'],
  'Engenharia de Petróleo': ['Engenharia Mecânica', 'Química', 'Matemática', 'Física'],
  'Engenharia de Produção': ['Engenharia Industrial', 'Matemática', 'Física'],
  'Engenharia Elétrica': ['Engenharia Elétrica', 'Matemática', 'Física'],
  'Engenharia Mecânica': ['Engenharia Mecânica', 'Matemática', 'Física'],
  'Engenharia Química': ['Química', 'Matemática', 'Engenharia Mecânica'],
  Filosofia: ['História', 'Letras', 'Relações Internacionais'],
  Física: ['Física', 'Matemática'],
  Geografia: ['Geografia e Meio Ambiente', 'História'],
  História: ['História', 'Relações Internacionais', 'Letras'],
  Letras: ['Letras', 'História', 'Educação'],
  Matemática: ['Matemática', 'Física'],
  Pedagogia: ['Educação', 'Psicologia', 'Letras'],
  Psicologia: ['Psicologia', 'Biologia'],
  Química: ['Química', 'Matemática', 'Física'],
  'Relações Internacionais': ['Relações Internacionais', 'Economia', 'História'],
  'Sistemas de Informação': ['Informática', 'Administração', 'Matemática'],
  Teologia: ['História', 'Letras', 'Educação'],
}

export const cursos = Object.keys(departamentosDoCurso)

/** Where a student of the course is likely to apply. */
export const departamentosProximos = (curso: string): string[] => departamentosDoCurso[curso] ?? []

const disciplinasEmOrdem = (curso: string): Disciplina[] => {
  const departamentos = departamentosProximos(curso).map(departamentoDoConteudo)
  const listas = [...departamentos.map(departamento => departamento.disciplinas), comuns]
  const longest = Math.max(...listas.map(lista => lista.length))
  const turns = Array.from({ length: longest }, (_, turn) => listas.flatMap(lista => lista.slice(turn, turn + 1)))
  return [...new Map(turns.flat().map(item => [item.codigo, item])).values()]
}

const curriculos = new Map(cursos.map(curso => [curso, disciplinasEmOrdem(curso)]))

/** The disciplines of a course in the order in which a student meets them: one of each department in turn. */
export const curriculo = (curso: string): readonly Disciplina[] => curriculos.get(curso) ?? []
