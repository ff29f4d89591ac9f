import type { CartaDeFator, MudancaDeFator } from '../db/schema/apoio.ts'
import { toMail } from './carta.ts'
import { saudacao } from './cartas.ts'
import type { Casa, Destinatario } from './cartas.ts'
import type { Mail } from './mailSender.ts'

/** So few recovery codes that their owner should make new ones. */
const poucos = 3

const textos: Record<MudancaDeFator, { subject: string; frase: string }> = {
  ativou: {
    subject: 'Verificação em duas etapas ativada',
    frase: 'A verificação em duas etapas da sua conta acabou de ser ativada, e a conta saiu dos outros dispositivos.',
  },
  aplicativo: {
    subject: 'Novo aplicativo de códigos',
    frase: 'Um aplicativo de códigos acabou de ser adicionado à sua conta.',
  },
  chave: { subject: 'Nova chave de acesso', frase: 'Uma chave de acesso acabou de ser adicionada à sua conta.' },
  removeu: {
    subject: 'Mudança na verificação em duas etapas',
    frase: 'Uma forma de confirmar a entrada acabou de ser removida da sua conta.',
  },
  desativou: {
    subject: 'Verificação em duas etapas desativada',
    frase: 'A verificação em duas etapas da sua conta acabou de ser desativada.',
  },
  novos_codigos: {
    subject: 'Novos códigos de recuperação',
    frase: 'Os códigos de recuperação da sua conta acabaram de ser trocados. Os anteriores não valem mais.',
  },
  usou_codigo: {
    subject: 'Um código de recuperação foi usado',
    frase: 'Alguém acabou de entrar na sua conta com um código de recuperação.',
  },
  redefinido: {
    subject: 'Verificação em duas etapas desativada',
    frase:
      'A equipe do mural desativou a verificação em duas etapas da sua conta, e a conta saiu de todos os dispositivos. Ao entrar, ative-a de novo.',
  },
}

const toRestam = (restam: number): string => {
  const quantos = restam === 1 ? 'Resta 1 código' : `Restam ${restam} códigos`
  return restam > poucos ? `${quantos}.` : `${quantos}: crie novos em “Conta e privacidade”.`
}

/** A change of the second factor. For the owner, who may not be the person who changed it. */
export const toMudancaDeFator = (
  casa: Casa,
  { email, usuario }: Destinatario,
  { houve, nome, restam }: CartaDeFator,
): Mail =>
  toMail({
    to: email,
    sigla: casa.sigla,
    subject: textos[houve].subject,
    saudacao: saudacao(usuario),
    paragrafo: [
      textos[houve].frase,
      ...(restam === null ? [] : [toRestam(restam)]),
      'Se não foi você, troque a sua senha agora e encerre as outras sessões.',
    ].join(' '),
    citacao: nome,
    botao: 'Abrir Conta e privacidade',
    link: `${casa.publicUrl}/conta`,
    codigo: null,
    rodape: 'Você recebe este aviso sempre que a verificação em duas etapas da sua conta muda.',
  })
