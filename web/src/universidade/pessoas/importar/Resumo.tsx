import FileDown from 'lucide-react/icons/file-down'
import { download } from '../../../ui/download.ts'
import { formatNumber } from '../../../ui/format.ts'
import { Button } from '../../../ui/form/Button.tsx'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Tag } from '../../../ui/text/Tag.tsx'
import type { Importacao } from './useEnviarPessoas.ts'
import type { Feito } from './useImportacao.ts'

export const numero = (value: number): string => formatNumber(value, 0, 0)

/** The counts of a preview or an import; their sum is the number of lines. */
export const Contagens = ({ feito: { novas, alteradas, iguais, recusadas, suspensas } }: { feito: Feito }) => (
  <Cluster as="ul">
    <li>
      <Tag tone="success">{`Novas: ${numero(novas)}`}</Tag>
    </li>
    <li>
      <Tag tone="info">{`Mudam: ${numero(alteradas)}`}</Tag>
    </li>
    <li>
      <Tag>{`Iguais: ${numero(iguais)}`}</Tag>
    </li>
    <li>
      <Tag tone={recusadas > 0 ? 'danger' : 'neutral'}>{`Recusadas: ${numero(recusadas)}`}</Tag>
    </li>
    {suspensas > 0 ? (
      <li>
        <Tag tone="warning">{`Suspensas, entre as que mudam: ${numero(suspensas)}`}</Tag>
      </li>
    ) : null}
  </Cluster>
)

/** The refused lines with their reasons, as a file that can be corrected and imported. */
export const BaixarRecusadas = ({ previa: { recusadasCsv } }: { previa: Importacao }) =>
  recusadasCsv === null ? null : (
    <div>
      <Button
        look="secondary"
        shape="compact"
        onClick={() => download('linhas-recusadas.csv', new Blob([recusadasCsv], { type: 'text/csv' }))}
      >
        <FileDown size={16} aria-hidden="true" />
        Baixar linhas recusadas
      </Button>
    </div>
  )
