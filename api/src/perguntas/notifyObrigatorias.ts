import type { Db } from '../db/connection.ts'
import { notify } from '../notificacoes/notify.ts'
import type { PerguntasDaVaga } from './perguntas.ts'
import * as repository from './perguntas.repository.ts'

type Vaga = { id: number } & Pick<NonNullable<Awaited<ReturnType<typeof repository.findVaga>>>, 'titulo' | 'status'>

/** Notifies, once for all of them, the students who owe an answer to a question that is obligatory since this edit. */
export const notifyObrigatorias = async (
  db: Db,
  { id, titulo, status }: Vaga,
  { antes, agora }: Record<'antes' | 'agora', PerguntasDaVaga>,
): Promise<void> => {
  if (status === 'finalizada') return
  const deAntes = new Set(antes.perguntas.flatMap(pergunta => (pergunta.obrigatoria ? [pergunta.id] : [])))
  const novas = agora.perguntas.filter(pergunta => pergunta.obrigatoria && !deAntes.has(pergunta.id))
  if (novas.length === 0) return
  await notify(
    db,
    await repository.findDevedores(
      db,
      id,
      novas.map(pergunta => pergunta.id),
    ),
    {
      tipo: 'oportunidade',
      icone: 'calendar',
      titulo: `Novas perguntas em ${titulo}`,
      descricao: 'Falta você responder. A sua candidatura continua valendo.',
      vagaId: id,
      acao: { rotulo: 'Responder', href: '/applications' },
      aviso: 'mudanca',
    },
  )
}
