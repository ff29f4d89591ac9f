const rede = { por: 'rede', onde: 'banco', minutos: 60, max: 300 } as const

/** The flows of whoever calls, by network, as in `limites`. */
export const limitesSemSessao = {
  leituraPublica: {
    rotas: ['GET /publico/mural', 'GET /publico/vagas/:id', 'GET /documentos'],
    por: 'rede',
    onde: 'processo',
    max: 3000,
    minutos: 10,
    frase: 'Muitas leituras a partir desta rede.',
    porque: 'A campus behind one address may read at once; a shared link is two reads.',
  },
  cadastro: {
    ...rede,
    rotas: ['POST /users'],
    frase: 'Muitos cadastros a partir desta rede.',
    porque: 'Each costs a password hash and a mail; a lecture hall may register at once.',
  },
  primeirosInteresses: {
    ...rede,
    rotas: ['POST /interesses/usuario'],
    frase: 'Muitos cadastros a partir desta rede.',
    porque: 'One for each registration.',
  },
  email: {
    ...rede,
    rotas: ['POST /auth/forgot-password', 'POST /auth/resend-verification'],
    frase: 'Muitos e-mails pedidos a partir desta rede.',
    porque: 'Each is a mail; a mailbox gets at most five of a kind in an hour.',
  },
  cancelamento: {
    ...rede,
    rotas: ['POST /avisos/cancelar'],
    max: 3000,
    frase: 'Muitos avisos cancelados a partir desta rede.',
    porque: 'A mail provider sends those of all its readers; a signature cannot be guessed.',
  },
  contestacao: {
    ...rede,
    rotas: ['POST /moderacao/contestacoes'],
    frase: 'Muitas contestações a partir desta rede.',
    porque: 'One for each suspension; a signature cannot be guessed.',
  },
  linkDaConta: {
    ...rede,
    rotas: [
      'POST /auth/confirm-email-change',
      'POST /auth/undo-email-change',
      'POST /auth/data-copy',
      'POST /auth/data-copy/download',
    ],
    max: 3000,
    frase: 'Muitos links abertos a partir desta rede.',
    porque: 'Must not be used up by others behind the same address; a signature cannot be guessed.',
  },
  calendario: {
    ...rede,
    onde: 'processo',
    rotas: ['GET /agenda.ics'],
    max: 3000,
    minutos: 10,
    frase: 'Muitas leituras de agendas a partir desta rede.',
    porque: 'Google reads those of all its users from a few networks; a token cannot be guessed.',
  },
  umCalendario: {
    por: 'token',
    onde: 'processo',
    rotas: ['GET /agenda.ics'],
    max: 60,
    minutos: 10,
    frase: 'Muitas leituras desta agenda.',
    porque: 'Calendars look every few hours, on each device of a person.',
  },
  linkDeEntrada: {
    ...rede,
    rotas: ['POST /auth/login-link'],
    max: 3000,
    frase: 'Muitos links pedidos a partir desta rede.',
    porque: 'Must not be used up by others behind the same address; a mailbox gets at most five in an hour.',
  },
  universidade: {
    ...rede,
    rotas: ['POST /auth/universidade/inicio', 'POST /auth/universidade/entrada', 'POST /auth/universidade/vinculo'],
    max: 3000,
    frase: 'Muitas entradas pela universidade a partir desta rede.',
    porque: 'A campus behind one address signs in at once; each is a few calls of the provider.',
  },
} as const
