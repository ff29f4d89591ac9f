import Columns3 from 'lucide-react/icons/columns-3'
import { useId, useState } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { Chip } from '../../ui/form/Chip.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Fieldset } from '../../ui/form/Fieldset.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { type Coluna, colunas, todasAsColunas } from './colunas.ts'

type Props = { escolhidas: readonly Coluna[]; onEscolher: (coluna: Coluna, mostra: boolean) => void }

/** Picks the columns of the table. */
export const ColunasButton = ({ escolhidas, onEscolher }: Props) => {
  const id = useId()
  const [aberto, setAberto] = useState(false)
  return (
    <Stack gap="xsmall">
      <Cluster justify="end">
        <Button
          look="secondary"
          shape="compact"
          aria-expanded={aberto}
          aria-controls={id}
          onClick={() => setAberto(!aberto)}
        >
          <Columns3 size={20} aria-hidden="true" />
          Colunas
        </Button>
      </Cluster>
      <div id={id} hidden={!aberto}>
        <Fieldset legend="Colunas da tabela" legendHidden>
          <Cluster gap="xxsmall">
            {todasAsColunas.map(coluna => (
              <Chip
                key={coluna}
                pressed={escolhidas.includes(coluna)}
                onPressedChange={mostra => onEscolher(coluna, mostra)}
              >
                {colunas[coluna]}
              </Chip>
            ))}
          </Cluster>
        </Fieldset>
      </div>
    </Stack>
  )
}
