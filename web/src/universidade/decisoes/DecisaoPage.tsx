import SearchX from 'lucide-react/icons/search-x'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { formatDate } from '../../ui/dates.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextoEscrito } from '../TextoEscrito.tsx'
import { Administracao } from '../Administracao.tsx'
import type { DecisaoPageQuery } from './__generated__/DecisaoPageQuery.graphql.ts'
import { Contestar } from './Contestar.tsx'

const query = graphql`
  query DecisaoPageQuery($codigo: ID!) @preloadable @throwOnFieldError {
    viewer {
      decisaoRecebida(codigo: $codigo) {
        caso
        ato
        motivo
        ate
        copia {
          titulo
          texto
        }
        contestacao {
          texto
        }
        situacao
        contestarAte
      }
    }
  }
`

/** '/admin/decisoes/{codigo}': a decision, for whom it concerns. */
export const DecisaoPage = () => (
  <Administracao title="Decisão da moderação" lead="O que foi decidido sobre algo seu, e por quê.">
    <Suspense fallback={<Skeleton shape="block" height="320px" />}>
      <Decisao />
    </Suspense>
  </Administracao>
)

type Dados = NonNullable<NonNullable<DecisaoPageQuery['response']['viewer']>['decisaoRecebida']>

const decididos: Record<Dados['ato'], string> = {
  ADVERTIR: 'Você recebeu uma advertência',
  OCULTAR: 'Isto não aparece mais para os outros',
  SUSPENDER: 'A sua conta foi suspensa',
  RESTAURAR: 'A decisão foi desfeita',
  MANTER: 'A decisão foi mantida',
  DISPENSAR: 'Nada mudou',
  REABRIR: 'Em análise',
  LIBERAR: 'A oportunidade foi publicada',
  DEVOLVER: 'A oportunidade voltou para você',
}

const Decisao = () => {
  const { viewer } = usePageQuery<DecisaoPageQuery>(query)
  const decisao = viewer?.decisaoRecebida
  if (!decisao) return <EmptyState icon={<SearchX size={28} />} title="Esta decisão não existe ou não é sobre você." />
  const { caso, ato, motivo, ate, copia, contestacao, situacao, contestarAte } = decisao
  return (
    <Stack>
      <Notice tone={ato === 'RESTAURAR' ? 'success' : 'warning'} title={decididos[ato]}>
        {ate ? `${motivo} Até ${formatDate(ate)}.` : motivo}
      </Notice>
      <Card>
        <Stack>
          <Heading level={2}>{copia.titulo}</Heading>
          <TextoEscrito texto={copia.texto} />
        </Stack>
      </Card>
      {contestacao ? (
        <Card>
          <Stack>
            <Heading level={2}>A sua contestação</Heading>
            <TextoEscrito texto={contestacao.texto} />
            <Text color="muted">
              {situacao === 'CONTESTADO' ? 'Outra pessoa da moderação vai decidir. Avisamos você.' : 'Já foi decidida.'}
            </Text>
          </Stack>
        </Card>
      ) : null}
      {contestarAte ? <Contestar caso={caso} ate={contestarAte} /> : null}
    </Stack>
  )
}
