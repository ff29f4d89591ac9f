import { paths } from '../../paths.ts'

export type HeaderLink = {
  to: string
  label: string
  /** The label in the full-screen menu, if the specification has another one there. */
  menuLabel?: string
  /** Current only at its own path, not at paths below it. */
  end?: boolean
  /** A path below its own that belongs to another link. */
  deOutro?: string
  /** Only where the upstream lists candidaturas. */
  deLista?: boolean
  /** The count of unread items that the link shows. */
  naoLidas?: 'mensagens' | 'notificacoes'
}

/** Header of a student (specification §2). */
export const alunoLinks: readonly HeaderLink[] = [
  { to: paths.vagas(), label: 'Oportunidades' },
  { to: paths.candidaturas(), label: 'Candidaturas', deLista: true },
  { to: paths.importarHistorico(), label: 'Histórico', menuLabel: 'Histórico Acadêmico' },
  { to: paths.rede(), label: 'Sua Rede' },
  { to: paths.mensagens(), label: 'Mensagens', naoLidas: 'mensagens' },
]

/** Header of a professor (specification §2). */
export const professorLinks: readonly HeaderLink[] = [
  { to: paths.professor.inicio(), label: 'Início', end: true },
  { to: paths.professor.vagas(), label: 'Minhas Oportunidades', deOutro: paths.professor.novaVaga() },
  { to: paths.professor.novaVaga(), label: 'Nova Oportunidade' },
  { to: paths.professor.mensagens(), label: 'Mensagens', naoLidas: 'mensagens' },
]
