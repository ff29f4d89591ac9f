import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import type { Instituicao } from '../instituicao.ts'
import { notify } from '../notificacoes/notify.ts'
import { notificacoes } from '../db/schema/rede.ts'
import { historicos } from '../db/schema/historicos.ts'
import { classificar } from '../situacoes/situacao.ts'

/** A quarter of the credits that a degree requires each. */
const niveis = [1, 2, 3, 4]

const toTitulo = (nivel: number) => `Atividades complementares: nível ${nivel} de ${niveis.length}`

type Regras = Pick<Instituicao, 'atividadesComplementares' | 'situacoes'>

const sumConcluidos = async (db: Db, usuarioId: number, regras: Regras): Promise<number> => {
  const codigo = regras.atividadesComplementares.codigo.toUpperCase()
  const linhas = await db
    .select({ situacao: historicos.situacao, creditos: historicos.nCreditos })
    .from(historicos)
    .where(and(eq(historicos.usuarioId, usuarioId), sql`upper(${historicos.codigoDisciplina}) = ${codigo}`))
  return linhas
    .filter(({ situacao }) => classificar(situacao, regras.situacoes).classificacao === 'concluida')
    .reduce((sum, { creditos }) => sum + creditos, 0)
}

/**
 * Notifies a student of the level of complementary activities that the transcript reaches, once per level: not when the
 * same transcript is imported again, nor when a later one shows less.
 */
export const notifyNivel = async (db: Db, usuarioId: number, regras: Regras): Promise<void> => {
  const { creditos: exigidos } = regras.atividadesComplementares
  const creditos = await sumConcluidos(db, usuarioId, regras)
  const nivel = niveis.findLast(each => creditos * niveis.length >= each * exigidos)
  if (nivel === undefined) return
  const known = inArray(notificacoes.titulo, niveis.filter(each => each >= nivel).map(toTitulo))
  if ((await db.$count(notificacoes, and(eq(notificacoes.usuarioId, usuarioId), known))) > 0) return
  await notify(db, [usuarioId], {
    tipo: 'engajamento',
    icone: 'award',
    titulo: toTitulo(nivel),
    descricao: `Seu histórico mostra ${Math.min(creditos, exigidos)} dos ${exigidos} créditos exigidos.`,
    vagaId: null,
    acao: { rotulo: 'Ver progresso', href: '/opportunities' },
  })
}
