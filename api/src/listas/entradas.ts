import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { audited } from '../auditoria/audited.ts'
import type { Linha } from '../auditoria/audited.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { invalidateDeAlunos } from '../recomendacoes/recomendacoes.ts'
import * as repository from './entradas.repository.ts'
import { entreAspas, listaOf, listas, outros } from './listas.ts'
import type { Lista, NomeDeLista } from './listas.ts'
import type { EntradaDeLista, MudancaDeEntrada, NovaEntrada } from './listas.schemas.ts'

/** @throws Refusal 404 */
export const requireEntrada = async (db: Db, lista: Lista, id: number): Promise<EntradaDeLista> => {
  const entrada = await repository.findEntrada(db, lista, id)
  if (!entrada) throw new Refusal(404, `Não há ${lista.um} com este código.`)
  return entrada
}

/** The sentence that refuses a name; null if it is free. */
export const refuseNome = async (db: Db, lista: Lista, nome: string, id?: number): Promise<string | null> => {
  if (Array.from(nome).length > lista.letras) return `São no máximo ${lista.letras} caracteres.`
  const outro = await repository.findHomonimo(db, lista, nome, id)
  if (!outro) return null
  return `Já existe ${entreAspas(outro.nome)}${outro.arquivado_em ? ', que está arquivado' : ''}.`
}

/** @throws Refusal 422 */
const requireNome = async (...given: Parameters<typeof refuseNome>): Promise<void> => {
  const refusal = await refuseNome(...given)
  if (refusal) throw invalidField('nome', refusal)
}

/** @throws Refusal 422 for a field that the list does not have, or an unknown category */
const requireCampos = async (
  db: Db,
  lista: Lista,
  { categoria_id, cursos }: Pick<NovaEntrada, 'categoria_id' | 'cursos'>,
): Promise<void> => {
  if (cursos && !lista.temCursos) throw invalidField('cursos', 'Esta lista não tem cursos.')
  if (categoria_id === undefined) return
  if (!lista.temCategoria) throw invalidField('categoria_id', 'Esta lista não tem categorias.')
  if (!(await repository.findEntrada(db, listas.categorias, categoria_id)))
    throw invalidField('categoria_id', 'Escolha uma categoria da lista.')
}

export const ficaComoEsta = ({ nome }: EntradaDeLista): string =>
  `${entreAspas(nome)} fica como está: o mural usa este nome.`

/** @throws Refusal 409 for an entry that the board itself needs by its name */
export const requireMutavel = (entrada: EntradaDeLista): void => {
  if (entrada.fixa) throw new Refusal(409, ficaComoEsta(entrada))
}

const categoriaPadrao = async (db: Db): Promise<number> => {
  const padrao = await repository.findHomonimo(db, listas.categorias, outros)
  if (!padrao) throw new Error(`no category ${outros}`)
  return padrao.id
}

export const semRepetidos = (cursos: readonly string[]): string[] => [...new Set(cursos)]

/** The students of these courses: vagas of the department may be recommended to them. */
const alunosDosCursos = (cursos: readonly string[]) =>
  sql`select id from usuarios where curso in (select jsonb_array_elements_text(${JSON.stringify(cursos)}::jsonb))`

export const escreverCursos = async (db: Db, id: number, antes: readonly string[], cursos: readonly string[]) => {
  await repository.writeCursos(db, id, cursos)
  const mudaram = [...antes.filter(curso => !cursos.includes(curso)), ...cursos.filter(curso => !antes.includes(curso))]
  await invalidateDeAlunos(db, alunosDosCursos(mudaram))
}

/** Adds an entry within the transaction of a writer of the list. @throws Refusal 409, 422 */
const insert = async (db: Db, lista: Lista, nova: NovaEntrada): Promise<number> => {
  if ((await repository.countEntradas(db, lista)) >= lista.maximo)
    throw new Refusal(409, `Esta lista tem no máximo ${lista.maximo} entradas.`)
  await requireCampos(db, lista, nova)
  await requireNome(db, lista, nova.nome)
  const categoriaId = lista.temCategoria ? (nova.categoria_id ?? (await categoriaPadrao(db))) : null
  const id = await repository.insertEntrada(db, lista, { nome: nova.nome, categoriaId })
  if (nova.cursos && nova.cursos.length > 0) await escreverCursos(db, id, [], semRepetidos(nova.cursos))
  return id
}

export const objetoDe = (lista: Lista, id: number): string => `${lista.um} ${id}`

/** What the audit says of an entry. */
const auditados = ['nome', 'posicao', 'categoria', 'cursos', 'arquivado_em'] as const

/** Adds an entry to a list. @throws Refusal 409 if the list is full, 422 for a name that is taken */
export const criar = async (db: Db, atorId: number, nome: NomeDeLista, nova: NovaEntrada): Promise<EntradaDeLista> => {
  const lista = listaOf(nome)
  let id = 0
  await audited(db, atorId, async transaction => {
    await repository.lockLista(transaction, lista)
    id = await insert(transaction, lista, nova)
    return { acao: 'criou_na_lista', objeto: objetoDe(lista, id), depois: { nome: nova.nome } }
  })
  return requireEntrada(db, lista, id)
}

/** Moves an entry to another place among those that are offered of its category. */
const mover = async (db: Db, lista: Lista, entrada: EntradaDeLista, posicao: number): Promise<void> => {
  if (entrada.arquivado_em) throw new Refusal(409, 'O que está arquivado não tem lugar na lista.')
  if (lista.fixasPrimeiro) requireMutavel(entrada)
  const irmas = (await repository.findTodas(db, lista))
    .filter(each => each.posicao !== null && each.categoria_id === entrada.categoria_id && each.id !== entrada.id)
    .map(({ id }) => id)
  await repository.writeOrdem(db, lista, irmas.toSpliced(posicao - 1, 0, entrada.id))
}

/** Changes an entry within the transaction of a writer of the list. @throws Refusal 409, 422 */
const update = async (
  db: Db,
  lista: Lista,
  antes: EntradaDeLista,
  { posicao, cursos, ...mudanca }: MudancaDeEntrada,
): Promise<void> => {
  const renomeia = mudanca.nome !== undefined && mudanca.nome !== antes.nome
  const arquiva = mudanca.arquivado !== undefined && mudanca.arquivado !== (antes.arquivado_em !== null)
  const move = mudanca.categoria_id !== undefined && mudanca.categoria_id !== antes.categoria_id
  await requireCampos(db, lista, { categoria_id: mudanca.categoria_id, cursos })
  if (renomeia || (arquiva && mudanca.arquivado)) requireMutavel(antes)
  if (renomeia && mudanca.nome) await requireNome(db, lista, mudanca.nome, antes.id)
  await repository.updateEntrada(db, lista, antes.id, {
    ...(renomeia && { nome: mudanca.nome }),
    ...(arquiva && { arquivado: mudanca.arquivado }),
    ...(move && { categoriaId: mudanca.categoria_id }),
  })
  if (cursos) await escreverCursos(db, antes.id, antes.cursos, semRepetidos(cursos))
  if (posicao !== undefined) await mover(db, lista, await requireEntrada(db, lista, antes.id), posicao)
}

/** The changed values, or null if nothing has changed. */
export const diferenca = (antes: EntradaDeLista, depois: EntradaDeLista): Pick<Linha, 'antes' | 'depois'> | null => {
  const mudaram = auditados.filter(campo => !isDeepStrictEqual(antes[campo], depois[campo]))
  if (mudaram.length === 0) return null
  const pick = (entrada: EntradaDeLista) => Object.fromEntries(mudaram.map(campo => [campo, entrada[campo]]))
  return { antes: pick(antes), depois: pick(depois) }
}

/**
 * Renames, moves, archives or restores an entry, or changes its category or courses.
 * @throws Refusal 404, 409 for a name that the board needs, 422 for a name that is taken
 */
export const mudar = async (
  db: Db,
  atorId: number,
  { lista: nome, id }: { lista: NomeDeLista; id: number },
  mudanca: MudancaDeEntrada,
): Promise<EntradaDeLista> => {
  const lista = listaOf(nome)
  await audited(db, atorId, async transaction => {
    await repository.lockLista(transaction, lista)
    const antes = await requireEntrada(transaction, lista, id)
    await update(transaction, lista, antes, mudanca)
    const mudou = diferenca(antes, await requireEntrada(transaction, lista, id))
    return mudou && { acao: 'mudou_na_lista', objeto: objetoDe(lista, id), ...mudou }
  })
  return requireEntrada(db, lista, id)
}
