import { nada, texto } from './invalidInput.ts'
import type { InvalidInput } from './invalidInput.ts'

/** Those of administrators. */
export const administracaoInvalidInputs: readonly InvalidInput[] = [
  {
    mutation: 'agirSobrePessoa',
    papel: 'administrador',
    good: ({ as }) => ({ pessoa: String(as.id), ato: 'SUSPENDER', motivo: 'Anúncios.', ate: '2031-03-31' }),
    bad: { motivo: 'x', ate: '2020-01-01' },
    alone: ['motivo', 'ate'],
    free: ['pessoa'],
  },
  {
    mutation: 'salvarInstituicao',
    papel: 'administrador',
    good: () => ({
      versao: 1,
      nome: 'Pontifícia Universidade Católica',
      sigla: 'PUC',
      dominiosDeAluno: ['puc.example'],
      dominiosDeProfessor: ['puc.example', 'inf.puc.example'],
      dominiosQueProvamProfessor: ['inf.puc.example'],
      emailsDeExcecao: [],
      marcaMvp: true,
    }),
    bad: {
      nome: '',
      sigla: '',
      dominiosDeAluno: ['PUC'],
      dominiosDeProfessor: [],
      dominiosQueProvamProfessor: ['@puc'],
      emailsDeExcecao: ['rita'],
      remetente: { email: 'rita' },
      suporte: 'rita',
      protecaoDeDados: 'rita',
      termos: 'termos',
      prototipo: 'http://puc.example',
      cor: '#ffff00',
    },
    alone: ['cor'],
    free: ['versao', 'marcaMvp'],
  },
  { mutation: 'trocarLogo', papel: 'administrador', good: nada, bad: { arquivo: texto } },
  {
    mutation: 'enviarEmailDeTeste',
    papel: 'administrador',
    good: nada,
    bad: { remetente: { email: 'rita' } },
  },
  {
    mutation: 'publicarAvisoDoSistema',
    papel: 'administrador',
    good: () => ({ texto: 'O mural para.', de: '2026-01-01', ate: '2031-12-31' }),
    bad: { texto: 'x', de: '', ate: '2020-01-01' },
    alone: ['texto', 'ate'],
    free: ['codigo', 'para'],
  },
]
