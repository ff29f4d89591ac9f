import Sparkles from 'lucide-react/icons/sparkles'
import { graphql, useFragment } from 'react-relay'
import { Tag } from '../../ui/text/Tag.tsx'
import { Tooltip } from '../../ui/overlay/Tooltip.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { RecomendacaoTag_recomendacao$key } from './__generated__/RecomendacaoTag_recomendacao.graphql.ts'
import * as styles from './RecomendacaoTag.css.ts'

/** The match in percent, or 'Recomendado' without a score (specification §2). A tooltip has the reasons. */
export const RecomendacaoTag = ({ recomendacaoRef }: { recomendacaoRef: RecomendacaoTag_recomendacao$key }) => {
  const { score, estrategias } = useFragment(
    graphql`
      fragment RecomendacaoTag_recomendacao on Recomendacao @throwOnFieldError {
        score
        estrategias
      }
    `,
    recomendacaoRef,
  )
  const [razao] = estrategias
  return (
    <>
      <Tooltip content={<Porque estrategias={estrategias} />}>
        <Tag tone="accent" icon={<Sparkles size={16} aria-hidden="true" />}>
          {score == null ? (
            'Recomendado'
          ) : (
            <span>
              {`${Math.round(score * 100)}%`}
              <VisuallyHidden> de compatibilidade</VisuallyHidden>
            </span>
          )}
        </Tag>
      </Tooltip>
      {razao ? <span className={styles.razao}>{razao}</span> : null}
    </>
  )
}

const Porque = ({ estrategias }: { estrategias: readonly string[] }) => (
  <>
    <p className={styles.title}>Por que foi recomendado:</p>
    <ul className={styles.reasons}>
      {(estrategias.length > 0 ? estrategias : ['Baseado nos seus interesses']).map(estrategia => (
        <li key={estrategia}>{estrategia}</li>
      ))}
    </ul>
  </>
)
