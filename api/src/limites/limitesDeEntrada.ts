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
}

/**
 * Registrations of one mailbox from one network. By both together: strangers elsewhere never delay the owner, and one
 * mailbox does not use up the network's limit.
 */
export const limiteDeCadastros = { max: 30, minutos: 60 }

/** Refused tokens and codes of mails, per network: they come without an account to count. */
export const limiteDeTokens = { max: 300, minutos: 15 }
