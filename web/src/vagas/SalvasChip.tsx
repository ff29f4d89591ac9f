import { Bookmark } from 'lucide-react'
import { Chip } from '../ui/Chip.tsx'
import type { Filtros } from './useFiltros.ts'

/** The filter of saved vagas. It applies at once and by itself: bookmarks know nothing of types or departments. */
export const SalvasChip = ({ filtros: { aplicado, alternarSalvas } }: { filtros: Filtros }) => (
  <Chip pressed={aplicado.salvas} onPressedChange={alternarSalvas}>
    {aplicado.salvas ? null : <Bookmark size={16} aria-hidden="true" />}
    Salvas
  </Chip>
)
