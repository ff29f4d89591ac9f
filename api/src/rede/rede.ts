import { lockPair } from '../db/lockPair.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { findQuem, notify } from '../notificacoes/notify.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { isBloqueado } from './bloqueios.repository.ts'
import * as repository from './rede.repository.ts'
import type { Cartao } from './rede.repository.ts'
import type { PessoaDaRede } from './rede.schemas.ts'
import { findSugestoes } from './sugestoes.repository.ts'
import type { Search } from './sugestoes.repository.ts'

type Pagina = { pessoas: PessoaDaRede[]; total: number }

/** At most three names, and how many more there are. */
const listing = (nomes: string[]): string => {
  const more = nomes.length - 3
  return nomes.slice(0, 3).join(', ') + (more > 0 ? ` e mais ${more}` : '')
}

/** The strongest reason for a person, as a sentence; null without one. */
const toMotivo = (cartao: Cartao, secao: PessoaDaRede['secao']): string | null => {
  if (cartao.lecionou.length > 0) return `Lecionou ${listing(cartao.lecionou)}`
  if (cartao.pediu) return 'Conectou-se a você'
  if (secao === 'recomendacoes') return `Em comum: ${listing(cartao.emComum)}`
  const comum = cartao.emComum.length > 0 ? ` e também se interessa por ${listing(cartao.emComum)}` : ''
  if (cartao.doCurso) return `Faz o mesmo curso que você${comum}`
  if (cartao.doDepartamento) return `É do seu departamento${comum}`
  return cartao.ensinaNoCurso ? `Ensina no seu curso${comum}` : null
}

const toPessoa = (cartao: Cartao, secao: PessoaDaRede['secao']): PessoaDaRede => {
  const { id, nome, ehaluno, departamento, avatar, tags, conectado, vagasAbertas } = cartao
  return {
    id,
    nome,
    papel: ehaluno ? 'estudante' : 'professor',
    departamento,
    avatar,
    tags,
    conectado,
    motivo: secao && toMotivo(cartao, secao),
    secao,
    vagas_abertas: vagasAbertas,
  }
}

const toPessoas = async (
  db: Db,
  usuarioId: number,
  achadas: Array<{ id: number; secao: PessoaDaRede['secao'] }>,
): Promise<PessoaDaRede[]> => {
  const cartoes = await repository.findCartoes(
    db,
    usuarioId,
    achadas.map(({ id }) => id),
  )
  const byId = new Map(cartoes.map(cartao => [cartao.id, cartao]))
  return achadas.flatMap(({ id, secao }) => {
    const cartao = byId.get(id)
    return cartao ? [toPessoa(cartao, secao)] : []
  })
}

/** Two statements, whatever the number of people. */
export const listSugestoes = async (db: Db, search: Search): Promise<Pagina> => {
  const { total, achadas } = await findSugestoes(db, search)
  return { total, pessoas: await toPessoas(db, search.usuarioId, achadas) }
}

export const listConexoes = async (
  db: Db,
  search: { usuarioId: number; busca: string; skip: number; limit: number },
): Promise<Pagina> => {
  const { total, ids } = await repository.findConexoes(db, search)
  return {
    total,
    pessoas: await toPessoas(
      db,
      search.usuarioId,
      ids.map(id => ({ id, secao: null })),
    ),
  }
}

/**
 * Connects the viewer with another person and notifies them, unless one blocked the other. Connecting again changes nothing. The other person's own
 * list is unchanged: they may connect back.
 * @throws Refusal 404 for an unknown person, 422 for oneself
 */
export const conectar = async (db: Db, usuarioId: number, outroId: number): Promise<void> => {
  if (usuarioId === outroId) throw invalidField('user_id', 'Você não pode se conectar com você mesmo.', 'path')
  await inTransaction(db, async transaction => {
    // Of two who connect to each other, the second one accepts.
    await lockPair(transaction, usuarioId, outroId)
    const outro = await repository.findPapel(transaction, outroId)
    if (!outro) throw new Refusal(404, 'Não encontramos esta pessoa.')
    const { nova, aceita } = await repository.insertConexao(transaction, usuarioId, outroId)
    if (!nova || (await isBloqueado(transaction, usuarioId, outroId))) return
    const quem = await findQuem(transaction, usuarioId)
    await notify(transaction, [outroId], {
      tipo: 'conexao',
      icone: aceita ? 'link' : 'user',
      titulo: aceita ? 'Conexão aceita' : 'Nova conexão',
      descricao: aceita ? `${quem} aceitou sua conexão.` : `${quem} se conectou a você.`,
      vagaId: null,
      acao: { rotulo: 'Ver perfil', href: `${outro.ehaluno ? '' : '/professor'}/profile/${usuarioId}` },
    })
  })
}
