import { FileText, X } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { Text } from '../ui/Text.tsx'
import { formatTamanho } from './arquivo.ts'
import * as styles from './ArquivoEscolhido.css.ts'

type Props = { arquivo: File; busy: boolean; onRemove: () => void }

/** The chosen file: name and size, and while it is read by the server a bar that says so. */
export const ArquivoEscolhido = ({ arquivo, busy, onRemove }: Props) => (
  <div className={styles.root}>
    <FileText size={28} aria-hidden="true" className={styles.icon} />
    <div className={styles.words}>
      <Text weight="medium">{arquivo.name}</Text>
      <Text size="small" color="muted" numeric>
        {formatTamanho(arquivo.size)}
      </Text>
    </div>
    {busy ? null : <IconButton label="Remover arquivo" icon={<X size={20} />} onClick={onRemove} />}
    {busy ? (
      <div role="progressbar" aria-label="Processando histórico..." className={styles.track}>
        <span className={styles.bar} />
      </div>
    ) : null}
  </div>
)
