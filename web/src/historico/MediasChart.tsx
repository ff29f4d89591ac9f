import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '../ui/text/Heading.tsx'
import { Card } from '../ui/layout/Card.tsx'
import type { MediasChart_historico$key } from './__generated__/MediasChart_historico.graphql.ts'
import { faixaDe, formatMedia } from './grau.ts'
import * as styles from './MediasChart.css.ts'

/** A bar from 0 to 10 for the mean of each term; nothing if no term has a grade. */
export const MediasChart = ({ historicoRef }: { historicoRef: MediasChart_historico$key }) => {
  const id = useId()
  const { periodos } = useFragment(
    graphql`
      fragment MediasChart_historico on Historico {
        periodos {
          nome
          media
        }
      }
    `,
    historicoRef,
  )
  if (periodos.every(({ media }) => media === null)) return null
  return (
    <Card as="section" padding="compact" labelledBy={id}>
      <Heading level={2} look="card" id={id}>
        Média por período
      </Heading>
      <ul className={styles.root}>
        {periodos.map(({ nome, media }) => (
          <li key={nome} className={styles.row}>
            <span className={styles.periodo}>{nome || '—'}</span>
            <Barra media={media ?? 0} />
            <span className={styles.media}>{formatMedia(media)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Barra = ({ media }: { media: number }) => (
  <svg aria-hidden="true" className={styles.track}>
    <rect width={`${media * 10}%`} data-faixa={faixaDe(media)} className={styles.bar} />
    {/* The grades at which the color changes. */}
    <line x1="50%" x2="50%" y1="0" y2="100%" className={styles.mark} />
    <line x1="70%" x2="70%" y1="0" y2="100%" className={styles.mark} />
  </svg>
)
