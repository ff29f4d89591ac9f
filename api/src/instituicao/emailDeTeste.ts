import type { FastifyInstance } from 'fastify'
import type { Instituicao } from '../instituicao.ts'
import { toMail } from '../mail/carta.ts'
import { senderOf } from '../mail/createMailSender.ts'

const naoHaServidor = 'Não há servidor de e-mail (SMTP_URL): o e-mail foi guardado no próprio mural.'

/** Servers answer with a code and a sentence; without an answer, the network's error. */
const toResposta = (error: unknown): string => {
  const { response, message } = error as { response?: string; message?: string }
  return response ?? message ?? String(error)
}

/** Sends a mail at once and resolves what the server answered, also if it refused. */
export const sendEmailDeTeste = async (
  { mail, settings }: FastifyInstance,
  quem: Pick<Instituicao, 'remetente' | 'sigla' | 'dominiosDeAluno'>,
  to: string,
): Promise<{ aceito: boolean; resposta: string }> => {
  const carta = toMail({
    to,
    sigla: quem.sigla,
    subject: 'E-mail de teste',
    saudacao: 'Olá!',
    paragrafo: 'Este é o e-mail de teste que você pediu na administração do mural. Se você o lê, o envio funciona.',
    citacao: null,
    botao: 'Voltar à administração',
    link: `${settings.publicUrl}/admin/instituicao`,
    codigo: null,
    rodape: 'Você recebeu este e-mail porque o pediu.',
  })
  try {
    const resposta = await mail.send({ ...carta, de: senderOf(quem) })
    return { aceito: true, resposta: resposta || naoHaServidor }
  } catch (error) {
    return { aceito: false, resposta: toResposta(error) }
  }
}
