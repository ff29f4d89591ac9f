import { writeLinha } from '../auditoria/audited.ts'
import { findMarcadas } from '../dados/exclusoes.repository.ts'
import { toMarcas } from '../dados/marca.ts'
import type { Db } from '../db/connection.ts'
import { errorCodeOf } from '../db/errorCode.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { emitEvento } from '../eventos/emitEvento.ts'
import type { Instituicao } from '../instituicao.ts'
import * as repository from './contas.repository.ts'
import type { Conta } from './contas.repository.ts'
import { domainOf } from './identidade.ts'
import type { Identidade } from './identidade.ts'

/** `segredo`: the key of what is left of people who are gone (dados/marca.ts). */
export type Regras = { instituicao: Instituicao; segredo: string }

/** Where an identity leads: to its account, to one whose password would prove it, or nowhere, and why. */
export type Destino =
  | { tipo: 'conta'; conta: Conta }
  | { tipo: 'provar'; conta: Pick<Conta, 'usuarioId' | 'email'> }
  | { tipo: 'nenhuma'; motivo: string }

const nenhuma = (motivo: string): Destino => ({ tipo: 'nenhuma', motivo })

const papelDe = (ehaluno: boolean): string => (ehaluno ? 'aluno' : 'professor')

/** The account as the provider describes the person now. Rights that somebody gave here are not the provider's. */
const follow = async (transaction: Db, conta: Conta, dito: Identidade): Promise<Conta> => {
  const { usuarioId: id, direitos } = conta
  const ehaluno = direitos.length > 0 ? null : dito.ehaluno
  const isAluno = ehaluno ?? conta.ehaluno
  await repository.updateDados(transaction, id, {
    ...(dito.nome !== null && dito.nome !== conta.nome && { usuario: dito.nome }),
    ...(isAluno && dito.curso !== null && dito.curso !== conta.curso && { curso: dito.curso }),
  })
  if (ehaluno !== null && ehaluno !== conta.ehaluno) {
    await repository.updatePapel(transaction, id, { ehaluno, matricula: dito.matricula })
    await writeLinha(transaction, id, {
      acao: 'mudou_papel_pela_universidade',
      pessoaId: id,
      antes: { papel: papelDe(conta.ehaluno) },
      depois: { papel: papelDe(ehaluno) },
    })
    await emitEvento(transaction, { tipo: 'sessao', itens: [[id, 0]] })
  } else if (ehaluno === false && !conta.professorConfirmadoEm && conta.recusaDeProfessor === null) {
    await repository.confirmProfessor(transaction, id)
  }
  return (await repository.findConta(transaction, id)) ?? conta
}

/** Gives an account to an identity, once and for all. */
const link = async (transaction: Db, conta: Conta, dito: Identidade): Promise<Conta> => {
  const { usuarioId } = conta
  await repository.insertLigacao(transaction, dito, usuarioId)
  const linha = { acao: 'ligou_conta_da_universidade', pessoaId: usuarioId, depois: { emissor: dito.emissor } } as const
  await writeLinha(transaction, usuarioId, linha)
  return follow(transaction, conta, dito)
}

/** Where the provider does not say it, the address does, if its domain is for one role only. */
const papelDoDominio = (email: string, instituicao: Instituicao): boolean | null => {
  const domain = domainOf(email)
  if (instituicao.dominiosQueProvamProfessor.includes(domain)) return false
  const isAluno = instituicao.dominiosDeAluno.includes(domain)
  return isAluno === instituicao.dominiosDeProfessor.includes(domain) ? null : isAluno
}

const isGone = async (transaction: Db, segredo: string, pessoa: Parameters<typeof toMarcas>[1]): Promise<boolean> => {
  const { emailMarca, matriculaMarca } = toMarcas(segredo, pessoa)
  const marcas = matriculaMarca === null ? [emailMarca] : [emailMarca, matriculaMarca]
  return (await findMarcadas(transaction, marcas)).size > 0
}

/** An account for somebody without one. */
const create = async (transaction: Db, dito: Identidade, { instituicao, segredo }: Regras): Promise<Destino> => {
  const { nome, email, matricula, curso } = dito
  if (email === null || !dito.emailProvado) {
    return nenhuma('Não há conta neste mural para a sua conta da universidade.')
  }
  const ehaluno = dito.ehaluno ?? papelDoDominio(email, instituicao)
  if (ehaluno === null) return nenhuma('A universidade não informou se você é estudante ou professor.')
  if (nome === null) return nenhuma('A universidade não informou o seu nome como ele pode aparecer aqui.')
  if (await isGone(transaction, segredo, { email, ehaluno, matricula })) {
    return nenhuma('Você excluiu a sua conta. Se quiser voltar, cadastre-se de novo.')
  }
  const confirmado =
    !ehaluno && (dito.ehaluno === false || instituicao.dominiosQueProvamProfessor.includes(domainOf(email)))
  const id = await repository.insertConta(transaction, { nome, email, ehaluno, confirmado, matricula, curso })
  const conta = await repository.findConta(transaction, id)
  if (!conta) throw new Error(`no usuario ${id}`)
  return { tipo: 'conta', conta: await link(transaction, conta, dito) }
}

/**
 * The account of an identity. At its first entry: that of the registration number, else that of a proven address, unless it
 * has another identity already or is an administrator's; then, and for an address that is not proven, its password proves it.
 */
const findDestino = async (transaction: Db, dito: Identidade, regras: Regras): Promise<Destino> => {
  const ligada = await repository.findLigada(transaction, dito)
  if (ligada) return { tipo: 'conta', conta: await follow(transaction, ligada, dito) }
  const daMatricula = await repository.findDaMatricula(transaction, dito)
  const conta = daMatricula ?? (await repository.findDoEmail(transaction, dito.email))
  if (!conta) return create(transaction, dito, regras)
  const provado = daMatricula !== null || dito.emailProvado
  const livre =
    !conta.direitos.includes('administrador') && !(await repository.isLigada(transaction, dito, conta.usuarioId))
  if (provado && livre) return { tipo: 'conta', conta: await link(transaction, conta, dito) }
  if (conta.senhaHash !== null) return { tipo: 'provar', conta }
  return nenhuma('Não foi possível confirmar que a conta deste mural é sua. Fale com a administração do mural.')
}

/** Another sign-in made the same account or link meanwhile: unique_violation. */
const isOvertaken = (error: unknown): boolean => errorCodeOf(error) === '23505'

const mostRetries = 3

/** In one transaction, so that of two first entries at once the second finds what the first made. */
const repeated = async <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await inTransaction(db, work)
    } catch (error) {
      if (retries === mostRetries || !isOvertaken(error)) throw error
    }
  }
}

export const entrarPela = (db: Db, dito: Identidade, regras: Regras): Promise<Destino> =>
  repeated(db, transaction => findDestino(transaction, dito, regras))

/** Gives an account whose password was right to an identity; null if the account is gone, or the identity has another one. */
export const ligarPelaSenha = (db: Db, dito: Identidade, usuarioId: number): Promise<Conta | null> =>
  repeated(db, async transaction => {
    const ligada = await repository.findLigada(transaction, dito)
    if (ligada) return ligada.usuarioId === usuarioId ? follow(transaction, ligada, dito) : null
    const conta = await repository.findConta(transaction, usuarioId)
    return conta && link(transaction, conta, dito)
  })
