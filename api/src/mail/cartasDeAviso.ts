import { regraDe, tiposDeAviso } from '../notificacoes/avisos.ts'
import type { TipoDeAviso } from '../notificacoes/avisos.ts'
import type { Enviado, Novidade } from './avisos.repository.ts'
import { toMail } from './carta.ts'
import { saudacao } from './cartas.ts'
import type { Casa, Destinatario } from './cartas.ts'
import type { Mail } from './mailSender.ts'

const rodape = 'Você recebe este aviso porque tem uma conta no quadro de oportunidades.'

const avisosPath = { aluno: '/notifications', professor: '/professor/notifications' }

const listOf = ({ publicUrl }: Casa, { ehaluno }: Destinatario): string =>
  publicUrl + (ehaluno ? avisosPath.aluno : avisosPath.professor)

/** What was sent, word for word. */
const toEnviado = ({ carta, respostas, arquivo, compartilhaHistorico }: Enviado): string =>
  [
    ...(carta === null ? [] : [`Carta de motivação:\n${carta}`]),
    ...respostas.map(({ texto, valor }) => `${texto}\n${valor}`),
    ...(arquivo === null ? [] : [`Arquivo: um PDF de ${Math.ceil(arquivo / 1024)} KB`]),
    `Histórico compartilhado: ${compartilhaHistorico ? 'sim' : 'não'}`,
  ].join('\n\n')

/** The receipt of a candidatura. */
export const toRecibo = (casa: Casa, { email, usuario, escolha }: Destinatario, enviado: Enviado): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: 'Recebemos a sua candidatura',
    vaga: enviado.vaga,
    saudacao: saudacao(usuario),
    paragrafo: `A sua candidatura a “${enviado.vaga}” foi enviada. Você enviou:`,
    citacao: toEnviado(enviado),
    botao: 'Ver candidatura',
    link: `${casa.publicUrl}/opportunities/${enviado.vagaId}`,
    codigo: null,
    rodape: 'Guarde este e-mail como recibo.',
    escolha,
  })

/** On the board, what becomes of a selection is one row; its mail says in the subject that this is the end. */
const subjectOf = ({ tipo, titulo }: Novidade): string => (tipo === 'finalizada' ? 'Seleção finalizada' : titulo)

/** Kinds whose description says all. That of the others needs the title. */
const dizemTudo: ReadonlySet<string> = new Set<TipoDeAviso>(['finalizada', 'mensagem', 'mensagens', 'novas_vagas'])

/** The whole notification, as sentences: not everybody reads the subject again. */
const toParagrafo = ({ tipo, titulo, descricao, vaga }: Novidade): string => {
  if (dizemTudo.has(tipo)) return descricao
  // A withdrawal without a message has nothing else to tell.
  return descricao === vaga ? `${titulo} a “${vaga}”.` : `${titulo}. ${descricao}`
}

/** One notification, or a comunicado with its message. */
export const toAviso = (casa: Casa, conta: Destinatario, novidade: Novidade): Mail => {
  const { tipo, rotulo, href, vaga, conteudo } = novidade
  const isComunicado = tipo === 'comunicado' && vaga !== null && conteudo !== null
  return toMail({
    to: conta.email,
    sigla: casa.sigla,
    subject: isComunicado ? `Comunicado sobre “${vaga}”` : subjectOf(novidade),
    vaga,
    saudacao: saudacao(conta.usuario),
    paragrafo: isComunicado ? `Há um comunicado a quem se candidatou a “${vaga}”:` : toParagrafo(novidade),
    citacao: isComunicado ? conteudo : null,
    botao: rotulo ?? 'Ver notificações',
    link: href === null ? listOf(casa, conta) : casa.publicUrl + href,
    codigo: null,
    rodape,
    escolha: conta.escolha,
  })
}

/**
 * What moderators or administrators decided, with their reason. Nobody chooses not to get it. `token`: of a suspension to
 * which its reader may object without signing in.
 */
export const toDecisao = (
  casa: Casa,
  conta: Destinatario,
  { titulo, descricao, rotulo, href, token }: Novidade & { token: string | null },
): Mail =>
  toMail({
    to: conta.email,
    sigla: casa.sigla,
    subject: titulo,
    saudacao: saudacao(conta.usuario),
    paragrafo: `${titulo}:`,
    citacao: descricao,
    ...(token === null
      ? { botao: rotulo ?? 'Ver notificações', link: href === null ? listOf(casa, conta) : casa.publicUrl + href }
      : { botao: 'Contestar a decisão', link: `${casa.publicUrl}/contestar?token=${token}` }),
    codigo: null,
    rodape: `${
      token === null ? '' : 'Você pode contestar uma única vez, em até 15 dias; outra pessoa decide, se houver. '
    }Você recebe este e-mail sempre que algo é decidido sobre você ou sobre o que você denunciou.`,
  })

/** Summaries are short: the rest is on the board. */
const most = { novasVagas: 10, doMesmoProfessor: 2, linhas: 20 }

/** The first new vagas, and few of one professor. */
const chooseVagas = (novas: readonly Novidade[]): Novidade[] => {
  const quantas = new Map<number | null, number>()
  const poucas = novas.filter(({ autorId }) => {
    const agora = (quantas.get(autorId) ?? 0) + 1
    quantas.set(autorId, agora)
    return agora <= most.doMesmoProfessor
  })
  return poucas.slice(0, most.novasVagas)
}

/** What happened since the last summary, by kind; null if that is nothing. */
export const toResumo = (casa: Casa, conta: Destinatario, novidades: readonly Novidade[]): Mail | null => {
  // A notification with two comunicados is one line.
  const unicas = [...new Map(novidades.map(novidade => [novidade.notificacaoId, novidade])).values()]
  const secoes = tiposDeAviso.flatMap(tipo => {
    const delas = unicas.filter(novidade => novidade.tipo === tipo)
    const escolhidas = tipo === 'novas_vagas' ? chooseVagas(delas) : delas.slice(0, most.linhas)
    const itens = escolhidas.map(({ titulo, descricao, href }) => ({
      texto: tipo === 'novas_vagas' ? descricao : `${titulo}: ${descricao}`,
      link: href === null ? listOf(casa, conta) : casa.publicUrl + href,
    }))
    const rest = tipo === 'novas_vagas' ? 0 : delas.length - escolhidas.length
    if (rest > 0) itens.push({ texto: `E mais ${rest} em Notificações`, link: listOf(casa, conta) })
    return itens.length === 0 ? [] : [{ titulo: regraDe(tipo).rotulo, itens }]
  })
  if (secoes.length === 0) return null
  return toMail({
    to: conta.email,
    sigla: casa.sigla,
    subject: 'O seu resumo do dia',
    saudacao: saudacao(conta.usuario),
    paragrafo: 'Isto aconteceu desde o último resumo e você ainda não viu:',
    citacao: null,
    botao: 'Ver notificações',
    link: listOf(casa, conta),
    codigo: null,
    rodape: 'O resumo sai às 18 h, e só quando há novidades.',
    secoes,
    escolha: conta.escolha,
  })
}
