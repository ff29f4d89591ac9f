import { type FormEvent, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Field } from '../ui/Field.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Stack } from '../ui/Stack.tsx'
import { AreaDeArquivo } from './AreaDeArquivo.tsx'
import { ArquivoEscolhido } from './ArquivoEscolhido.tsx'
import { HistoricoImportado } from './HistoricoImportado.tsx'
import { useEnvio } from './useEnvio.ts'

/** The upload card: a PDF is chosen, checked, sent and read, and what came of it is said. */
export const EnvioDeHistorico = () => {
  const { arquivo, recusa, importado, isImporting, escolher, remover, enviar } = useEnvio()
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
      {importado ? <HistoricoImportado importado={importado} /> : null}
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <Field label="Histórico acadêmico em PDF" hint="Apenas PDF, até 10MB." error={recusa}>
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
