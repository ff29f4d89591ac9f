import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../ui/format.ts'
import { Text } from '../ui/text/Text.tsx'
import type { CandidaturaEnvio_candidatura$key } from './__generated__/CandidaturaEnvio_candidatura.graphql.ts'

/** When a candidatura was sent, and whether with a letter. */
export const CandidaturaEnvio = ({ candidaturaRef }: { candidaturaRef: CandidaturaEnvio_candidatura$key }) => {
  const { criadaEm, cartaDeMotivacao } = useFragment(
    graphql`
      fragment CandidaturaEnvio_candidatura on Candidatura @throwOnFieldError {
        criadaEm
        cartaDeMotivacao
      }
    `,
    candidaturaRef,
  )
  return (
    <Text size="small" color="muted" numeric>
      {criadaEm ? (
        <span>
          Candidatura enviada em <time dateTime={criadaEm}>{formatDate(criadaEm)}</time>
        </span>
      ) : (
        <span>Candidatura enviada</span>
      )}
      {cartaDeMotivacao ? null : <span>, sem carta de motivação</span>}
    </Text>
  )
}
