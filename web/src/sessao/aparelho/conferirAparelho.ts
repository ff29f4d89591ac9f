import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { commitUnannounced } from '../../relay/commitUnannounced.ts'
import { readSessao } from '../sessao.ts'
import type { conferirAparelhoDesligarMutation } from './__generated__/conferirAparelhoDesligarMutation.graphql.ts'
import type { conferirAparelhoLigarMutation } from './__generated__/conferirAparelhoLigarMutation.graphql.ts'
import type { conferirAparelhoQuery } from './__generated__/conferirAparelhoQuery.graphql.ts'
import { endAssinatura, readAssinatura } from './assinatura.ts'

const query = graphql`
  query conferirAparelhoQuery @throwOnFieldError {
    viewer {
      noAparelho {
        aparelho {
          endereco
          tipos
        }
      }
    }
  }
`

const ligar = graphql`
  mutation conferirAparelhoLigarMutation($input: LigarAparelhoInput!) {
    ligarAparelho(input: $input) {
      __typename
    }
  }
`

const desligar = graphql`
  mutation conferirAparelhoDesligarMutation {
    desligarAparelho {
      __typename
    }
  }
`

/**
 * Compares the browser's subscription with what the server has of this session, once for each start. One of another session
 * or person ends; a new address of the browser is told; what the browser lost is forgotten. Throws if the server cannot be
 * reached: nothing changes then.
 */
export async function conferirAparelho(environment: IEnvironment): Promise<void> {
  if (!readSessao()) return endAssinatura()
  const data = await fetchQuery<conferirAparelhoQuery>(environment, query, {}).toPromise()
  const noAparelho = data?.viewer?.noAparelho
  if (!noAparelho) return
  const [assinatura, { aparelho }] = [await readAssinatura(), noAparelho]
  if (!aparelho) return endAssinatura()
  if (!assinatura) {
    commitUnannounced<conferirAparelhoDesligarMutation>(environment, { mutation: desligar, variables: {} })
  } else if (assinatura.endereco !== aparelho.endereco) {
    const variables = { input: { ...assinatura, tipos: [...aparelho.tipos] } }
    commitUnannounced<conferirAparelhoLigarMutation>(environment, { mutation: ligar, variables })
  }
}
