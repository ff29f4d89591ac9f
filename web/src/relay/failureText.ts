import { type FailureCode, failureCode, RequestFailure } from './failure.ts'

type FailureText = { title: string; sentence: string }

const later = 'Tente de novo em alguns instantes.'

/** The text of a page that failed, by code. A new code is a compile error here. */
export const failureText: Record<FailureCode, FailureText> = {
  UNAUTHENTICATED: { title: 'Sua sessão terminou', sentence: 'Entre de novo para continuar de onde parou.' },
  FORBIDDEN: { title: 'Acesso restrito', sentence: 'Sua conta não tem permissão para ver esta página.' },
  SECOND_FACTOR_REQUIRED: {
    title: 'Falta a verificação em duas etapas',
    sentence: 'A administração do mural a exige. Se você já a ativou, saia e entre de novo.',
  },
  ACCEPTANCE_REQUIRED: {
    title: 'Falta o seu aceite',
    sentence: 'Leia o aviso de privacidade e aceite os termos de uso para continuar.',
  },
  NOT_FOUND: { title: 'Não encontramos isso', sentence: 'O que você procura não existe ou foi removido.' },
  BAD_USER_INPUT: { title: 'Pedido inválido', sentence: 'O endereço desta página não está completo ou correto.' },
  UNKNOWN_DOCUMENT: {
    title: 'Versão nova do mural',
    sentence: 'Há uma versão nova do mural. Atualize a página para continuar.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Muitas tentativas',
    sentence: 'Foram pedidos demais em pouco tempo. Espere um minuto e tente de novo.',
  },
  TOO_MANY_CALLS: {
    title: 'Pedido grande demais',
    sentence: 'O pedido buscou coisas demais de uma vez. Volte e peça menos.',
  },
  OVERLOADED: { title: 'Muita gente no mural', sentence: `Muita gente está usando o mural agora. ${later}` },
  UPSTREAM_UNAVAILABLE: {
    title: 'Serviço indisponível',
    sentence: `O sistema da universidade não respondeu. ${later}`,
  },
  UPSTREAM_TIMEOUT: { title: 'Demorou demais', sentence: `O sistema da universidade está lento agora. ${later}` },
  UPSTREAM_CONTRACT: {
    title: 'Resposta inesperada',
    sentence: 'O sistema da universidade respondeu algo que não entendemos. A equipe pode ver o que houve.',
  },
  INTERNAL_SERVER_ERROR: { title: 'Algo deu errado', sentence: `Encontramos um problema inesperado. ${later}` },
  OFFLINE: { title: 'Sem conexão', sentence: 'Verifique sua conexão com a internet e tente de novo.' },
  TIMEOUT: {
    title: 'Demorou demais',
    sentence: 'A resposta não chegou a tempo. Verifique sua conexão e tente de novo.',
  },
  BAD_RESPONSE: { title: 'Resposta inesperada', sentence: `Recebemos uma resposta que não entendemos. ${later}` },
}

/** The same, with the time to wait, if the server says so. */
export function pageFailureText(error: unknown): FailureText {
  const code = failureCode(error)
  const seconds = error instanceof RequestFailure ? error.retryAfter : 0
  if (code !== 'TOO_MANY_REQUESTS' || seconds === 0) return failureText[code]
  const minutes = Math.ceil(seconds / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
  return { ...failureText[code], sentence: `Foram pedidos demais em pouco tempo. Tente de novo em ${wait}.` }
}

/**
 * One sentence for a failed request: the server's, for a rate limit or an overload; that the session has expired, since
 * a retry would not help; otherwise `otherwise`.
 */
export function failureSentence(error: unknown, otherwise = failureText[failureCode(error)].sentence): string {
  if (!(error instanceof RequestFailure)) return otherwise
  if (error.code === 'TOO_MANY_REQUESTS' || error.code === 'OVERLOADED') return error.message
  const { title, sentence } = failureText[error.code]
  return error.code === 'UNAUTHENTICATED' ? `${title}. ${sentence}` : otherwise
}
