import { lazy, Suspense, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Boundary } from '../ui/state/Boundary.tsx'
import { Button } from '../ui/form/Button.tsx'
import { FailedPart } from '../ui/state/FailedPart.tsx'
import { Loading } from '../ui/state/Loading.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type { VagaMudou_candidatura$key } from './__generated__/VagaMudou_candidatura.graphql.ts'
import { toConhecidos } from './campos.ts'

/** Lazy: few vagas are edited, and fewer changes are opened. */
const VagaAntes = lazy(() => import('./VagaAntes.tsx').then(module => ({ default: module.VagaAntes })))

type Props = { candidaturaRef: VagaMudou_candidatura$key; vaga: { codigo: string; titulo: string } }

/** Names the fields of the vaga that changed since the student applied, with both versions on demand. */
export const VagaMudou = ({ candidaturaRef, vaga: { codigo, titulo } }: Props) => {
  const { vagaOriginal } = useFragment(
    graphql`
      fragment VagaMudou_candidatura on Candidatura @throwOnFieldError {
        vagaOriginal {
          mudou
        }
      }
    `,
    candidaturaRef,
  )
  const [open, setOpen] = useState(false)
  const id = useId()
  const toggle = () => setOpen(!open)
  const nomes = toConhecidos(vagaOriginal?.mudou ?? []).map(({ nome }) => nome)
  if (nomes.length === 0) return null
  return (
    <>
      <Notice
        tone="info"
        dense
        actions={
          <Button look="secondary" shape="compact" aria-expanded={open} aria-controls={id} onClick={toggle}>
            <span>{open ? 'Ocultar o que mudou' : 'Ver o que mudou'}</span>
            <VisuallyHidden>{` em ${titulo}`}</VisuallyHidden>
          </Button>
        }
      >
        <p>{`Esta oportunidade mudou desde a sua candidatura: ${nomes.join(', ')}.`}</p>
      </Notice>
      <div id={id} hidden={!open}>
        {open ? <Comparacao codigo={codigo} /> : null}
      </div>
    </>
  )
}

const Comparacao = ({ codigo }: { codigo: string }) => {
  const [tentativa, setTentativa] = useState(0)
  const retry = () => setTentativa(tentativa + 1)
  return (
    <Boundary
      key={tentativa}
      fallback={<FailedPart title="Erro ao carregar o que mudou" busy={false} onRetry={retry} />}
    >
      <Suspense fallback={<Carregando />}>
        <VagaAntes codigo={codigo} fetchKey={tentativa} />
      </Suspense>
    </Boundary>
  )
}

const Carregando = () => (
  <Loading label="Carregando o que mudou...">
    <Skeleton width="15rem" />
  </Loading>
)
