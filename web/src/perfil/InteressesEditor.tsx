import { Suspense, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { InteressesPicker } from '../interesses/InteressesPicker.tsx'
import { alternar, type Interesse } from '../interesses/nomes.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import type { InteressesEditorQuery } from './__generated__/InteressesEditorQuery.graphql.ts'
import { CarregandoInteresses } from './CarregandoInteresses.tsx'
import { FalhaDosInteresses } from './FalhaDosInteresses.tsx'
import { useSalvarInteresses } from './useSalvarInteresses.ts'

const query = graphql`
  query InteressesEditorQuery @throwOnFieldError {
    ...InteressesPicker_query
  }
`

type Escolha = {
  value: readonly Interesse[]
  /** Changes the choice as it is by then: an added interest comes after an answer of the server. */
  onChange: (change: (chosen: readonly Interesse[]) => readonly Interesse[]) => void
}

type Props = Escolha & {
  reference: PreloadedQuery<InteressesEditorQuery>
  onRetry: () => void
  onClose: () => void
}

/** Chooses the own interests: chips of what is chosen, checkboxes by category (specification §2). */
export const InteressesEditor = ({ reference, value, onChange, onRetry, onClose }: Props) => {
  const [salvar, isSaving] = useSalvarInteresses()
  const [recusa, setRecusa] = useState<string>()
  const handleSave = () => {
    setRecusa(undefined)
    salvar(
      value.map(({ nome }) => nome),
      { onSalvos: onClose, onRecusados: setRecusa },
    )
  }
  return (
    <Card>
      {/* Each attempt has a boundary of its own. */}
      <FalhaDosInteresses key={String(reference.fetchKey)} onRetry={onRetry}>
        <Suspense fallback={<CarregandoInteresses />}>
          <Escolher reference={reference} value={value} onChange={onChange} error={recusa} />
        </Suspense>
      </FalhaDosInteresses>
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
    onChange(current => alternar(current, interesse, chosen))
  return <InteressesPicker queryRef={data} value={value} onToggle={handleToggle} error={error} />
}
