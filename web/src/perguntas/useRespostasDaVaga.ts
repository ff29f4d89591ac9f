import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useRespostasDaVagaQuery } from './__generated__/useRespostasDaVagaQuery.graphql.ts'

/** What was answered, with the questions as they were asked, by the global id of the candidatura. */
export type RespostasDaVaga = ReadonlyMap<string, readonly { pergunta: string; valor: string }[]>

/** Reads all answers to a vaga, for the files. Empty on an upstream without questions. `codigo`: REST id of the vaga. */
export function useRespostasDaVaga(codigo: string) {
  const environment = useRelayEnvironment()
  return async (): Promise<RespostasDaVaga> => {
    const data = await fetchQuery<useRespostasDaVagaQuery>(
      environment,
      graphql`
        query useRespostasDaVagaQuery($vaga: ID!) @throwOnFieldError {
          viewer {
            respostasDaVaga(vaga: $vaga) {
              candidatura
              respostas {
                pergunta
                valor
              }
            }
          }
        }
      `,
      { vaga: codigo },
    ).toPromise()
    const todas = data?.viewer?.respostasDaVaga?.map(
      ({ candidatura, respostas }) =>
        [candidatura, respostas.map(({ pergunta, valor }) => ({ pergunta, valor }))] as const,
    )
    return new Map(todas)
  }
}
