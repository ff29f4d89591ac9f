/** Every URL of the site (specification §2) as a function, so that links cannot be misspelt. Imports nothing. */

export type Search = Record<string, string | number | readonly string[] | null | undefined>

/** Turns a record into '?a=1&b=2'. Omits null, undefined, '' and empty lists; joins lists with commas. */
export function search(values: Search): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text) params.set(name, text)
  }
  return params.size > 0 ? `?${params.toString().replaceAll('%2C', ',')}` : ''
}

const id = encodeURIComponent

export const paths = {
  inicio: () => '/',
  /** Not a route: the service worker shows it instead of a page that is not cached. */
  offline: () => '/offline',
  login: (voltar?: string) => `/login${search({ voltar })}`,
  cadastro: () => '/register',
  esqueciASenha: () => '/forgot-password',
  entrarPorLink: (token?: string) => `/email-login${search({ token })}`,
  /** Where the university's provider sends a browser back to. */
  entrarPelaUniversidade: () => '/entrar/universidade',
  redefinirSenha: (token?: string) => `/reset-password${search({ token })}`,
  verificarEmail: (token?: string) => `/verify-email${search({ token })}`,
  /** The list of the student. `type`, `beneficios` and `modalidade` are lists of internal ids; `pagina` counts from 1. */
  vagas: (
    filtro: {
      type?: readonly string[]
      departamento?: string | null
      beneficios?: readonly string[]
      modalidade?: readonly string[]
      horas?: number | null
      busca?: string | null
      ordem?: string | null
      pagina?: number | null
      cursor?: string | null
      salvas?: string | null
    } = {},
  ) => `/opportunities${search(filtro)}`,
  vaga: (codigo: string) => `/opportunities/${id(codigo)}`,
  /** An open vaga as everybody may read it. */
  vagaPublica: (codigo: string) => `/vaga/${id(codigo)}`,
  /** `vaga`: shows the candidatura to it. */
  candidaturas: (vaga?: string) => `/applications${search({ vaga })}`,
  importarHistorico: () => '/import-curriculum',
  /** `pagina` is the number of loaded pages of the open tab's list; `abertas` are the sections that show all people. */
  rede: (
    leitura: {
      busca?: string | null
      aba?: string | null
      pagina?: number | null
      abertas?: readonly string[]
    } = {},
  ) => `/network${search(leitura)}`,
  mensagens: (userId?: string) => `/messages${search({ userId })}`,
  notificacoes: () => '/notifications',
  /** How one is told of each kind of event. */
  avisos: () => '/avisos',
  /** What belongs to the account itself, in every role. */
  conta: () => '/conta',
  /** Accepts privacy notice and terms, and goes on at `voltar`. */
  aceite: (voltar?: string) => `/aceite${search({ voltar })}`,
  /** The privacy notice and the terms of use, for everybody; by default the last version. */
  privacidade: (versao?: number) => `/privacidade${search({ versao })}`,
  termos: (versao?: number) => `/termos${search({ versao })}`,
  perfil: (codigo?: string) => (codigo ? `/profile/${id(codigo)}` : '/profile'),
  /** Its other pages are in adminPaths.ts, which only they load. */
  admin: { inicio: () => '/admin' },
  professor: {
    inicio: () => '/professor',
    login: (voltar?: string) => `/professor/login${search({ voltar })}`,
    cadastro: () => '/professor/register',
    vagas: () => '/professor/opportunities',
    /** `de`: the vaga to copy into the form ('Duplicar'). */
    novaVaga: (de?: string) => `/professor/opportunities/new${search({ de })}`,
    /** `lista`: filter and order of the candidates. */
    vaga: (codigo: string, lista: Search = {}) => `/professor/opportunities/${id(codigo)}${search(lista)}`,
    /** The same page with its form open, at a field of it. */
    editarVaga: (codigo: string, campo = 'sim') => `/professor/opportunities/${id(codigo)}?aba=vaga&editar=${campo}`,
    /** A draft as students will see it. */
    previaDaVaga: (codigo: string) => `/professor/opportunities/${id(codigo)}?previa=sim`,
    /** A candidate, by the candidatura; `lista`: the list for the next and the previous candidate. */
    candidato: (codigo: string, candidatura: string, lista: Search = {}) =>
      `/professor/opportunities/${id(codigo)}/candidates/${id(candidatura)}${search(lista)}`,
    mensagens: (userId?: string) => `/professor/messages${search({ userId })}`,
    perfil: (codigo?: string) => (codigo ? `/professor/profile/${id(codigo)}` : '/professor/profile'),
    notificacoes: () => '/professor/notifications',
    avisos: () => '/professor/avisos',
  },
} as const

/** The vaga that a conversation is about, in the state of the navigation to it: its address names only the person. */
export type Sobre = { codigo: string; titulo: string }

export const sobreVaga = (codigo: string, titulo: string): { sobre: Sobre } => ({ sobre: { codigo, titulo } })
