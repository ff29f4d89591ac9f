import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { formatDate } from '../ui/format.ts'
import { useRouteExists } from '../ui/routeExists.ts'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import type {
  CandidatoItem_candidatura$data,
  CandidatoItem_candidatura$key,
} from './__generated__/CandidatoItem_candidatura.graphql.ts'
import { CartaDeMotivacao } from './CartaDeMotivacao.tsx'

/** One candidate: who, when, and the letter. */
export const CandidatoItem = ({ candidaturaRef }: { candidaturaRef: CandidatoItem_candidatura$key }) => {
  const { criadaEm, cartaDeMotivacao, candidato } = useFragment(
    graphql`
      fragment CandidatoItem_candidatura on Candidatura @throwOnFieldError {
        criadaEm
        cartaDeMotivacao
        candidato {
          codigo
          nome
          avatar
          email
          curso
        }
      }
    `,
    candidaturaRef,
  )
  return (
    <Card as="li" padding="compact">
      <Cluster gap="small" align="start" justify="between">
        <Quem candidato={candidato} />
        {criadaEm ? (
          <Text size="small" color="muted" numeric>
            Candidatura em <time dateTime={criadaEm}>{formatDate(criadaEm)}</time>
          </Text>
        ) : null}
      </Cluster>
      <CartaDeMotivacao carta={cartaDeMotivacao} />
    </Card>
  )
}

const Quem = ({ candidato }: Pick<CandidatoItem_candidatura$data, 'candidato'>) => {
  const routeExists = useRouteExists()
  const nome = candidato?.nome ?? 'Candidato desconhecido'
  const perfil = candidato && paths.professor.perfil(candidato.codigo)
  return (
    <Cluster gap="small">
      <Avatar nome={candidato?.nome} src={candidato?.avatar} />
      <Stack gap="none">
        {perfil && routeExists(perfil) ? <TextLink to={perfil}>{nome}</TextLink> : <Text weight="strong">{nome}</Text>}
        <Text size="small" color="muted">
          {[candidato?.curso, candidato?.email].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </Cluster>
  )
}
