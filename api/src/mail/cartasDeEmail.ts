import { toMail } from './carta.ts'
import { saudacao, toLink } from './cartas.ts'
import type { Casa, Destinatario } from './cartas.ts'
import type { Mail } from './mailSender.ts'

/** To the address that an account is to have. Anybody may have typed it, so it names nobody. */
export const toConfirmarEmail = (casa: Casa, email: string, token: string): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: 'Confirme o seu novo e-mail',
    saudacao: 'Olá!',
    paragrafo: 'Alguém pediu que uma conta do mural passe a usar este e-mail. Se foi você, confirme.',
    citacao: null,
    botao: 'Confirmar o novo e-mail',
    link: toLink(casa, '/confirmar-email', token),
    codigo: null,
    rodape: 'O link vale por 24 horas e uma única vez. Se não foi você, ignore este e-mail: nada muda.',
  })

/** To an address that another account or registration has: the page that asked does not tell. */
export const toEmailOcupado = (casa: Casa, email: string): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: 'Este e-mail já tem uma conta',
    saudacao: 'Olá!',
    paragrafo:
      'Alguém pediu que outra conta do mural passe a usar este e-mail, mas ele já tem uma conta, ou um cadastro a confirmar. Nada mudou. Se foi você, entre na conta deste e-mail.',
    citacao: null,
    botao: 'Entrar',
    link: `${casa.publicUrl}/login`,
    codigo: null,
    rodape: 'Se não foi você, ignore este e-mail.',
  })

/** For the owner, at the address that the account had: it may be somebody else who changed it. */
export const toEmailMudado = (casa: Casa, { email, usuario }: Destinatario, para: string, token: string): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: 'O e-mail da sua conta foi alterado',
    saudacao: saudacao(usuario),
    paragrafo:
      'A partir de agora a sua conta usa o e-mail abaixo. Se foi você, não precisa fazer nada. Se não foi você, desfaça agora: a conta volta para este e-mail, sai de todos os dispositivos, e enviamos um link para criar uma nova senha.',
    citacao: para,
    botao: 'Desfazer a mudança',
    link: toLink(casa, '/desfazer-email', token),
    codigo: null,
    rodape: 'O link vale por 7 dias, mesmo que o e-mail mude outra vez.',
  })
