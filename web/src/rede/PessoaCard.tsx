import Lightbulb from 'lucide-react/icons/lightbulb'
import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Card } from '../ui/layout/Card.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
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

/** A person of the network, with the reason for the suggestion and the actions; a row where it is wide. */
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
  const { tags } = conexao
  return (
    <Card as="li" padding="compact">
      <div className={styles.root}>
        <div className={styles.areas}>
          <PessoaQuem conexaoRef={conexao} />
          <div className={styles.sobre}>
            <Tags tags={tags} />
            {vagasAbertas ? (
              <Text size="small" weight="medium">
                {vagasAbertas === 1 ? '1 oportunidade aberta' : `${vagasAbertas} oportunidades abertas`}
              </Text>
            ) : null}
            {motivo ? <Motivo>{motivo}</Motivo> : null}
          </div>
          <div className={styles.actions}>
            <VerPerfil conexaoRef={conexao} />
            <ConectarButton conexaoRef={conexao} />
          </div>
        </div>
      </div>
    </Card>
  )
})

const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 ? (
    <Cluster gap="xxsmall">
      {tags.slice(0, aVista).map(tag => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {tags.length > aVista ? <Tag tone="primary">{`+${tags.length - aVista}`}</Tag> : null}
    </Cluster>
  ) : null

const Motivo = ({ children }: { children: string }) => (
  <div className={styles.motivo}>
    <Lightbulb size={16} aria-hidden="true" className={styles.bulb} />
    <Text size="small" color="muted">
      {children}
    </Text>
  </div>
)
