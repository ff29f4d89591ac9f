import { reativarPorModeracao, suspenderPorModeracao } from '../administracao/atos.ts'
import type { Acao } from '../auditoria/acoes.ts'
import { audited } from '../auditoria/audited.ts'
import type { Db } from '../db/connection.ts'
import { Refusal } from '../http/refusal.ts'
import * as repository from './casos.repository.ts'
import type { Decisao } from './casos.schemas.ts'
import { mostrar, findObjeto, ocultar } from './objetos.ts'
import type { Caso } from './objetos.ts'
import { devolverRascunho, liberarRascunho } from '../vagas/rascunhos.ts'
import { tellDecisao } from './tellDecisao.ts'

type Ato = Decisao['ato']

const acoes: Record<Ato, Acao> = {
  dispensar: 'dispensou_denuncia',
  advertir: 'advertiu',
  ocultar: 'ocultou',
  suspender: 'suspendeu',
  restaurar: 'restaurou',
  reabrir: 'reabriu_caso',
  manter: 'manteve_decisao',
  liberar: 'liberou_vaga',
  devolver: 'devolveu_vaga',
}

/** What can be decided about a case now. */
export const atosDe = ({ tipo, situacao, ato }: Pick<Caso, 'tipo' | 'situacao' | 'ato'>): Ato[] => {
  if (tipo === 'publicacao') return situacao === 'aberto' ? ['liberar', 'devolver'] : []
  if (situacao === 'aberto') return ['dispensar', 'advertir', 'ocultar', 'suspender']
  if (situacao === 'contestado') return ['manter', 'restaurar']
  if (situacao === 'encerrado') return []
  return ato === 'ocultar' || ato === 'suspender' ? ['restaurar'] : ['reabrir']
}

/** Why a person cannot decide a case; null if they can. */
export const findImpedimento = async (db: Db, caso: Caso, usuarioId: number): Promise<string | null> => {
  const objeto = await findObjeto(db, caso)
  const donos = [caso.pessoaId, ...(objeto?.donos ?? [])]
  if (donos.includes(usuarioId)) return 'Este caso é sobre você, ou sobre uma oportunidade de que você cuida.'
  const denunciantes = await repository.findDenunciantes(db, caso.id)
  if (denunciantes.includes(usuarioId)) return 'Você denunciou isto. Outra pessoa decide.'
  if (caso.situacao !== 'contestado') return null
  if ((await repository.findUltimoModerador(db, caso.id)) !== usuarioId) return null
  const outro = await repository.hasOutroModerador(db, [...donos, ...denunciantes, usuarioId])
  return outro ? 'A decisão contestada é sua. Outra pessoa decide.' : null
}

/** Does what a decision says, and resolves how the case is after it. */
const apply = async (
  db: Db,
  caso: Caso,
  decisao: Decisao,
  atorId: number,
): Promise<Parameters<typeof repository.updateCaso>[2]> => {
  const isFinal = caso.situacao === 'contestado'
  const decidido = { situacao: isFinal ? ('encerrado' as const) : ('decidido' as const), decididoEm: new Date() }
  if (decisao.ato === 'manter') return decidido
  if (decisao.ato === 'reabrir') {
    if (await repository.hasOutroAberto(db, caso)) throw new Refusal(409, 'Já há outro caso aberto sobre isto.')
    return { situacao: 'aberto', ato: 'reabrir', decididoEm: null }
  }
  if (decisao.ato === 'liberar') await liberarRascunho(db, caso.objetoId, atorId)
  if (decisao.ato === 'devolver') await devolverRascunho(db, caso.objetoId, atorId)
  if (decisao.ato === 'suspender') await suspenderPorModeracao(db, caso.pessoaId, decisao)
  if (decisao.ato === 'restaurar' && caso.ato === 'suspender') await reativarPorModeracao(db, caso.pessoaId)
  if (decisao.ato === 'restaurar' && caso.ato === 'ocultar') await mostrar(db, caso)
  const guardado = decisao.ato === 'ocultar' ? await ocultar(db, caso) : null
  return { ...decidido, ato: decisao.ato, guardado }
}

/**
 * Decides a case, with its line in the audit, and tells those whom it concerns.
 * @throws Refusal 404 without the case; 409 for a person who reported it or is concerned, and for what does not fit it
 */
export const decidir = (db: Db, atorId: number, casoId: number, decisao: Decisao): Promise<void> =>
  audited(db, atorId, async transaction => {
    const caso = await repository.lockCaso(transaction, casoId)
    if (!caso) throw new Refusal(404, 'Caso não encontrado.')
    const impedimento = await findImpedimento(transaction, caso, atorId)
    if (impedimento) throw new Refusal(409, impedimento)
    if (!atosDe(caso).includes(decisao.ato)) throw new Refusal(409, 'Este caso mudou. Veja-o de novo antes de decidir.')
    if (decisao.ato === 'ocultar' && !(await findObjeto(transaction, caso))) {
      throw new Refusal(409, 'O que foi denunciado não existe mais.')
    }
    await repository.updateCaso(transaction, caso.id, await apply(transaction, caso, decisao, atorId))
    const { ato, motivo } = decisao
    const ate = 'ate' in decisao ? decisao.ate : null
    await repository.insertDecisao(transaction, { casoId, porId: atorId, ato, motivo, ate })
    await tellDecisao(transaction, caso, decisao)
    const objeto = `caso ${caso.id} (${caso.tipo} ${caso.objetoId})`
    return { acao: acoes[ato], pessoaId: caso.pessoaId, objeto, motivo, ...(ate && { depois: { ate } }) }
  })
