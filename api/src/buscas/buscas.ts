import { hasAparelho } from '../aparelhos/aparelhos.repository.ts'
import type { Db } from '../db/connection.ts'
import type { ModoDeBusca } from '../db/schema/buscas.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { lockUsuario } from '../db/lockUsuario.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { toColunasDaConsulta } from '../vagas/busca/consultasSalvas.ts'
import type { Sinonimos } from '../vagas/busca/sinonimos.ts'
import * as repository from './buscas.repository.ts'
import type { NovaBusca } from './buscas.repository.ts'
import type { Filtro } from './buscas.schemas.ts'

/** As many searches, and as many follows, as a person has. */
export const most = { buscas: 20, seguidos: 100 }

const cheia = (tipo: NovaBusca['tipo']): string =>
  tipo === 'busca'
    ? `Você já tem ${most.buscas} buscas salvas. Apague uma para salvar esta.`
    : `Você já segue ${most.seguidos}. Deixe de seguir alguém para seguir mais.`

/** In one order and each once, so that equal filters have equal columns. */
const sorted = <Value extends string | number>(values: readonly Value[] = []): Value[] =>
  [...new Set(values)].toSorted((one, other) => (one < other ? -1 : 1))

type Escolha = Pick<NovaBusca, 'usuarioId' | 'modo'>

/** `criada` is false for one that was there: it stays as it is. */
type Salva = { id: number; criada: boolean }

/** @throws Refusal 422 if it is to be told on devices, and the person has none that shows notices */
export const requireAparelho = async (
  db: Db,
  { usuarioId, modo }: { usuarioId: number; modo?: ModoDeBusca | undefined },
): Promise<void> => {
  if (modo !== 'no_aparelho' || (await hasAparelho(db, usuarioId))) return
  throw invalidField('modo', 'Ligue antes os avisos neste aparelho, em Avisos.')
}

/** @throws Refusal 409 if as many as can be are there, 422 as `requireAparelho` */
const salvar = async (db: Db, nova: NovaBusca): Promise<Salva> => {
  await requireAparelho(db, nova)
  return inTransaction(db, async transaction => {
    // Two requests at once are one after the other.
    await lockUsuario(transaction, nova.usuarioId)
    const igual = await repository.findIgual(transaction, nova)
    if (igual !== null) return { id: igual, criada: false }
    const limit = nova.tipo === 'busca' ? most.buscas : most.seguidos
    if ((await repository.countBuscas(transaction, nova)) >= limit) throw new Refusal(409, cheia(nova.tipo))
    return { id: await repository.insertBusca(transaction, nova), criada: true }
  })
}

const isVazio = ({ busca, ...filtro }: Filtro): boolean =>
  !busca?.trim() &&
  Object.values({ ...filtro, ordem: undefined }).every(
    valor => valor === undefined || (Array.isArray(valor) && valor.length === 0),
  )

/**
 * Saves a search under a name.
 * @throws Refusal 409 if as many as can be are saved, 422 without a condition
 */
export const salvarBusca = (
  db: Db,
  { filtro, sinonimos, ...escolha }: Escolha & { nome: string; filtro: Filtro; sinonimos: Sinonimos },
): Promise<Salva> => {
  if (isVazio(filtro)) throw invalidField('filtro', 'Escreva ou filtre algo antes de salvar a busca.')
  const { busca } = filtro
  return salvar(db, {
    ...escolha,
    tipo: 'busca',
    departamentoId: filtro.departamento ?? null,
    autorId: filtro.autor ?? null,
    beneficios: sorted(filtro.beneficios),
    modalidades: sorted(filtro.modalidades),
    horasMinimas: filtro.horas_minimas ?? null,
    ordem: filtro.ordem ?? null,
    tipos: sorted(filtro.tipos),
    ...(busca !== undefined && { busca, ...toColunasDaConsulta(busca, sinonimos) }),
  })
}

type Seguido = Escolha & { tipo: Exclude<NovaBusca['tipo'], 'busca'>; alvo: string; sinonimos: Sinonimos }

/** What is followed, as columns; null if it does not exist. */
const findAlvo = async (db: Db, { usuarioId, tipo, alvo, sinonimos }: Seguido) => {
  if (tipo === 'disciplina') {
    const nome = await repository.findDisciplina(db, usuarioId, alvo)
    return nome && { nome, disciplina: alvo, busca: nome, ...toColunasDaConsulta(nome, sinonimos) }
  }
  const id = /^[1-9]\d{0,8}$/.test(alvo) ? Number(alvo) : 0
  if (tipo === 'professor') return (await repository.isProfessor(db, id)) ? { autorId: id } : null
  return (await repository.isDepartamento(db, id)) ? { departamentoId: id } : null
}

/**
 * Follows a professor, a department or a course.
 * @throws Refusal 404 if there is no such one, 409 if as many as can be are followed
 */
export const seguir = async (db: Db, seguido: Seguido): Promise<Salva> => {
  const colunas = await findAlvo(db, seguido)
  if (!colunas) throw new Refusal(404, 'Não encontramos o que você quer seguir.')
  const { usuarioId, modo, tipo } = seguido
  return salvar(db, { usuarioId, modo, tipo, beneficios: [], modalidades: [], tipos: [], ...colunas })
}
