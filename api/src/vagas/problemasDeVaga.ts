import type { Db } from '../db/connection.ts'
import { validFields } from '../http/alsoRefuse.ts'
import { toProblema } from '../http/refusal.ts'
import type { Problema } from '../http/refusal.ts'
import { today } from '../prazos/today.ts'
import { findAtual, findUnknown } from './vagas.repository.ts'
import type { Atual, Datas } from './vagas.repository.ts'
import { createVagaBody, exigidos, updateVagaBody } from './vagas.schemas.ts'
import type { UpdateVaga } from './vagas.schemas.ts'

const frases = {
  department_id: 'O departamento escolhido não existe.',
  location_id: 'A localização escolhida não existe.',
  tipo_id: 'O tipo de oportunidade escolhido não existe.',
  interesses: 'Um dos interesses escolhidos não existe.',
}

type Dados = Parameters<typeof findUnknown>[1] & {
  descricao?: string | undefined
  prazo?: string | null | undefined
  resposta_ate?: string | null | undefined
}

/** The default deadline is 31 December of the current year (specification §10.1). */
export const prazoPadrao = (): string => `${today().slice(0, 4)}-12-31`

const formatDay = (day: string) => day.split('-').toReversed().join('/')

/** Days that have passed may stay, but not be set. The promised answer comes after the deadline, whichever was edited. */
const findProblemasDasDatas = (dados: Dados, atual: Datas | null): Problema[] => {
  const prazo = dados.prazo ?? atual?.prazo ?? prazoPadrao()
  const { resposta_ate: resposta = atual?.respostaAte ?? null } = dados
  const prazoMudou = prazo !== atual?.prazo
  const respostaMudou = resposta !== (atual?.respostaAte ?? null)
  const antesDoPrazo = resposta !== null && resposta < prazo
  const problemas: Problema[] = []
  if (prazoMudou && prazo < today()) {
    problemas.push(toProblema('prazo', 'O prazo não pode estar no passado.'))
  } else if (prazoMudou && !respostaMudou && antesDoPrazo) {
    const frase = `A resposta está prometida até ${formatDay(resposta)}. Mude também essa data, na edição da oportunidade.`
    problemas.push(toProblema('prazo', frase))
  }
  if (respostaMudou && resposta !== null && resposta < today()) {
    problemas.push(toProblema('resposta_ate', 'A data da resposta não pode estar no passado.'))
  } else if (respostaMudou && antesDoPrazo) {
    const frase = `A resposta não pode ser prometida para antes do prazo, ${formatDay(prazo)}.`
    problemas.push(toProblema('resposta_ate', frase))
  }
  return problemas
}

/**
 * What is invalid of a vaga beyond its schema: ids that do not exist or are archived, days, and a description that a published one loses.
 * `atual`: the vaga before an edit.
 */
export const findProblemas = async (db: Db, dados: Dados, atual: Atual | null): Promise<Problema[]> => {
  const unknown = await findUnknown(db, dados, atual?.id ?? null)
  const perdeTexto = dados.descricao === '' && atual?.rascunho === false
  return [
    ...(perdeTexto ? [toProblema('descricao', exigidos.descricao)] : []),
    ...findProblemasDasDatas(dados, atual),
    ...unknown.map(campo => toProblema(campo, frases[campo])),
  ]
}

type Exigido = keyof typeof exigidos

/** What a draft lacks to be published. */
export const findFaltas = (vaga: { [Campo in Exigido]?: UpdateVaga[Campo] | null }): Problema[] =>
  (Object.keys(exigidos) as Exigido[]).flatMap(campo => (vaga[campo] ? [] : [toProblema(campo, exigidos[campo])]))

/** For a new vaga whose schema is invalid. */
export const findProblemasDaNova = (db: Db, body: unknown): Promise<Problema[]> =>
  findProblemas(db, validFields(createVagaBody, body), null)

/** For an edit whose schema is invalid. */
export const findProblemasDaEdicao = async (db: Db, id: number, body: unknown): Promise<Problema[]> =>
  findProblemas(db, validFields(updateVagaBody, body), await findAtual(db, id))
