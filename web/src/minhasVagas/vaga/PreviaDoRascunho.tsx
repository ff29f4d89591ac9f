import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Suspense } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import query, { type VagaPageQuery } from '../../vagas/vaga/__generated__/VagaPageQuery.graphql.ts'
import { ConteudoDaVaga } from '../../vagas/vaga/ConteudoDaVaga.tsx'
import type { PreviaDoRascunho_vaga$key } from './__generated__/PreviaDoRascunho_vaga.graphql.ts'
import { formatFaltas, useFaltas } from './faltas.ts'

/** A draft as students will see it, for its managers. */
export const PreviaDoRascunho = ({ vagaRef }: { vagaRef: PreviaDoRascunho_vaga$key }) => {
  const vaga = useFragment(
    graphql`
      fragment PreviaDoRascunho_vaga on Vaga @throwOnFieldError {
        codigo
        ...faltas_vaga
      }
    `,
    vagaRef,
  )
  const faltas = useFaltas(vaga)
  return (
    <>
      <PageHeader
        title="Como os alunos verão"
        lead={`Ninguém além de quem cuida desta oportunidade a vê ainda.${faltas.length > 0 ? ` ${formatFaltas(faltas)}` : ''}`}
        above={
          <TextLink to={paths.professor.vaga(vaga.codigo)} alone>
            <ArrowLeft size={16} aria-hidden="true" />
            Rascunho
          </TextLink>
        }
      />
      {/* Inert: its links have no target yet, and its text is on the page of the draft. */}
      <div inert>
        <Stack gap="large">
          <Suspense fallback={<Skeleton shape="block" height="32rem" />}>
            <Conteudo codigo={vaga.codigo} />
          </Suspense>
        </Stack>
      </div>
    </>
  )
}

/** By the query of the students' page, which the page of a vaga's managers does not load. */
const Conteudo = ({ codigo }: { codigo: string }) => {
  const { vaga } = useLazyLoadQuery<VagaPageQuery>(query, { codigo }, { fetchPolicy: 'store-and-network' })
  return vaga ? <ConteudoDaVaga vagaRef={vaga} candidatura={<Candidatura />} /> : null
}

/** Where each student finds how to apply. */
const Candidatura = () => (
  <Card padding="compact">
    <Heading level={2} look="card">
      Candidatura
    </Heading>
    <Button shape="wide" disabled>
      Candidatar-se
    </Button>
  </Card>
)
