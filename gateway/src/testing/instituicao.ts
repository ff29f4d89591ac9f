import type { Instituicao } from '../upstream/models/instituicao.ts'

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
  locais: [
    { codigo: '1', nome: 'Remoto' },
    { codigo: '2', nome: 'PUC' },
  ],
  protecaoDeDados: null,
  cor: null,
  marcaMvp: true,
  fuso: 'America/Sao_Paulo',
  primeirosMeses: [1, 7],
  logo: null,
  entradaPelaUniversidade: null,
  avisos: [],
  documentos: 0,
  atividadesComplementares: { codigo: 'ACP0900', creditos: 10 },
}
