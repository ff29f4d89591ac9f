import { graphql, useFragment } from 'react-relay'
import { Card } from '../ui/layout/Card.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { ProgressoComplementar_viewer$key } from './__generated__/ProgressoComplementar_viewer.graphql.ts'
import * as styles from './ProgressoComplementar.css.ts'

/** The progress of the complementary activities, in one of three states (specification §4); nothing if unknown. */
export const ProgressoComplementar = ({ viewerRef }: { viewerRef: ProgressoComplementar_viewer$key }) => {
  const { progressoComplementar: progresso } = useFragment(
    graphql`
      fragment ProgressoComplementar_viewer on Viewer {
        progressoComplementar @catch(to: NULL) {
          estado
          creditosConcluidos
          creditosExigidos
          percentual
        }
      }
    `,
    viewerRef,
  )
  if (!progresso) return null
  return (
    <Card as="section" padding="compact" labelledBy="progresso">
      <Heading level={2} look="card" id="progresso">
        Atividades Complementares
      </Heading>
      {progresso.estado === 'EM_PROGRESSO' ? (
        <Progresso {...progresso} />
      ) : (
        <Text size="small" color="muted">
          {progresso.estado === 'SEM_HISTORICO'
            ? 'Importe seu histórico acadêmico para acompanhar seus créditos.'
            : 'Seu histórico ainda não tem registro de atividades complementares.'}
        </Text>
      )}
    </Card>
  )
}

type ProgressoProps = { creditosConcluidos: number; creditosExigidos: number; percentual: number }

const Progresso = ({ creditosConcluidos, creditosExigidos, percentual }: ProgressoProps) => (
  <>
    <progress
      aria-labelledby="progresso"
      value={percentual}
      max={100}
      data-complete={percentual >= 100}
      className={styles.bar}
    />
    <div className={styles.numbers}>
      <Text as="span" size="small" color="muted" numeric>
        {`${creditosConcluidos} de ${creditosExigidos} créditos`}
      </Text>
      <Text as="span" size="small" weight="strong" numeric>
        {`${percentual}%`}
      </Text>
    </div>
  </>
)
