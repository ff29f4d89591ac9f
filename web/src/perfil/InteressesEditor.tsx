import { Component, type ReactNode, Suspense, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { InteressesPicker } from '../interesses/InteressesPicker.tsx'
import { toggleInteresse, type Interesse } from '../interesses/nomes.ts'
import { Button } from '../ui/form/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { toastError } from '../ui/overlay/toast.ts'
import { Notice } from '../ui/state/Notice.tsx'
import type { InteressesEditorQuery } from './__generated__/InteressesEditorQuery.graphql.ts'
import { CarregandoInteresses } from './CarregandoInteresses.tsx'
import { useSalvarInteresses } from './useSalvarInteresses.ts'

const query = graphql`
  query InteressesEditorQuery @throwOnFieldError {
    ...InteressesPicker_query
  }
`

type Escolha = {
  value: readonly Interesse[]
  /** Takes a function of the current choice: an interest may be added after a response. */
  onChange: (change: (chosen: readonly Interesse[]) => readonly Interesse[]) => void
}

type Props = Escolha & {
  reference: PreloadedQuery<InteressesEditorQuery>
  onRetry: () => void
  onClose: () => void
}

/** Edits the own interests: chips for the choice, checkboxes by category (specification §2). */
export const InteressesEditor = ({ reference, value, onChange, onRetry, onClose }: Props) => {
  const [salvar, isSaving] = useSalvarInteresses()
  const [refusal, setRefusal] = useState<string>()
  const handleSave = () => {
    setRefusal(undefined)
    salvar(
      value.map(({ nome }) => nome),
      { onSalvos: onClose, onRefused: setRefusal },
    )
  }
  return (
    <Card>
      {/* A retry needs a new boundary: this one has failed. */}
      <InteressesBoundary key={String(reference.fetchKey)} onRetry={onRetry}>
        <Suspense fallback={<CarregandoInteresses />}>
          <Escolher reference={reference} value={value} onChange={onChange} error={refusal} />
        </Suspense>
      </InteressesBoundary>
      <Cluster gap="small">
        <Button busy={isSaving} busyText="Salvando..." onClick={handleSave}>
          Salvar Interesses
        </Button>
        <Button look="secondary" onClick={onClose}>
          Cancelar
        </Button>
      </Cluster>
    </Card>
  )
}

type EscolherProps = Escolha & { reference: PreloadedQuery<InteressesEditorQuery>; error: string | undefined }

const Escolher = ({ reference, value, onChange, error }: EscolherProps) => {
  const data = usePreloadedQuery<InteressesEditorQuery>(query, reference)
  const handleToggle = (interesse: Interesse, chosen: boolean) =>
    onChange(current => toggleInteresse(current, interesse, chosen))
  return <InteressesPicker queryRef={data} value={value} onToggle={handleToggle} error={error} />
}

type BoundaryProps = { onRetry: () => void; children: ReactNode }

/** If the list of interests fails to load, the rest of the profile stays (specification §8). */
class InteressesBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch() {
    toastError('Erro ao carregar interesses')
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Notice
        tone="danger"
        title="Erro ao carregar interesses"
        actions={
          <Button look="secondary" shape="compact" onClick={this.props.onRetry}>
            Tentar novamente
          </Button>
        }
      />
    )
  }
}
