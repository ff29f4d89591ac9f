import type { Tone } from '../../ui/tones.ts'
import type { Ordem, Papel, Situacao } from './endereco.ts'

export const papeis: Record<Papel, string> = {
  ESTUDANTE: 'Estudante',
  PROFESSOR: 'Professor',
  ADMINISTRADOR: 'Administrador',
  MODERADOR: 'Moderador',
  ENCARREGADO: 'Encarregado',
}

export const situacoes: Record<Situacao, { rotulo: string; tone: Tone }> = {
  ATIVA: { rotulo: 'Ativa', tone: 'success' },
  A_VERIFICAR: { rotulo: 'E-mail a verificar', tone: 'neutral' },
  A_CONFIRMAR: { rotulo: 'Papel a confirmar', tone: 'warning' },
  RECUSADO: { rotulo: 'Papel recusado', tone: 'danger' },
  SUSPENSA: { rotulo: 'Suspensa', tone: 'danger' },
}

/** The orders beside the newest first. */
export const ordens: Record<Ordem, string> = { NOME: 'Nome' }
