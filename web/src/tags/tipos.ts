import type { Tone } from '../ui/tones.ts'
import type { TipoDeVaga } from '../vagas/__generated__/VagasPageQuery.graphql.ts'

/** The six that every board has, in the order of the filter. */
export const todosOsTipos = [
  'MONITORIA',
  'INICIACAO_CIENTIFICA',
  'ESTAGIO',
  'BOLSA',
  'EMPRESA_JR',
  'LABORATORIO',
] as const

/** Name and tone of each kind. Pages prefer the name that the upstream returns: that of OUTRO is never its own. */
export const tipos: Record<TipoDeVaga, { nome: string; tone: Tone }> = {
  MONITORIA: { nome: 'Monitoria', tone: 'blue' },
  INICIACAO_CIENTIFICA: { nome: 'Iniciação Científica', tone: 'violet' },
  ESTAGIO: { nome: 'Estágio', tone: 'green' },
  BOLSA: { nome: 'Bolsa', tone: 'amber' },
  EMPRESA_JR: { nome: 'Empresa Júnior', tone: 'rose' },
  LABORATORIO: { nome: 'Laboratório', tone: 'cyan' },
  OUTRO: { nome: 'Outro', tone: 'neutral' },
}
