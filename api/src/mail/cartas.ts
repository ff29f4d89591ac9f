import type { Settings } from '../config.ts'
import type { CartaDeAcesso, CartaDeEntrevista } from '../db/schema/apoio.ts'
import { createFormat } from '../fuso.ts'
import type { Viva } from '../instituicao.ts'
import { predicados, tituloDe } from '../selecao/etapas.ts'
import type { MudancaVista } from '../selecao/mudancas.ts'
import { toMail } from './carta.ts'
import type { Carta } from './carta.ts'
import type { Mail } from './mailSender.ts'

/** The site that mails link to, and their sender. */
export type Casa = { publicUrl: string; sigla: string }

export const casaOf = ({ settings, instituicao }: { settings: Settings; instituicao: Viva }): Casa => ({
  publicUrl: settings.publicUrl,
  sigla: instituicao.atual.sigla,
})

/** `escolha`: for mails that they may choose not to get. */
export type Destinatario = { email: string; usuario: string; ehaluno: boolean; escolha?: Carta['escolha'] }

/** Anybody can register a stranger's address under any name, so a mail contains only one plain word of it. */
export const saudacao = (usuario: string): string => {
  const [first = ''] = usuario.trim().split(/\s+/)
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? `Olá, ${first}!` : 'Olá!'
}

/** The address of a page of the site, with the token that it uses. */
export const toLink = ({ publicUrl }: Casa, path: string, token: string): string =>
  `${publicUrl}${path}?token=${encodeURIComponent(token)}`

export const toVerificacao = (casa: Casa, { email, usuario, ehaluno }: Destinatario, codigo: string): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: 'Confirme o seu e-mail',
    saudacao: saudacao(usuario),
    paragrafo: `Falta só um passo para ativar a sua conta de ${ehaluno ? 'estudante' : 'professor'}: confirme que este e-mail é seu.`,
    citacao: null,
    botao: 'Confirmar e-mail',
    link: toLink(casa, '/verify-email', codigo),
    codigo,
    rodape: 'O link e o código valem por 1 hora e uma única vez. Se você não criou uma conta, ignore este e-mail.',
  })

export const toRedefinicao = (casa: Casa, { email, usuario }: Destinatario, token: string): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: 'Redefina a sua senha',
    saudacao: saudacao(usuario),
    paragrafo:
      'Recebemos um pedido para criar uma nova senha para a sua conta. Ao fazer isso, você sai de todos os dispositivos.',
    citacao: null,
    botao: 'Criar nova senha',
    // For the password manager. A browser sends no fragment to a server.
    link: `${toLink(casa, '/reset-password', token)}#conta=${encodeURIComponent(email)}`,
    codigo: null,
    rodape: 'O link vale por 1 hora e uma única vez. Se você não pediu uma nova senha, ignore este e-mail.',
  })

export const toEntrada = (casa: Casa, { email, usuario }: Destinatario, token: string): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: 'Entre na sua conta',
    saudacao: saudacao(usuario),
    paragrafo: 'Recebemos um pedido para entrar na sua conta sem a senha. Ela continua a mesma.',
    citacao: null,
    botao: 'Entrar',
    link: toLink(casa, '/email-login', token),
    codigo: null,
    rodape:
      'O link vale por 15 minutos e uma única vez. Se você não pediu para entrar, ignore este e-mail e não o encaminhe.',
  })

const toConfirmacao = (casa: Casa, { email, usuario }: Destinatario): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: 'Sua conta de professor foi confirmada',
    saudacao: saudacao(usuario),
    paragrafo:
      'A universidade confirmou a sua conta de professor. Agora você já pode publicar oportunidades, ver candidatos e escrever aos alunos.',
    citacao: null,
    botao: 'Abrir minhas oportunidades',
    link: `${casa.publicUrl}/professor/opportunities`,
    codigo: null,
    rodape: 'Você recebeu este e-mail porque se cadastrou como professor.',
  })

const toRecusa = (casa: Casa, { email, usuario }: Destinatario, motivo: string): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: 'Sua conta de professor não foi confirmada',
    saudacao: saudacao(usuario),
    paragrafo:
      'A universidade não confirmou a sua conta de professor. Por isso você não publica oportunidades nem vê candidatos. O motivo:',
    citacao: motivo,
    botao: 'Abrir o mural',
    link: `${casa.publicUrl}/professor/opportunities`,
    codigo: null,
    rodape: 'Se isso for um engano, fale com a administração do mural: ela ainda pode confirmar a sua conta.',
  })

/** What the university decided on the role of a professor. `recusa`: why it was refused; null if it was confirmed. */
export const toDecisaoDePapel = (casa: Casa, destinatario: Destinatario, recusa: string | null): Mail =>
  recusa === null ? toConfirmacao(casa, destinatario) : toRecusa(casa, destinatario, recusa)

/** For the owner, who may not be the person who changed it. */
export const toSenhaAlterada = (casa: Casa, { email, usuario }: Destinatario): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: 'A sua senha foi alterada',
    saudacao: saudacao(usuario),
    paragrafo:
      'A senha da sua conta acabou de ser alterada, e a conta saiu dos outros dispositivos. Se foi você, não precisa fazer nada. Se não foi você, crie uma nova senha agora.',
    citacao: null,
    botao: 'Criar nova senha',
    link: `${casa.publicUrl}/forgot-password`,
    codigo: null,
    rodape: 'Você recebe este aviso sempre que a senha da sua conta muda.',
  })

/** To somebody suspended: orders a copy of their data, or downloads the one that is ready. */
export const toCopia = (casa: Casa, { email, usuario }: Destinatario, copia: 'pedir' | 'baixar', token: string): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: copia === 'pedir' ? 'Você pode pedir uma cópia dos seus dados' : 'A cópia dos seus dados está pronta',
    saudacao: saudacao(usuario),
    paragrafo:
      copia === 'pedir'
        ? 'A sua conta está suspensa. Mesmo assim você pode pedir uma cópia de tudo o que o mural guarda sobre você.'
        : 'Você pode baixar por 24 horas o arquivo com tudo o que o mural guarda sobre você.',
    citacao: null,
    botao: copia === 'pedir' ? 'Pedir a cópia' : 'Baixar a cópia',
    link: toLink(casa, copia === 'pedir' ? '/copia-dos-dados' : '/baixar-copia', token),
    codigo: null,
    rodape: 'O link só vale enquanto a conta estiver suspensa. Não encaminhe este e-mail.',
  })

const dia = createFormat('pt-BR', { dateStyle: 'long' })

const momento = createFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' })

/** A sign-in from a device and a network that the account has no session of. */
export const toNovoAcesso = (
  casa: Casa,
  { email, usuario }: Destinatario,
  { dispositivo, rede, em }: CartaDeAcesso,
): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: 'Novo acesso à sua conta',
    saudacao: saudacao(usuario),
    paragrafo:
      'Alguém entrou na sua conta com a sua senha, num aparelho que ainda não conhecíamos. Se foi você, não precisa fazer nada. Se não foi você, encerre essa sessão e troque a sua senha agora.',
    citacao: `${dispositivo}, rede ${rede}, em ${momento(new Date(em))} (horário da universidade)`,
    botao: 'Ver onde a conta está aberta',
    link: `${casa.publicUrl}/conta`,
    codigo: null,
    rodape: 'Você recebe este aviso quando alguém entra de um aparelho novo.',
  })

/** `fimEm`: when the account ends, unless its person signs in. */
export const toFimPorDesuso = (casa: Casa, { email, usuario }: Destinatario, fimEm: Date): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: 'A sua conta será excluída por falta de uso',
    saudacao: saudacao(usuario),
    paragrafo: `Ninguém usa a sua conta há muito tempo. Ela e os seus dados serão excluídos em ${dia(fimEm)}. Para ficar com a conta, basta entrar nela antes desse dia.`,
    citacao: null,
    botao: 'Entrar e manter a conta',
    link: `${casa.publicUrl}/login`,
    codigo: null,
    rodape: 'Se você não precisa mais da conta, não precisa fazer nada.',
  })

/** The new stage of a candidatura, with the professor's message. `finaliza`: the selection has ended with it. */
export const toMudancaDeEtapa = (
  casa: Casa,
  { email, usuario, escolha }: Destinatario,
  { vagaId, vaga, vistoPara, palavra, finaliza }: MudancaVista & { finaliza: boolean },
): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: tituloDe(vistoPara),
    vaga,
    saudacao: saudacao(usuario),
    paragrafo: [
      `A sua candidatura a “${vaga}” ${predicados[vistoPara]}.`,
      ...(finaliza ? ['A seleção foi finalizada.'] : []),
      ...(palavra === null ? [] : ['Quem cuida da seleção escreveu:']),
    ].join(' '),
    citacao: palavra,
    botao: 'Ver candidatura',
    link: `${casa.publicUrl}/opportunities/${vagaId}`,
    codigo: null,
    rodape: 'Você recebe este aviso sempre que a etapa de uma candidatura sua muda.',
    escolha,
  })

/** What a mail says about an invitation. */
export type CartaDeConvite = { vaga: string; por: string | null; visivel: boolean }

/** Invites a professor to manage a vaga with its author. */
export const toConvite = (
  casa: Casa,
  { email, usuario, escolha }: Destinatario,
  { vaga, por, visivel }: CartaDeConvite,
): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: `Convite para cuidar de “${vaga}”`,
    saudacao: saudacao(usuario),
    paragrafo: `${por ?? 'Um professor'} convida você a cuidar de “${vaga}”: ver os candidatos, mudar etapas e editar a oportunidade. ${visivel ? 'Se você aceitar, seu nome aparece para os alunos.' : 'Seu nome não aparece para os alunos.'}`,
    citacao: null,
    botao: 'Ver convite',
    link: `${casa.publicUrl}/professor/opportunities`,
    codigo: null,
    rodape: 'Você só passa a cuidar da oportunidade se aceitar. Se não quiser, recuse o convite ou ignore este e-mail.',
    escolha,
  })

const toLowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** The time and place of a student's interview, or that it was cancelled. */
export const toEntrevista = (
  casa: Casa,
  { email, usuario, escolha }: Destinatario,
  { titulo, vagaId, vaga, quando, onde }: CartaDeEntrevista,
): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: titulo,
    vaga,
    saudacao: saudacao(usuario),
    paragrafo: `Na seleção de “${vaga}”, ${toLowerFirst(titulo)}: ${quando}${onde === null ? '. Enquanto a sua candidatura estiver nas entrevistas, você pode escolher entre os horários livres.' : ', em:'}`,
    citacao: onde,
    botao: 'Ver candidatura',
    link: `${casa.publicUrl}/opportunities/${vagaId}`,
    codigo: null,
    rodape: 'Você recebe este aviso sempre que algo muda na sua entrevista, e na véspera dela.',
    escolha,
  })
