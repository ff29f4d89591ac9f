import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import type { Avaliacao } from '../candidatos/candidatos.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'

type Props = Avaliacao & {
  /** Shown in place of an empty avaliacao. */
  vazia?: ReactNode
}

/** A read-only summary of the avaliacao. */
export const ResumoDaAvaliacao = ({ nota, etiquetas, totalDeAnotacoes: total, vazia = null }: Props) =>
  nota === null && etiquetas.length === 0 && total === 0 ? (
    vazia
  ) : (
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
