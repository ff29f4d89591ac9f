import type { DenunciarInput } from './__generated__/useDenunciarMutation.graphql.ts'

export type Motivo = DenunciarInput['motivo']

export const motivos: Record<Motivo, string> = {
  SPAM: 'Spam ou golpe',
  OFENSA: 'Ofensa ou assédio',
  FALSIDADE: 'Informação falsa',
  REGRAS: 'Fora das regras da universidade',
  OUTRO: 'Outro',
}
