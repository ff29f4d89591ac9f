import { paths } from '../paths.ts'

export type HeaderLink = {
  to: string
  label: string
  /** In the full-screen menu, where the specification words it otherwise. */
  menuLabel?: string
  /** Marks the link for its own address alone, not for those below it. */
  end?: boolean
  /** Opens the history dialog where the reader is; the address is for who opens it in another tab. */
  opensHistorico?: boolean
  /** What waits to be read behind it. */
  contagem?: 'mensagens' | 'notificacoes'
}

/** Header of a student (specification §2). */
export const alunoLinks: readonly HeaderLink[] = [
  { to: paths.vagas(), label: 'Oportunidades' },
  { to: paths.candidaturas(), label: 'Candidaturas' },
  { to: paths.importarHistorico(), label: 'Histórico', menuLabel: 'Histórico Acadêmico', opensHistorico: true },
  { to: paths.rede(), label: 'Sua Rede' },
  { to: paths.mensagens(), label: 'Mensagens', contagem: 'mensagens' },
]

/** Header of a professor (specification §2). */
export const professorLinks: readonly HeaderLink[] = [
  { to: paths.professor.inicio(), label: 'Início', end: true },
  { to: paths.professor.vagas(), label: 'Minhas Oportunidades', end: true },
  { to: paths.professor.novaVaga(), label: 'Nova Oportunidade' },
  { to: paths.professor.mensagens(), label: 'Mensagens', contagem: 'mensagens' },
]
