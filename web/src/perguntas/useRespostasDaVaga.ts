import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useRespostasDaVagaQuery } from './__generated__/useRespostasDaVagaQuery.graphql.ts'

/** Respostas by the global id of the candidatura, with the perguntas as they were at the time. */
export type RespostasDaVaga = ReadonlyMap<string, readonly { pergunta: string; valor: string }[]>

/** Loads all respostas to a vaga (REST id), for the exported files. Empty on an upstream without perguntas. */
export function useRespostasDaVaga(codigo: string) {
  const environment = useRelayEnvironment()
  return async (): Promise<RespostasDaVaga> => {
    const data = await fetchQuery<useRespostasDaVagaQuery>(
      environment,
      graphql`
        query useRespostasDaVagaQuery($codigo: ID!) @throwOnFieldError {
          vaga(codigo: $codigo) {
            respostas {
              idDaCandidatura
              respostas {
                pergunta
                valor
              }
            }
          }
        }
      `,
      { codigo },
    ).toPromise()
    const todas = data?.vaga?.respostas?.map(
      ({ idDaCandidatura, respostas }) =>
        [idDaCandidatura, respostas.map(({ pergunta, valor }) => ({ pergunta, valor }))] as const,
    )
    return new Map(todas)
  }
}
