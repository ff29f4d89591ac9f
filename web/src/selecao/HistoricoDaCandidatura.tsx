import { Suspense, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import { etapas } from '../candidaturas/candidatura/etapas.ts'
import { papeis } from '../tags/papeis.ts'
import { Boundary } from '../ui/state/Boundary.tsx'
import { Button } from '../ui/form/Button.tsx'
import { FailedPart } from '../ui/state/FailedPart.tsx'
import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { Text } from '../ui/text/Text.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type {
  HistoricoDaCandidaturaQuery,
  HistoricoDaCandidaturaQuery$data,
} from './__generated__/HistoricoDaCandidaturaQuery.graphql.ts'
import { type EmSelecao, nomeDe } from './etapa.ts'
import { formatDayTime } from '../ui/dates.ts'

const query = graphql`
  query HistoricoDaCandidaturaQuery($candidatura: ID!) @throwOnFieldError {
    node(id: $candidatura) {
      ... on Candidatura {
        mudancas {
          de
          para
          em
          palavra
          retida
          por {
            nome
          }
        }
      }
    }
  }
`

/** The history of a candidatura, loaded on demand. A new mudanca closes it, because the loaded history is stale. */
export const HistoricoDaCandidatura = ({ candidato }: { candidato: EmSelecao }) => {
  const [reference, load] = useQueryLoader<HistoricoDaCandidaturaQuery>(query)
  const [lida, setLida] = useState<number | null>(null)
  const open = lida === candidato.versao
  const carregar = () => load({ candidatura: candidato.id }, { fetchPolicy: 'network-only' })
  const handleToggle = () => {
    if (!open) carregar()
    setLida(open ? null : candidato.versao)
  }
  return (
    <Stack gap="xsmall" align="start">
      <Button look="secondary" shape="compact" aria-expanded={open} onClick={handleToggle}>
        <span>
          Histórico<VisuallyHidden>{` de ${nomeDe(candidato)}`}</VisuallyHidden>
        </span>
      </Button>
      {open && reference ? (
        <Boundary
          key={reference.fetchKey}
          fallback={<FailedPart title="Erro ao carregar o histórico" busy={false} onRetry={carregar} />}
        >
          <Suspense fallback={<Carregando />}>
            <Mudancas reference={reference} />
          </Suspense>
        </Boundary>
      ) : null}
    </Stack>
  )
}

const Carregando = () => (
  <Loading label="Carregando histórico...">
    <Skeleton width="15rem" />
  </Loading>
)

const Mudancas = ({ reference }: { reference: PreloadedQuery<HistoricoDaCandidaturaQuery> }) => {
  const { node } = usePreloadedQuery<HistoricoDaCandidaturaQuery>(query, reference)
  const mudancas = node?.mudancas ?? []
  if (mudancas.length === 0) return <Text color="muted">Ainda não mudou de etapa.</Text>
  return (
    <Stack as="ol" gap="xsmall">
      {mudancas.map((mudanca, index) => (
        // The list never reorders.
        <Linha key={index} {...mudanca} />
      ))}
    </Stack>
  )
}

type Mudanca = NonNullable<NonNullable<HistoricoDaCandidaturaQuery$data['node']>['mudancas']>[number]

/** Only the student withdraws; all other changes are those of a professor. */
const toQuem = (nome: string | null | undefined, para: Mudanca['para']): string =>
  nome ? `${nome} (${papeis[para === 'RETIRADA' ? 'ESTUDANTE' : 'PROFESSOR']})` : 'Conta removida'

const Linha = ({ de, para, em, palavra, retida, por }: Mudanca) => (
  <li>
    <Text size="small" numeric>
      {`${formatDayTime(em)} · ${toQuem(por?.nome, para)}: de ${etapas[de].label} para ${etapas[para].label} `}
      {retida ? <Tag tone="warning">a divulgar</Tag> : null}
    </Text>
    {palavra ? (
      <Text size="small" color="muted" preLine>
        {`“${palavra}”`}
      </Text>
    ) : null}
  </li>
)
