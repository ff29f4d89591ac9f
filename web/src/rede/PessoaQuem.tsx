import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import type { PessoaQuem_conexao$key } from './__generated__/PessoaQuem_conexao.graphql.ts'
import { isExemplo, papeisNaRede, semNome } from './pessoa.ts'
import * as styles from './PessoaQuem.css.ts'

/** Portrait, name, role and department of a person. */
export const PessoaQuem = ({ conexaoRef }: { conexaoRef: PessoaQuem_conexao$key }) => {
  const { papelNaRede, cursoOuDepartamento, pessoa } = useFragment(
    graphql`
      fragment PessoaQuem_conexao on Conexao @throwOnFieldError {
        papelNaRede
        cursoOuDepartamento
        pessoa {
          codigo
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
        <Text weight="strong">
          <Nome codigo={pessoa.codigo} nome={pessoa.nome ?? semNome} />
        </Text>
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

const Nome = ({ codigo, nome }: { codigo: string; nome: string }) => {
  const perfil = paths.perfil(codigo)
  if (isExemplo(codigo)) return nome
  return (
    <TextLink to={perfil} look="plain">
      {nome}
    </TextLink>
  )
}
