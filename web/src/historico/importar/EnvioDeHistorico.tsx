import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import { type FormEvent, useRef } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { AreaDeArquivo } from './AreaDeArquivo.tsx'
import { formatTamanho } from './arquivo.ts'
import * as styles from './EnvioDeHistorico.css.ts'
import { HistoricoAConfirmar } from './HistoricoAConfirmar.tsx'
import type { Upload } from './useUpload.ts'

/** The upload card: choose a PDF, send it, and decide on what was read in part. */
export const EnvioDeHistorico = ({ upload }: { upload: Upload }) => {
  const { arquivo, refusal, previa, isImporting, isConfirming, escolher, remover, enviar, guardar } = upload
  const input = useRef<HTMLInputElement>(null)
  const handleRemove = () => {
    remover()
    input.current?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!enviar()) input.current?.focus()
  }
  return (
    <Card as="section" labelledBy="envio">
      <Heading level={2} id="envio">
        Enviar o PDF
      </Heading>
      {previa ? (
        <HistoricoAConfirmar
          previaRef={previa.previaRef}
          isConfirming={isConfirming}
          onConfirm={guardar}
          onKeep={handleRemove}
        />
      ) : null}
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <Field label="Histórico acadêmico em PDF" hint="Apenas PDF, até 10MB." error={refusal}>
            {control => <AreaDeArquivo {...control} ref={input} disabled={isImporting} onArquivo={escolher} />}
          </Field>
          {arquivo ? <ArquivoEscolhido arquivo={arquivo} busy={isImporting} onRemove={handleRemove} /> : null}
          <Button type="submit" busy={isImporting} busyText="Processando histórico...">
            Importar histórico
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

type ArquivoProps = { arquivo: File; busy: boolean; onRemove: () => void }

/** Name and size of the chosen file, and a progress bar while the server reads it. */
const ArquivoEscolhido = ({ arquivo, busy, onRemove }: ArquivoProps) => (
  <div className={styles.arquivo}>
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
