import { expect, test } from 'vitest'
import { classificar } from './situacao.ts'

const classificacaoDe = (escrita: string) => classificar(escrita, {}).classificacao

test.each([
  ['Aprovado', 'aprovada'],
  ['AP', 'aprovada'],
  ['ap', 'aprovada'],
  ['AP*', 'aprovada'],
  ['* AP', 'aprovada'],
  ['AP - Aprovado', 'aprovada'],
  ['APR', 'aprovada'],
  ['APRN', 'aprovada'],
  ['APV', 'aprovada'],
  ['Aprov.', 'aprovada'],
  ['A', 'aprovada'],
  ['A - Aprovado', 'aprovada'],
  ['APROVADO POR MÉDIA', 'aprovada'],
  ['Aproveitamento', 'aproveitada'],
  ['Cumprido', 'aproveitada'],
  ['CUMP', 'aproveitada'],
  ['Dispensada', 'aproveitada'],
  ['DISP', 'aproveitada'],
  ['Isenta', 'aproveitada'],
  ['AE', 'aproveitada'],
  ['EQV', 'aproveitada'],
  ['SUF', 'aproveitada'],
  ['Suficiente', 'aproveitada'],
])('%j is completed, as %s', (escrita, desfecho) => {
  expect(classificar(escrita, {})).toEqual({ classificacao: 'concluida', desfecho })
})

test.each([
  ['Reprovado por média', 'reprovada'],
  ['RM - Reprovado por média', 'reprovada'],
  ['RF (falta)', 'reprovada'],
  ['RM*', 'reprovada'],
  ['RP.', 'reprovada'],
  ['REP', 'reprovada'],
  ['REPF', 'reprovada'],
  ['REPMF', 'reprovada'],
  ['RN', 'reprovada'],
  ['RA', 'reprovada'],
  ['RNF', 'reprovada'],
  ['INS', 'reprovada'],
  ['Insuficiente', 'reprovada'],
  ['Não aprovado', 'reprovada'],
  ['CR - Cursando', 'cursando'],
  ['Em curso', 'cursando'],
  ['MATR', 'cursando'],
  ['MA', 'cursando'],
  ['Matriculada', 'cursando'],
  ['TR/Trancada', 'interrompida'],
  ['TRANC', 'interrompida'],
  ['T', 'interrompida'],
  ['CANC', 'interrompida'],
  ['Cancelada', 'interrompida'],
  ['DES', 'interrompida'],
  ['PEND', 'interrompida'],
  ['Incompleto', 'interrompida'],
  ['Não cumpriu', 'interrompida'],
  ['não cursada', 'interrompida'],
  ['A cursar', 'interrompida'],
])('%j is not completed, as %s', (escrita, desfecho) => {
  expect(classificar(escrita, {})).toEqual({ classificacao: 'nao_concluida', desfecho })
})

test.each(['', '—', 'Em recurso', 'apagada', 'APX', 'AP2', 'A confirmar', 'Média 7,0', '7,0', 'Outra'])(
  '%j is not known, and so neither',
  escrita => {
    expect(classificar(escrita, {})).toEqual({ classificacao: 'nao_reconhecida', desfecho: null })
  },
)

test('the codes of the institution go before the common ones', () => {
  const proprias = { HAB: 'aprovada', CR: 'aproveitada' } as const
  expect(classificar('hab - Habilitado', proprias).classificacao).toBe('concluida')
  expect(classificar('CR (crédito)', proprias).desfecho).toBe('aproveitada')
  expect(classificacaoDe('HAB')).toBe('nao_reconhecida')
})
