import Mail from 'lucide-react/icons/mail'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { PessoaResumo_conexao$key } from './__generated__/PessoaResumo_conexao.graphql.ts'
import { isExemplo, papeisNaRede, semNome } from './pessoa.ts'

type Props = {
  conexaoRef: PessoaResumo_conexao$key
  /** Why the person is suggested; null if unknown. */
  motivo: string | null
}

/** The content of a person's hover card: what its card says, all tags, and a link to write. */
export const PessoaResumo = ({ conexaoRef, motivo }: Props) => {
  const { papelNaRede, cursoOuDepartamento, tags, pessoa } = useFragment(
    graphql`
      fragment PessoaResumo_conexao on Conexao @throwOnFieldError {
        papelNaRede
        cursoOuDepartamento
        tags
        pessoa {
          codigo
          nome
        }
      }
    `,
    conexaoRef,
  )
  const mensagens = paths.mensagens(pessoa.codigo)
  return (
    <Stack gap="small">
      <Text weight="strong">{pessoa.nome ?? semNome}</Text>
      <Text size="small">{[papeisNaRede[papelNaRede], cursoOuDepartamento].filter(Boolean).join(' · ')}</Text>
      {motivo ? <Text size="small">{motivo}</Text> : null}
      <Text size="small" color="muted">
        {tags.length > 0 ? 'Interesses e áreas:' : 'Interesses e áreas: nada informado ainda.'}
      </Text>
      <Cluster gap="xxsmall">
        {tags.map(tag => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </Cluster>
      {isExemplo(pessoa.codigo) ? null : (
        <LinkButton to={mensagens} look="secondary" shape="compact">
          <Mail size={16} aria-hidden="true" />
          Enviar mensagem
        </LinkButton>
      )}
    </Stack>
  )
}
