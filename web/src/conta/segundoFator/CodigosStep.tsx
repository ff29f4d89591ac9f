import { useState } from 'react'
import { download } from '../../ui/download.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import * as styles from './CodigosStep.css.ts'

type Props = { codigos: readonly string[]; onClose: () => void }

/** The recovery codes, which are shown this once. */
export const CodigosStep = ({ codigos, onClose }: Props) => (
  <Stack>
    <Text>
      Se você perder o celular ou a chave, entra com um destes códigos. Cada um vale uma vez. Eles não aparecem de novo.
    </Text>
    <ol className={styles.codigos}>
      {codigos.map(codigo => (
        <li key={codigo}>
          <code>{codigo}</code>
        </li>
      ))}
    </ol>
    <Guardar text={codigos.join('\n')} />
    <Button shape="wide" onClick={onClose}>
      Já guardei os códigos
    </Button>
  </Stack>
)

/** Copies or downloads the codes. */
const Guardar = ({ text }: { text: string }) => {
  const [copiados, setCopiados] = useState<string | null>(null)
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopiados('Códigos copiados.')
    } catch {
      setCopiados('O navegador não deixou copiar. Baixe o arquivo ou anote os códigos.')
    }
  }
  return (
    <>
      <Cluster>
        <Button look="secondary" onClick={() => void handleCopy()}>
          Copiar
        </Button>
        <Button
          look="secondary"
          onClick={() => download('codigos-de-recuperacao.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          Baixar
        </Button>
      </Cluster>
      <p role="status">{copiados}</p>
    </>
  )
}
