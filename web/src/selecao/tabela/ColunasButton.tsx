import Columns3 from 'lucide-react/icons/columns-3'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import { colunas, todasAsColunas, type useColunas } from './colunas.ts'

/** Picks the columns of the table. */
export const ColunasButton = ({ escolhidas, escolher }: ReturnType<typeof useColunas>) => (
  <Popover label="Colunas" icon={<Columns3 size={16} aria-hidden="true" />}>
    {todasAsColunas.map(coluna => (
      <Checkbox
        key={coluna}
        label={colunas[coluna]}
        checked={escolhidas.includes(coluna)}
        onChange={event => escolher(coluna, event.target.checked)}
      />
    ))}
  </Popover>
)
