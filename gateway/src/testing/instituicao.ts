import type { Instituicao } from '../context.ts'

export const instituicao: Instituicao = {
  nome: 'Universidade de Teste',
  sigla: 'UT',
  dominiosDeAluno: ['ut.example'],
  dominiosDeProfessor: ['ut.example', 'inf.ut.example'],
  emailsDeExcecao: [],
  prototipo: 'https://prototipo.ut.example',
  suporte: null,
  termos: 'https://ut.example/termos',
  cursos: ['Física', 'Letras'],
  locais: ['Remoto', 'PUC'],
  atividadesComplementares: { codigo: 'ACP0900', creditos: 10 },
}
