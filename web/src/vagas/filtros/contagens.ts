import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { contagensQuery } from './__generated__/contagensQuery.graphql.ts'
import type { Filtro } from './filtro.ts'

const query = graphql`
  query contagensQuery($filtro: VagaFiltro!) {
    contagensDeVagas(filtro: $filtro) {
      tipos {
        tipo
        codigo
        total
      }
      departamentos {
        codigo
        total
      }
      beneficios {
        beneficio
        total
      }
      modalidades {
        modalidade
        total
      }
      horasMinimas {
        horas
        total
      }
    }
  }
`

/** How many vagas each option would find, by its value in the filter; departments after a 'd', since their ids may be those of types. Null if the upstream does not count. */
export async function fetchContagens(environment: IEnvironment, filtro: Filtro) {
  const { salvas: _, ordem: __, ...rest } = filtro
  const data = await fetchQuery<contagensQuery>(environment, query, { filtro: rest }).toPromise()
  const contagens = data?.contagensDeVagas
  if (!contagens) return null
  const { tipos, departamentos, beneficios, modalidades, horasMinimas } = contagens
  return new Map<string | number, number>([
    ...tipos.map(({ tipo, codigo, total }) => [codigo ?? tipo, total] as const),
    ...departamentos.map(({ codigo, total }) => [`d${codigo}`, total] as const),
    ...beneficios.map(({ beneficio, total }) => [beneficio, total] as const),
    ...(modalidades ?? []).map(({ modalidade, total }) => [modalidade, total] as const),
    ...(horasMinimas ?? []).map(({ horas, total }) => [horas, total] as const),
  ])
}
