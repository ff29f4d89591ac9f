import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Card } from '../ui/layout/Card.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { PessoaCard_conexao$key } from './__generated__/PessoaCard_conexao.graphql.ts'
import { ConectarButton } from './ConectarButton.tsx'
import * as styles from './PessoaCard.css.ts'
import { PessoaQuem } from './PessoaQuem.tsx'
import { VerPerfil } from './VerPerfil.tsx'

/** The number of tags on a card (specification §9). */
const aVista = 2

type Props = {
  conexaoRef: PessoaCard_conexao$key
  /** Why the person is suggested. */
  motivo?: string | null
  /** Of a professor. */
  vagasAbertas?: number | null
}

/** A person of the network: who, the whole reason for the suggestion, and the actions. Cards of a row end at one line. */
export const PessoaCard = memo(({ conexaoRef, motivo, vagasAbertas }: Props) => {
  const conexao = useFragment(
    graphql`
      fragment PessoaCard_conexao on Conexao @throwOnFieldError {
        tags
        ...PessoaQuem_conexao
        ...VerPerfil_conexao
        ...ConectarButton_conexao
      }
    `,
    conexaoRef,
  )
  return (
    <Card as="li" padding="row">
      <div className={styles.root}>
        <div className={styles.linha}>
          <PessoaQuem conexaoRef={conexao} />
          <div className={styles.perfil}>
            <VerPerfil conexaoRef={conexao} motivo={motivo} />
          </div>
        </div>
        <div className={styles.resto}>
          <div className={styles.sobre}>
            <div>
              {motivo ? <Text size="small">{motivo}</Text> : null}
              {vagasAbertas ? (
                <Text size="small" color="muted">
                  {vagasAbertas === 1 ? '1 oportunidade aberta' : `${vagasAbertas} oportunidades abertas`}
                </Text>
              ) : null}
            </div>
            <Tags tags={conexao.tags} />
          </div>
          <ConectarButton conexaoRef={conexao} />
        </div>
      </div>
    </Card>
  )
})

const Tags = ({ tags }: { tags: readonly string[] }) => (
  <div className={styles.tags}>
    {tags.slice(0, aVista).map(tag => (
      <Tag key={tag}>{tag}</Tag>
    ))}
    {tags.length > aVista ? <Tag tone="primary">{`+${tags.length - aVista}`}</Tag> : null}
  </div>
)
