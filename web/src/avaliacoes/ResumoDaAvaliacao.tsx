import { Star } from 'lucide-react'
import type { Avaliacao } from '../minhasVagas/candidatos.ts'
import { Cluster } from '../ui/Cluster.tsx'
import { Tag } from '../ui/Tag.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** What the professor keeps, where there is no room to change it; nothing where there is nothing. */
export const ResumoDaAvaliacao = ({ nota, etiquetas, totalDeAnotacoes: total }: Avaliacao) =>
  nota === null && etiquetas.length === 0 && total === 0 ? null : (
    <Cluster>
      {nota === null ? null : (
        <Tag tone="amber" icon={<Star size={16} aria-hidden="true" fill="currentColor" />}>
          <span>
            <VisuallyHidden>Nota </VisuallyHidden>
            {nota}
          </span>
        </Tag>
      )}
      {etiquetas.map(etiqueta => (
        <Tag key={etiqueta}>{etiqueta}</Tag>
      ))}
      {total === 0 ? null : <Tag>{total === 1 ? '1 anotação' : `${total} anotações`}</Tag>}
    </Cluster>
  )
