import type { Tone } from '../../ui/tones.ts'
import type { DecidirCasoInput } from './__generated__/useDecidirMutation.graphql.ts'
import type { Situacao, Tipo } from './endereco.ts'

export type Ato = DecidirCasoInput['ato']

export const tipos: Record<Tipo, string> = {
  VAGA: 'Oportunidade',
  PERFIL: 'Perfil',
  MENSAGEM: 'Mensagem',
  COMUNICADO: 'Comunicado',
  PUBLICACAO: 'Primeira revisão',
}

export const situacoes: Record<Situacao, { rotulo: string; tone: Tone }> = {
  ABERTO: { rotulo: 'Aberto', tone: 'warning' },
  DECIDIDO: { rotulo: 'Decidido', tone: 'success' },
  CONTESTADO: { rotulo: 'Contestado', tone: 'warning' },
  ENCERRADO: { rotulo: 'Encerrado', tone: 'neutral' },
}

export const motivos = {
  SPAM: 'Spam ou golpe',
  OFENSA: 'Ofensa ou assédio',
  FALSIDADE: 'Informação falsa',
  REGRAS: 'Fora das regras da universidade',
  OUTRO: 'Outro',
} as const

type Descricao = {
  /** On the button that decides so. */
  rotulo: string
  /** In the history. */
  feito: string
  /** What follows from it. */
  explica: string
  danger?: true
}

export const atos: Record<Ato, Descricao> = {
  DISPENSAR: {
    rotulo: 'Dispensar',
    feito: 'Dispensado',
    explica: 'Nada muda. Quem denunciou é avisado de que não há o que mudar.',
  },
  ADVERTIR: {
    rotulo: 'Advertir',
    feito: 'Advertência',
    explica: 'A pessoa recebe um aviso com o motivo.',
  },
  OCULTAR: {
    rotulo: 'Ocultar',
    feito: 'Ocultado',
    explica:
      'Ninguém mais vê o conteúdo. De uma oportunidade, só quem cuida dela e quem já se candidatou, com o motivo.',
    danger: true,
  },
  SUSPENDER: {
    rotulo: 'Suspender',
    feito: 'Conta suspensa',
    explica: 'A pessoa sai de todos os aparelhos e não entra até o fim do dia escolhido.',
    danger: true,
  },
  RESTAURAR: {
    rotulo: 'Restaurar',
    feito: 'Restaurado',
    explica: 'A decisão é desfeita, e os dois lados são avisados.',
  },
  REABRIR: {
    rotulo: 'Reabrir',
    feito: 'Reaberto',
    explica: 'O caso volta à fila. Ninguém é avisado.',
  },
  MANTER: {
    rotulo: 'Manter a decisão',
    feito: 'Decisão mantida',
    explica: 'A contestação não é aceita, e o caso se encerra.',
  },
  LIBERAR: {
    rotulo: 'Publicar',
    feito: 'Publicada',
    explica: 'A oportunidade aparece agora para os alunos, e quem cuida dela é avisado.',
  },
  DEVOLVER: {
    rotulo: 'Devolver',
    feito: 'Devolvida',
    explica: 'A oportunidade volta a ser um rascunho. Quem cuida dela lê o motivo e pode publicá-la de novo.',
  },
}
