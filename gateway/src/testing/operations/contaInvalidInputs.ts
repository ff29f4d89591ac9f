import { nada } from './invalidInput.ts'
import type { InvalidInput } from './invalidInput.ts'

/* What is refused of each input of an account and of its second factor. */

export const contaInvalidInputs: InvalidInput[] = [
  {
    mutation: 'confirmarEntrada',
    papel: 'aluno',
    good: () => ({ desafio: 'nenhum', codigo: '123456' }),
    bad: { desafio: '', codigo: '', chave: '{}' },
    // An account of the other role.
    free: ['papel'],
  },
  {
    mutation: 'ligarAparelho',
    papel: 'aluno',
    good: () => ({
      endereco: 'https://web.push.apple.com/uma-assinatura',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      tipos: ['ETAPA'],
    }),
    bad: { endereco: 'https://attacker.example/', p256dh: 'AAAA', auth: 'AAAA', tipos: ['CANDIDATURAS'] },
    alone: ['endereco', 'p256dh', 'auth', 'tipos'],
  },
  {
    mutation: 'abrirDesafio',
    papel: 'aluno',
    good: () => ({ para: 'APLICATIVO', senha: 'segredo1' }),
    bad: { senha: 'errada' },
    free: ['para'],
  },
  {
    mutation: 'adicionarSegundoFator',
    papel: 'aluno',
    good: () => ({ desafio: 'nenhum', codigo: '123456' }),
    bad: { desafio: '', codigo: '', chave: '{}', nome: '' },
  },
  {
    mutation: 'removerSegundoFator',
    papel: 'aluno',
    good: () => ({ desafio: 'nenhum', codigo: '123456' }),
    bad: { desafio: '', fator: '', codigo: '', chave: '{}' },
  },
  {
    mutation: 'renovarCodigos',
    papel: 'aluno',
    good: () => ({ desafio: 'nenhum', codigo: '123456' }),
    bad: { desafio: '', codigo: '', chave: '{}' },
  },
  {
    mutation: 'mudarSenha',
    papel: 'aluno',
    good: () => ({ senhaAtual: 'x', novaSenha: 'uma frase longa' }),
    bad: { senhaAtual: '', novaSenha: 'curta' },
  },
  {
    mutation: 'pedirMudancaDeEmail',
    papel: 'aluno',
    good: () => ({ senhaAtual: 'segredo1', email: 'outro.endereco@puc.example' }),
    bad: { senhaAtual: '', email: 'endereco@gmail.com' },
    alone: ['senhaAtual'],
  },
  {
    mutation: 'mudarAviso',
    papel: 'aluno',
    good: () => ({ tipo: 'RECIBO', modo: 'NA_HORA' }),
    bad: { tipo: 'CANDIDATURAS', modo: 'RESUMO' },
    alone: ['tipo', 'modo'],
  },
  {
    mutation: 'excluirConta',
    papel: 'aluno',
    good: () => ({ senha: 'segredo1' }),
    bad: { senha: 'outra-senha' },
  },
  { mutation: 'aceitarDocumentos', papel: 'aluno', good: nada, bad: { numero: 0 } },
]
