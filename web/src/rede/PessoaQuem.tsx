import { graphql, useFragment } from 'react-relay'
import { Avatar } from '../ui/Avatar.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { PessoaQuem_conexao$key } from './__generated__/PessoaQuem_conexao.graphql.ts'
import { papeisNaRede, semNome } from './pessoa.ts'
import * as styles from './PessoaQuem.css.ts'

/** Portrait, name, role and department of a person. */
export const PessoaQuem = ({ conexaoRef }: { conexaoRef: PessoaQuem_conexao$key }) => {
  const { papelNaRede, cursoOuDepartamento, pessoa } = useFragment(
    graphql`
      fragment PessoaQuem_conexao on Conexao @throwOnFieldError {
        papelNaRede
        cursoOuDepartamento
        pessoa {
          nome
          avatar
        }
      }
    `,
    conexaoRef,
  )
  return (
    <div className={styles.root}>
      <Avatar nome={pessoa.nome} src={pessoa.avatar} size="medium" />
      <Stack gap="none">
        <Text weight="strong">{pessoa.nome ?? semNome}</Text>
        <p className={styles.papel}>
          <span>{papeisNaRede[papelNaRede]}</span>
          {cursoOuDepartamento ? (
            <>
              {' · '}
              <span>{cursoOuDepartamento}</span>
            </>
          ) : null}
        </p>
      </Stack>
    </div>
  )
}
