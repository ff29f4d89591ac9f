import { FileText } from 'lucide-react'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'

/** Nothing was imported: the way to do so. */
export const SemHistorico = () => (
  <EmptyState
    icon={<FileText size={28} />}
    title="Nenhum dado de histórico encontrado"
    actions={<LinkButton to={paths.importarHistorico()}>Importar histórico</LinkButton>}
  >
    Importe o PDF do seu histórico para ver aqui suas disciplinas, notas e créditos.
  </EmptyState>
)
