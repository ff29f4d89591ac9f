import FileUp from 'lucide-react/icons/file-up'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { readSessao } from '../sessao/sessao.ts'
import { local } from '../storage.ts'
import { Button } from '../ui/form/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import * as styles from './ConviteDeHistorico.css.ts'

const keyOf = () => `conviteDeHistoricoDispensado:${readSessao()?.codigo ?? ''}`

const isDispensado = (): boolean => local.getItem(keyOf()) !== null

/** The prompt to import a transcript. A dismissal is kept per account in this browser. */
export const ConviteDeHistorico = () => {
  const [dispensado, setDispensado] = useState(isDispensado)
  const handleDispensar = () => {
    local.setItem(keyOf(), 'true')
    setDispensado(true)
  }
  if (dispensado) return null
  return (
    <Card as="section" padding="compact" labelledBy="convite">
      <span className={styles.icon} aria-hidden="true">
        <FileUp size={20} />
      </span>
      <Stack gap="xxsmall">
        <Heading level={2} look="card" id="convite">
          Recomendações com a sua cara
        </Heading>
        <Text size="small" color="muted">
          Importe o PDF do seu histórico: as disciplinas que você cursou ajudam a encontrar monitorias e pesquisas para
          você.
        </Text>
      </Stack>
      <Stack gap="xxsmall">
        <LinkButton to={paths.importarHistorico()} shape="wide">
          Importar histórico
        </LinkButton>
        <Button look="quiet" shape="compact" onClick={handleDispensar}>
          Não mostrar novamente
        </Button>
      </Stack>
    </Card>
  )
}
