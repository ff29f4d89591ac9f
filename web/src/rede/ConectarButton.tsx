import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/form/Button.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type { ConectarButton_conexao$key } from './__generated__/ConectarButton_conexao.graphql.ts'
import { semNome } from './pessoa.ts'
import { useConexao } from './useConexao.ts'

/** Connects with a person, or disconnects. */
export const ConectarButton = ({ conexaoRef }: { conexaoRef: ConectarButton_conexao$key }) => {
  const conexao = useFragment(
    graphql`
      fragment ConectarButton_conexao on Conexao @throwOnFieldError {
        conectado
        pessoa {
          nome
        }
        ...useConexao_conexao
      }
    `,
    conexaoRef,
  )
  const alternar = useConexao(conexao)
  const { conectado, pessoa } = conexao
  return (
    <Button look={conectado ? 'quiet' : 'secondary'} shape="compact" onClick={alternar}>
      <span>{conectado ? 'Conectado' : 'Conectar'}</span>
      <VisuallyHidden>{` com ${pessoa.nome ?? semNome}`}</VisuallyHidden>
    </Button>
  )
}
