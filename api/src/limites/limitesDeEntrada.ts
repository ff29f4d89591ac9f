/**
 * Refused sign-ins; successful ones cost nothing. Ten in 15 minutes block an account for the network that they came
 * from, each time for twice as long. If many networks try one account, or one network tries many accounts, only unknown
 * devices are blocked: a known device has its own count.
 */
export const limitesDeEntrada = {
  contaNaRede: { max: 10, minutos: 15, minutosNoMaximo: 240 },
  dispositivo: { max: 10, minutos: 15, minutosNoMaximo: 240 },
  conta: { max: 100, minutos: 60 },
  rede: { max: 1000, minutos: 60 },
  /** Mails to somebody suspended who tries to sign in. */
  oferta: { max: 1, minutos: 24 * 60 },
}

/**
 * Registrations of one mailbox from one network. By both together: strangers elsewhere never delay the owner, and one
 * mailbox does not use up the network's limit.
 */
export const limiteDeCadastros = { max: 30, minutos: 60 }

/** Changes of the address of an account: the new mailbox may be a stranger's. */
export const limitesDeMudancaDeEmail = { rede: { max: 300, minutos: 60 }, caixa: { max: 5, minutos: 60 } }

/** Refused tokens and codes of mails, per network: they come without an account to count. */
export const limiteDeTokens = { max: 300, minutos: 15 }

/**
 * Wrong codes of an app, for each account, however many networks try: with three valid ones of a million, ten a quarter of
 * an hour and ever fewer of them find one in some twenty years.
 */
export const limiteDeFatores = { max: 10, minutos: 15, minutosNoMaximo: 240 }
