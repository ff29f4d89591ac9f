import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { Button } from '../ui/form/Button.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { Interesse } from './nomes.ts'

type Props = { value: readonly Interesse[]; onRemove: (interesse: Interesse) => void }

/** The chosen interests, with a button to remove each. */
export const InteressesEscolhidos = ({ value, onRemove }: Props) => {
  const ref = useRef<HTMLDivElement>(null)
  const handleRemove = (interesse: Interesse) => {
    onRemove(interesse)
    // The button disappears with its interest; keep the focus in the list.
    ref.current?.focus()
  }
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-label="Interesses escolhidos">
      <Stack gap="xsmall">
        <div aria-live="polite">
          <Text size="small" color="muted">
            {count(value.length)}
          </Text>
        </div>
        <Cluster>
          {value.map(interesse => (
            <Button
              key={interesse.id}
              look="secondary"
              shape="compact"
              aria-label={`Remover ${interesse.nome}`}
              onClick={() => handleRemove(interesse)}
            >
              {interesse.nome}
              <X size={16} aria-hidden="true" />
            </Button>
          ))}
        </Cluster>
      </Stack>
    </div>
  )
}

function count(chosen: number): string {
  if (chosen === 0) return 'Nenhum interesse escolhido.'
  return chosen === 1 ? '1 interesse escolhido.' : `${chosen} interesses escolhidos.`
}
