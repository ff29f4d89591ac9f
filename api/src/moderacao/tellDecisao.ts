import type { Db } from '../db/connection.ts'
import { decisao } from '../notificacoes/avisos.ts'
import { notifyEach } from '../notificacoes/notify.ts'
import { findDenunciantes } from './casos.repository.ts'
import type { Decisao } from './casos.schemas.ts'
import { findObjeto } from './objetos.ts'
import type { Caso } from './objetos.ts'

type Ato = Decisao['ato']

const formatDay = (dia: string): string => dia.split('-').toReversed().join('/')

const coisas: Record<Caso['tipo'], string> = {
  vaga: 'a oportunidade',
  perfil: 'o texto e a foto do perfil',
  mensagem: 'a mensagem',
  comunicado: 'o comunicado',
  publicacao: 'a oportunidade',
}

/** What those whom a decision concerns read; null: they hear nothing of it. */
const aosDonos: Record<Ato, ((coisa: string, ate: string | null) => string) | null> = {
  dispensar: null,
  advertir: () => 'A moderação advertiu você',
  ocultar: coisa => `A moderação ocultou ${coisa}`,
  suspender: (_, ate) => `A moderação suspendeu a sua conta até ${formatDay(ate ?? '')}`,
  restaurar: () => 'A moderação desfez uma decisão',
  reabrir: null,
  manter: () => 'A moderação manteve a decisão',
  liberar: () => 'A sua oportunidade foi publicada',
  devolver: () => 'A sua oportunidade voltou para você',
}

/** Not what it was: that is between the moderators and the person. */
const providencias = 'Sua denúncia foi analisada: a moderação tomou providências.'

/** What those who reported read; null: the case goes on, or the objection is none of theirs. */
const aosDenunciantes: Record<Ato, string | null> = {
  dispensar: 'Sua denúncia foi analisada: não encontramos o que mudar.',
  advertir: providencias,
  ocultar: 'Sua denúncia foi analisada: o conteúdo não aparece mais.',
  suspender: providencias,
  restaurar: 'Sua denúncia foi analisada de novo: a decisão foi desfeita.',
  reabrir: null,
  manter: 'Sua denúncia foi analisada de novo: a decisão foi mantida.',
  liberar: null,
  devolver: null,
}

const daVaga: ReadonlySet<Caso['tipo']> = new Set<Caso['tipo']>(['vaga', 'publicacao'])

/** Where those whom a decision concerns read more of it. */
const acaoDe = ({ id, tipo, objetoId }: Caso) =>
  tipo === 'publicacao'
    ? { rotulo: 'Ver a oportunidade', href: `/professor/opportunities/${objetoId}` }
    : { rotulo: 'Ver a decisão', href: `/admin/decisoes/${id}` }

/** Tells both sides of a decision, on the board and by mail, within its transaction. Neither learns who the other is. */
export const tellDecisao = async (db: Db, caso: Caso, decidida: Decisao): Promise<void> => {
  const { ato, motivo } = decidida
  const objeto = await findObjeto(db, caso)
  const donos = [...new Set([caso.pessoaId, ...(daVaga.has(caso.tipo) ? (objeto?.donos ?? []) : [])])]
  const titulo = aosDonos[ato]?.(coisas[caso.tipo], 'ate' in decidida ? decidida.ate : null)
  const comum = { tipo: 'engajamento' as const, icone: 'user' as const, vagaId: null }
  if (titulo) {
    const descricao = ato === 'liberar' ? `“${objeto?.copia.titulo ?? ''}” já aparece para os alunos.` : motivo
    const fato = { ...comum, titulo, descricao, acao: acaoDe(caso) }
    await notifyEach(
      db,
      donos.map(usuarioId => ({ usuarioId, fato })),
      decisao,
    )
  }
  const descricao = aosDenunciantes[ato]
  if (!descricao) return
  const denunciantes = await findDenunciantes(db, caso.id)
  await notifyEach(
    db,
    denunciantes.map(usuarioId => ({
      usuarioId,
      fato: { ...comum, titulo: 'Denúncia analisada', descricao, acao: null },
    })),
    decisao,
  )
}
