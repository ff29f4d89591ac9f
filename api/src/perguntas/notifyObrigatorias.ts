import type { Db } from '../db/connection.ts'
import { notify } from '../notificacoes/notify.ts'
import type { PerguntasDaVaga } from './perguntas.ts'
import * as repository from './perguntas.repository.ts'

type Vaga = { id: number } & Pick<NonNullable<Awaited<ReturnType<typeof repository.findVaga>>>, 'titulo' | 'status'>

/**
 * Notifies, once for all of them, the students who owe an answer to a question, or a file, that is obligatory since this
 * edit.
 */
export const notifyObrigatorias = async (
  db: Db,
  { id, titulo, status }: Vaga,
  { antes, agora }: Record<'antes' | 'agora', PerguntasDaVaga>,
): Promise<void> => {
  if (status === 'finalizada') return
  const deAntes = new Set(antes.perguntas.flatMap(pergunta => (pergunta.obrigatoria ? [pergunta.id] : [])))
  const novas = agora.perguntas.filter(pergunta => pergunta.obrigatoria && !deAntes.has(pergunta.id))
  const arquivo = agora.arquivo.pedido === 'obrigatorio' && antes.arquivo.pedido !== 'obrigatorio'
  const ids = novas.map(pergunta => pergunta.id)
  if (ids.length === 0 && !arquivo) return
  const soArquivo = ids.length === 0
  await notify(db, await repository.findDevedores(db, id, { ids, arquivo }), {
    tipo: 'oportunidade',
    icone: 'calendar',
    titulo: soArquivo ? `Um PDF é pedido em ${titulo}` : `Novas perguntas em ${titulo}`,
    descricao: `Falta você ${soArquivo ? 'enviar o arquivo' : 'responder'}. A sua candidatura continua valendo.`,
    vagaId: id,
    acao: { rotulo: 'Responder', href: `/applications?vaga=${id}` },
    aviso: 'mudanca',
  })
}
