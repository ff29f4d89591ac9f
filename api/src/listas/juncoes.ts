import type { Db } from '../db/connection.ts'
import { audited } from '../auditoria/audited.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { invalidateDeAlunos } from '../recomendacoes/recomendacoes.ts'
import { findEntrada, lockEntradas, lockLista } from './entradas.repository.ts'
import { refuseNome, requireEntrada, requireMutavel } from './entradas.ts'
import * as repository from './juncoes.repository.ts'
import { entreAspas, listaOf, listas } from './listas.ts'
import type { Lista, NomeDeLista } from './listas.ts'
import type { Juncao } from './listas.schemas.ts'

const requireJuncao = async (db: Db, id: number): Promise<Juncao> => {
  const juncao = await repository.findJuncao(db, id)
  if (!juncao) throw new Refusal(404, 'Esta junção não existe.')
  return juncao
}

/** Recomputes the recommendations that depend on the moved rows. */
const invalidate = async (db: Db, juncaoId: number, { referencias }: Lista): Promise<void> => {
  for (const referencia of referencias) {
    const { alunos } = referencia
    if (alunos) await invalidateDeAlunos(db, alunos(repository.chavesDe(juncaoId, referencia)))
  }
}

/**
 * What used the entry `de` uses `em` from now on, and `de` is gone, until the join is undone.
 * @throws Refusal 404 without such an entry, 409 for one that the board needs by its name, 422 for the entry itself
 */
export const juntar = async (
  db: Db,
  atorId: number,
  { lista: nome, id: de }: { lista: NomeDeLista; id: number },
  em: number,
): Promise<Juncao> => {
  const lista = listaOf(nome)
  if (de === em) throw invalidField('em', 'Escolha outra entrada.')
  let juncaoId = 0
  await audited(db, atorId, async transaction => {
    await lockLista(transaction, lista)
    await lockEntradas(transaction, lista, [de, em])
    const antes = await requireEntrada(transaction, lista, de)
    requireMutavel(antes)
    const alvo = await requireEntrada(transaction, lista, em)
    if (alvo.arquivado_em) throw invalidField('em', `${entreAspas(alvo.nome)} está na lista de arquivados.`)
    juncaoId = await repository.insertJuncao(transaction, { nome, lista, de, em, emNome: alvo.nome })
    for (const referencia of lista.referencias)
      await repository.moveLinhas(transaction, juncaoId, referencia, { de, em })
    await repository.deleteEntrada(transaction, lista, de)
    await invalidate(transaction, juncaoId, lista)
    const { linhas } = await requireJuncao(transaction, juncaoId)
    return {
      acao: 'juntou_na_lista',
      objeto: `${lista.um} ${de}`,
      antes: { nome: antes.nome },
      depois: { nome: alvo.nome, em, usos: linhas, juncao: juncaoId },
    }
  })
  return requireJuncao(db, juncaoId)
}

/** @throws Refusal 409 if the entry cannot come back */
const requireVolta = async (
  db: Db,
  lista: Lista,
  { emId, emNome, entrada }: NonNullable<Awaited<ReturnType<typeof repository.lockJuncao>>>,
): Promise<void> => {
  if (!(await findEntrada(db, lista, emId))) {
    throw new Refusal(409, `${entreAspas(emNome)} foi juntado a outra entrada depois. Desfaça antes essa junção.`)
  }
  const refusal = await refuseNome(db, lista, String(entrada[lista.nome]))
  if (refusal) throw new Refusal(409, `${refusal} Mude esse nome antes de desfazer.`)
  if (lista.temCategoria && !(await findEntrada(db, listas.categorias, Number(entrada['categoria_id'])))) {
    throw new Refusal(409, 'A categoria desta entrada foi juntada a outra depois. Desfaça antes essa junção.')
  }
}

/**
 * Undoes a join: the entry is back with its id, and with what was moved and still uses the other entry. Nothing else is
 * touched; what has changed since is counted.
 * @throws Refusal 404, 409 if it is undone already, or the entry cannot come back
 */
export const desfazer = async (db: Db, atorId: number, id: number) => {
  const ficaram: Array<{ tipo: Lista['referencias'][number]['tipo']; total: number }> = []
  const nome = (await requireJuncao(db, id)).lista
  const lista = listaOf(nome)
  await audited(db, atorId, async transaction => {
    ficaram.length = 0
    await lockLista(transaction, lista)
    const feita = await repository.lockJuncao(transaction, id)
    if (!feita) throw new Refusal(404, 'Esta junção não existe.')
    if (feita.desfeitaEm) throw new Refusal(409, 'Esta junção já foi desfeita.')
    await requireVolta(transaction, lista, feita)
    await lockEntradas(transaction, lista, [feita.emId])
    const par = { de: feita.deId, em: feita.emId }
    await repository.restoreEntrada(transaction, id, lista)
    for (const referencia of lista.referencias) {
      const total = await repository.returnLinhas(transaction, id, referencia, par)
      if (total > 0) ficaram.push({ tipo: referencia.tipo, total })
    }
    await invalidate(transaction, id, lista)
    await repository.markDesfeita(transaction, id)
    return {
      acao: 'desfez_juncao',
      objeto: `${lista.um} ${feita.deId}`,
      antes: { nome: feita.emNome, em: feita.emId },
      depois: {
        nome: feita.entrada[lista.nome],
        ficaram: Object.fromEntries(ficaram.map(uso => [uso.tipo, uso.total])),
      },
    }
  })
  return { juncao: await requireJuncao(db, id), ficaram }
}
