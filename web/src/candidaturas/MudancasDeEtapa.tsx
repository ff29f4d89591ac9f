import { graphql, useFragment } from 'react-relay'
import { formatDay } from '../ui/dates.ts'
import { Text } from '../ui/text/Text.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type {
  EtapaDaCandidatura,
  MudancasDeEtapa_candidatura$key,
} from './__generated__/MudancasDeEtapa_candidatura.graphql.ts'
import { etapas } from './candidatura/etapas.ts'
import * as styles from './MudancasDeEtapa.css.ts'

type Props = { candidaturaRef: MudancasDeEtapa_candidatura$key }

/**
 * The stages that the candidatura has reached, oldest first, with the messages written at each; nothing before the
 * first change.
 */
export const MudancasDeEtapa = ({ candidaturaRef }: Props) => {
  const { criadaEm, mudancas } = useFragment(
    graphql`
      fragment MudancasDeEtapa_candidatura on Candidatura @throwOnFieldError {
        criadaEm
        mudancas {
          para
          em
          palavra
        }
      }
    `,
    candidaturaRef,
  )
  if (!mudancas?.length) return null
  return (
    <ol aria-label="Histórico da candidatura">
      <Momento etapa="RECEBIDA" em={criadaEm} palavra={null} />
      {mudancas.map(({ para, em, palavra }) => (
        <Momento key={`${em} ${para}`} etapa={para} em={em} palavra={palavra} />
      ))}
    </ol>
  )
}

type MomentoProps = { etapa: EtapaDaCandidatura; em: string | null; palavra: string | null }

const Momento = ({ etapa, em, palavra }: MomentoProps) => (
  <li>
    <span className={styles.line}>
      <Text as="span" size="small" weight="medium">
        {etapas[etapa].label}
      </Text>
      {em ? (
        <Text as="span" size="small" color="muted" numeric>
          <time dateTime={em}>{formatDay(em)}</time>
        </Text>
      ) : null}
    </span>
    {palavra ? (
      <Palavra autor={etapa === 'RETIRADA' ? 'Você' : 'Quem publicou a oportunidade'} texto={palavra} />
    ) : null}
  </li>
)

const Palavra = ({ autor, texto }: { autor: string; texto: string }) => (
  <blockquote className={styles.palavra}>
    <VisuallyHidden>{`${autor} escreveu: `}</VisuallyHidden>
    <Text size="small" preLine>
      {texto}
    </Text>
  </blockquote>
)
