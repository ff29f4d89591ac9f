import type { Db } from '../db/connection.ts'
import { createFormat } from '../fuso.ts'
import { enqueueEmailsDeEntrevista } from '../notificacoes/emailsAEnviar.ts'
import { linkDoCandidato, notify, notifyEach } from '../notificacoes/notify.ts'
import type { horarios } from '../db/schema/entrevistas.ts'

export type EventoDeEntrevista = 'escolhido' | 'trocado' | 'devolvido' | 'cancelado' | 'lembrete'

type Horario = Pick<typeof horarios.$inferSelect, 'inicio' | 'minutos' | 'local' | 'link'>

/** The vaga of an interview, its candidate and its managers. */
export type Encontro = {
  vagaId: number
  vaga: string
  responsaveis: number[]
  candidaturaId: number
  alunoId: number
  aluno: string
}

const titulosDoAluno: Record<EventoDeEntrevista, string> = {
  escolhido: 'Sua entrevista está marcada',
  trocado: 'O horário da sua entrevista mudou',
  devolvido: 'Você devolveu o horário da sua entrevista',
  cancelado: 'O horário da sua entrevista foi cancelado',
  lembrete: 'Lembrete da sua entrevista',
}

const titulosDoProfessor: Record<EventoDeEntrevista, (aluno: string) => string> = {
  escolhido: aluno => `${aluno} escolheu um horário de entrevista`,
  trocado: aluno => `${aluno} trocou o horário da entrevista`,
  devolvido: aluno => `${aluno} devolveu o horário da entrevista`,
  cancelado: aluno => `O horário da entrevista com ${aluno} foi cancelado`,
  lembrete: aluno => `Lembrete da entrevista com ${aluno}`,
}

const formatDia = createFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long' })
const formatHora = createFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })

/** 'segunda-feira, 9 de março, às 14:00 (30 minutos)'. */
const toQuando = ({ inicio, minutos }: Pick<Horario, 'inicio' | 'minutos'>): string =>
  `${formatDia(inicio)}, às ${formatHora(inicio)} (${minutos} minutos)`

/** Interviews that were given up or cancelled have no place. */
const toOnde = (ocorrido: EventoDeEntrevista, { local, link }: Horario): string | null =>
  ocorrido === 'devolvido' || ocorrido === 'cancelado' ? null : [local, link].filter(Boolean).join('\n')

/** Notifies the student of an interview, by mail too, and all managers of the vaga. */
export const notifyEntrevista = async (
  db: Db,
  ocorrido: EventoDeEntrevista,
  { encontro, horario }: { encontro: Encontro; horario: Horario },
): Promise<void> => {
  const { vagaId, vaga, responsaveis, candidaturaId, alunoId, aluno } = encontro
  const quando = toQuando(horario)
  const titulo = titulosDoAluno[ocorrido]
  const fato = { tipo: 'candidatura', icone: 'calendar', descricao: `${vaga}: ${quando}.`, vagaId } as const
  const doAluno = { ...fato, titulo, acao: { rotulo: 'Ver candidatura', href: `/opportunities/${vagaId}` } }
  await notifyEach(db, [{ usuarioId: alunoId, fato: doAluno }], 'entrevista')
  await notify(db, responsaveis, {
    ...fato,
    titulo: titulosDoProfessor[ocorrido](aluno),
    acao: linkDoCandidato(vagaId, candidaturaId),
    aviso: 'entrevistas',
  })
  await enqueueEmailsDeEntrevista(db, [alunoId], { titulo, vagaId, vaga, quando, onde: toOnde(ocorrido, horario) })
}
