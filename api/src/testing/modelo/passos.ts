import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { candidatar } from '../../candidaturas/candidaturas.ts'
import { cancelar, retirar } from '../../candidaturas/saida.ts'
import type { Db } from '../../db/connection.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { vagas } from '../../db/schema.ts'
import { agendar, desmarcar, divulgar, releaseNext } from '../../selecao/divulgacao.ts'
import type { Etapa } from '../../selecao/etapas.ts'
import { mover } from '../../selecao/movimentos.ts'
import { alterarStatus, finalizar } from '../../vagas/alterarStatus.ts'
import { criar, editar, excluir } from '../../vagas/publicacao.ts'
import { publicarRascunho } from '../../vagas/rascunhos.ts'
import type { Status } from '../../vagas/status.ts'
import { novaVagaBody, updateVagaBody } from '../../vagas/vagas.schemas.ts'
import type { AcaoDe, Passo } from './acoes.ts'
import * as modelo from './modelo.ts'
import type { Aluno, Candidatura, Vaga } from './modelo.ts'
import type { Quadro } from './quadro.ts'

const mostVagas = 6
/** The word in the title of every vaga, by which a draft would be found. */
export const palavraDosTitulos = 'Zibelina'

const pick = <One>(list: readonly One[], number: number): One | undefined => list[number % list.length]

/**
 * Runs a write, killed before its transaction commits, or sent twice with one key; false if it was refused or killed.
 */
const live = async (db: Db, fimDele: Passo['fim'], work: (db: Db) => Promise<unknown>): Promise<boolean> => {
  const run = () =>
    work(db).then(
      () => true,
      () => false,
    )
  if (fimDele === 'repete') {
    const done = await run()
    await run()
    return done
  }
  if (fimDele === 'volta') return run()
  const killed = inTransaction(db, async transaction => {
    await work(transaction)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow()
  return false
}

/** What a step touched: its vaga, one of its students, and whether it changed nothing that anybody but its managers sees. */
export type Feito = { vaga: Vaga | null; aluno: Aluno; oculto: boolean }

export const createPassos = (quadro: Quadro) => {
  const { board, professora, alunos, contas, addGestora, temas } = quadro
  const { db } = board
  let numero = 0

  const alvoDe = ({ id }: Vaga) => ({ id, usuarioId: professora.id })

  const criarRascunho = async (fimDele: Passo['fim']) => {
    if (quadro.vagas.length >= mostVagas) return
    numero += 1
    const titulo = `${palavraDosTitulos} número ${numero}`
    const corpo = { titulo, descricao: 'Uma vaga que existe para ser testada.', prazo: '2999-12-31', interesses: temas }
    const nova = novaVagaBody.parse({ ...corpo, department_id: 1, location_id: 2, tipo_id: 1 })
    const pedido = { usuarioId: professora.id, idempotencyKey: randomUUID(), nova, publica: null }
    const criadas: number[] = []
    const done = await live(db, fimDele, async some => criadas.push((await criar(some, pedido)).id))
    const [id] = criadas
    if (!done || id === undefined) return
    expect(new Set(criadas).size).toBe(1)
    await addGestora(id)
    quadro.vagas.push({ id, titulo, status: 'rascunho', candidaturas: [], novas: new Set() })
  }

  const doRascunho = async (tipo: 'editar' | 'excluir' | 'publicar', vaga: Vaga, fimDele: Passo['fim']) => {
    const alvo = alvoDe(vaga)
    if (tipo === 'editar') {
      numero += 1
      const titulo = `${palavraDosTitulos} número ${numero}`
      if (await live(db, fimDele, some => editar(some, alvo, updateVagaBody.parse({ titulo })))) vaga.titulo = titulo
    } else if (tipo === 'excluir') {
      if (await live(db, fimDele, some => excluir(some, alvo))) quadro.vagas.splice(quadro.vagas.indexOf(vaga), 1)
    } else if (
      await live(db, fimDele, some =>
        publicarRascunho(some, alvo, { prazo: null, exigencia: board.settings.instituicao }),
      )
    ) {
      await board.app.anuncios.drain()
      modelo.publish(vaga, alunos)
    }
  }

  const aplicar = async (vaga: Vaga, aluno: Aluno, fimDele: Passo['fim']) => {
    const nova = { vagaId: vaga.id, candidatoId: aluno.usuario.id, cartaMotivacao: null, compartilhaHistorico: false }
    const { situacoes } = board.settings.instituicao
    const pedido = { nova, respondido: {}, situacoes, idempotencyKey: randomUUID() }
    const ids: number[] = []
    const done = await live(db, fimDele, async some => ids.push((await candidatar(some, pedido)).id))
    const applied = vaga.candidaturas.some(one => one.aluno === aluno)
    expect(done).toBe(modelo.isAberta(vaga) && !applied && fimDele !== 'morre')
    if (!done) return
    expect(new Set(ids).size).toBe(1)
    modelo.apply(vaga, aluno, ids[0] ?? 0)
    contas.candidaturas += 1
  }

  const sair = async (tipo: 'cancelar' | 'retirar', vaga: Vaga, candidatura: Candidatura, fimDele: Passo['fim']) => {
    const { usuario } = candidatura.aluno
    const desde = Date.now()
    const done = await live(db, fimDele, some =>
      tipo === 'cancelar'
        ? cancelar(some, vaga.id, usuario.id)
        : retirar(some, { vagaId: vaga.id, usuarioId: usuario.id, palavra: null }),
    )
    const isNova = candidatura.vista === 'recebida'
    const may = tipo === 'cancelar' ? isNova : !isNova && !['nao_selecionada', 'retirada'].includes(candidatura.vista)
    expect(done).toBe(may && fimDele !== 'morre')
    if (!done) return
    if (tipo === 'cancelar') {
      vaga.candidaturas.splice(vaga.candidaturas.indexOf(candidatura), 1)
      if (vaga.novas.delete(candidatura)) contas.candidaturas -= 1
      return
    }
    modelo.become(vaga, candidatura, { etapa: 'retirada', retida: false, palavra: null, desde })
    contas.retiradas += 1
  }

  type Movimento = {
    quais: readonly Candidatura[]
    para: Exclude<Etapa, 'recebida' | 'retirada'>
    palavra: string | null
  }

  const moverAlguns = async (
    vaga: Vaga,
    { quais, para, palavra, reter, velha }: Movimento & { reter: boolean; velha: boolean },
    fimDele: Passo['fim'],
  ) => {
    const desde = Date.now()
    const movimentos = quais.map(({ id, versao }) => ({ candidatura: id, versao: velha ? versao + 1 : versao }))
    const pedido = { movimentos, para, palavra, reter, liberar: false }
    const write = { idempotencyKey: randomUUID(), pedido }
    const done = await live(db, fimDele, some => mover(some, alvoDe(vaga), write))
    expect(done).toBe(fimDele !== 'morre')
    if (!done || velha) return
    for (const one of quais) {
      if (modelo.mayMove(one, para, reter)) modelo.become(vaga, one, { etapa: para, retida: reter, palavra, desde })
    }
  }

  const alterar = async (vaga: Vaga, status: Status, fimDele: Passo['fim']) => {
    const may = vaga.status === status || modelo.transicoesDeStatus[vaga.status].includes(status)
    const done = await live(db, fimDele, some => alterarStatus(some, alvoDe(vaga), status))
    expect(done).toBe(may && fimDele !== 'morre')
    if (done && vaga.status !== status) modelo.becomeStatus(vaga, status)
  }

  /** Releases what is held, answers those without a decision, and ends the selection, in one request. */
  const encerrarCom = async (
    vaga: Vaga,
    { resposta, divulga }: Pick<AcaoDe<'finalizar'>, 'resposta' | 'divulga'>,
    palavra: string | null,
    fimDele: Passo['fim'],
  ) => {
    if (vaga.status !== 'em_andamento') return
    const desde = Date.now()
    const semDecisao = vaga.candidaturas.filter(({ etapa }) => !['retirada', ...modelo.decisoes].includes(etapa))
    const movimentos = semDecisao.map(({ id, versao }) => ({ candidatura: id, versao }))
    const sem_decisao = resposta && movimentos.length > 0 ? { movimentos, para: resposta, palavra } : null
    const write = { idempotencyKey: randomUUID(), pedido: { divulgar: divulga, sem_decisao } }
    const done = await live(db, fimDele, some => finalizar(some, alvoDe(vaga), write))
    expect(done).toBe(fimDele !== 'morre')
    if (!done) return
    const soltas = divulga ? modelo.release(vaga, desde, true) : []
    const respondidas = sem_decisao ? semDecisao : []
    for (const one of respondidas) {
      modelo.become(vaga, one, { etapa: resposta ?? one.etapa, retida: false, palavra, desde, finaliza: true })
    }
    modelo.becomeStatus(vaga, 'finalizada', new Set([...soltas, ...respondidas]))
  }

  const marcar = async (vaga: Vaga, desiste: boolean, fimDele: Passo['fim']) => {
    const alvo = alvoDe(vaga)
    const due = await live(db, 'volta', some => agendar(some, alvo, new Date(Date.now() + 60_000)))
    expect(due).toBe(vaga.candidaturas.some(({ retida }) => retida))
    if (!due) return
    if (desiste) await desmarcar(db, alvo)
    else
      await db
        .update(vagas)
        .set({ divulgacaoEm: new Date(0) })
        .where(eq(vagas.id, vaga.id))
    if (fimDele === 'morre' && !desiste) await live(db, 'morre', releaseNext)
    // The next process does what a dead one left, and the one after it finds nothing left.
    const desde = Date.now()
    expect(await releaseNext(db)).toBe(!desiste)
    expect(await releaseNext(db)).toBe(false)
    if (desiste) return
    modelo.release(vaga, desde)
    contas.divulgacoes += 1
  }

  /** Of a vaga that is published. */
  const naSelecao = async ({ acao, comPalavra, fim }: Passo, vaga: Vaga, aluno: Aluno): Promise<Aluno> => {
    numero += 1
    const palavra = comPalavra ? `Palavra número ${numero}.` : null
    if (acao.tipo === 'candidatar') await aplicar(vaga, aluno, fim)
    else if (acao.tipo === 'status') await alterar(vaga, acao.para, fim)
    else if (acao.tipo === 'finalizar') await encerrarCom(vaga, acao, palavra, fim)
    else if (acao.tipo === 'agendar') await marcar(vaga, acao.desiste, fim)
    else if (acao.tipo === 'divulgar') {
      const desde = Date.now()
      if (await live(db, fim, some => divulgar(some, alvoDe(vaga)))) modelo.release(vaga, desde)
    } else if (acao.tipo === 'mover') {
      const quais = [...new Set(acao.quais.flatMap(one => pick(vaga.candidaturas, one) ?? []))]
      const reter = acao.reter && modelo.decisoes.includes(acao.para)
      if (quais.length > 0) await moverAlguns(vaga, { ...acao, quais, palavra, reter }, fim)
      return quais[0]?.aluno ?? aluno
    } else if (acao.tipo === 'cancelar' || acao.tipo === 'retirar') {
      const candidatura = vaga.candidaturas.find(one => one.aluno === aluno)
      if (candidatura) await sair(acao.tipo, vaga, candidatura, fim)
    }
    return aluno
  }

  /** Does one step, on the board and in the model. */
  const perform = async (dado: Passo): Promise<Feito> => {
    const { acao, fim } = dado
    const aluno = alunos[('aluno' in acao ? acao.aluno : dado.vaga) % alunos.length] ?? expect.fail()
    const antes = modelo.aparenciaDe(quadro.vagas)
    const done = (vaga: Vaga | null, quem: Aluno): Feito => ({
      vaga,
      aluno: quem,
      oculto: antes === modelo.aparenciaDe(quadro.vagas),
    })
    if (acao.tipo === 'rascunho') {
      await criarRascunho(fim)
      return done(quadro.vagas.at(-1) ?? null, aluno)
    }
    const isDoRascunho = acao.tipo === 'editar' || acao.tipo === 'excluir' || acao.tipo === 'publicar'
    const vaga = pick(
      quadro.vagas.filter(({ status }) => (status === 'rascunho') === isDoRascunho),
      dado.vaga,
    )
    if (!vaga) return done(null, aluno)
    if (!isDoRascunho) return done(vaga, await naSelecao(dado, vaga, aluno))
    await doRascunho(acao.tipo, vaga, fim)
    return done(quadro.vagas.includes(vaga) ? vaga : null, aluno)
  }
  return perform
}
