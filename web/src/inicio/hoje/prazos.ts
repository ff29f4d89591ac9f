import { graphql, readInlineData } from 'react-relay'
import { serverNow } from '../../relay/serverClock.ts'
import { diasAte } from '../../tags/prazo.ts'
import type { prazos_vaga$data, prazos_vaga$key } from './__generated__/prazos_vaga.graphql.ts'

const fragment = graphql`
  fragment prazos_vaga on Vaga @inline {
    id
    codigo
    titulo
    prazo
    encerrada
    minhaCandidatura {
      etapa
    }
  }
`

/** A deadline of a vaga to which the student has not applied. */
export type Prazo = {
  id: string
  codigo: string
  titulo: string | null | undefined
  prazo: string
  dias: number
  origem: string
}

/** Deadlines further ahead are not shown. */
const horizonte = 14

/** As many as one reads at a glance. */
const most = 5

/** Whether the student can still apply to a vaga, as far as the list of an upstream tells. */
export function isToApply(vagaRef: prazos_vaga$key): boolean {
  const { minhaCandidatura, encerrada } = readInlineData(fragment, vagaRef)
  return minhaCandidatura?.etapa == null && !encerrada
}

/** The next deadlines of saved and of recommended vagas, each vaga once. */
export function prazosDe(
  salvas: readonly prazos_vaga$key[],
  recomendadas: readonly prazos_vaga$key[],
  now = serverNow(),
): Prazo[] {
  const toPrazo = (origem: string) => (vagaRef: prazos_vaga$key) =>
    isToApply(vagaRef) ? readPrazo(readInlineData(fragment, vagaRef), origem, now) : []
  const todos = [...salvas.flatMap(toPrazo('Você salvou')), ...recomendadas.flatMap(toPrazo('Recomendada'))]
  return todos
    .filter(({ id }, at) => todos.findIndex(other => other.id === id) === at)
    .toSorted((one, other) => one.dias - other.dias)
    .slice(0, most)
}

function readPrazo({ id, codigo, titulo, prazo }: prazos_vaga$data, origem: string, now: Date): Prazo[] {
  const dias = prazo ? diasAte(prazo, now) : null
  const isNear = dias !== null && dias >= 0 && dias <= horizonte
  return prazo && isNear ? [{ id, codigo, titulo, prazo, dias, origem }] : []
}
