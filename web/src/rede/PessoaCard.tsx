import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Card } from '../ui/Card.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Tag } from '../ui/Tag.tsx'
import type { PessoaCard_conexao$key } from './__generated__/PessoaCard_conexao.graphql.ts'
import { ConectarButton } from './ConectarButton.tsx'
import * as styles from './PessoaCard.css.ts'
import { PessoaMotivo } from './PessoaMotivo.tsx'
import { PessoaQuem } from './PessoaQuem.tsx'
import { VerPerfil } from './VerPerfil.tsx'

/** How many tags a card shows (specification §9). */
const aVista = 2

type Props = {
  conexaoRef: PessoaCard_conexao$key
  /** Why they are suggested. */
  motivo?: string | null
}

/** A person of the network: who, why, and what to do. */
export const PessoaCard = memo(({ conexaoRef, motivo }: Props) => {
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
      <PessoaQuem conexaoRef={conexao} />
      {tags.length > 0 ? (
        <Cluster gap="xxsmall">
          {tags.slice(0, aVista).map(tag => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {tags.length > aVista ? <Tag tone="primary">+{tags.length - aVista}</Tag> : null}
        </Cluster>
      ) : null}
      {motivo ? <PessoaMotivo motivo={motivo} /> : null}
      <div className={styles.actions}>
        <VerPerfil conexaoRef={conexao} />
        <ConectarButton conexaoRef={conexao} />
      </div>
    </Card>
  )
})
