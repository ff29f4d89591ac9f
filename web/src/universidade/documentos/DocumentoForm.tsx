import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { DocumentoForm_documento$key } from './__generated__/DocumentoForm_documento.graphql.ts'
import { useSalvarDocumento } from './useSalvarDocumento.ts'

const titulos = { PRIVACIDADE: 'Aviso de privacidade', TERMOS: 'Termos de uso' } as const

const situacaoDe = (rascunho: boolean, publicada: number | null | undefined): string => {
  const noAr = publicada == null ? 'Nada foi publicado: ninguém é perguntado.' : `Publicada: versão ${publicada}.`
  return rascunho ? `${noAr} Há um rascunho.` : noAr
}

const fragment = graphql`
  fragment DocumentoForm_documento on DocumentoEditavel @throwOnFieldError {
    tipo
    texto
    mudou
    rascunho
    publicada
  }
`

/** Edits a document, as a draft or its next version. */
export const DocumentoForm = ({ documentoRef }: { documentoRef: DocumentoForm_documento$key }) => {
  const { tipo, rascunho, publicada, ...salvo } = useFragment(fragment, documentoRef)
  const [escrito, setEscrito] = useState({ texto: salvo.texto, mudou: salvo.mudou })
  const [isAsking, setAsking] = useState(false)
  const [salvar, busy, recusa] = useSalvarDocumento()
  const save = (publicar: boolean) => {
    setAsking(false)
    salvar({ tipo, ...escrito, publicar })
  }
  return (
    <Card as="section" labelledBy={tipo}>
      <Stack>
        <Stack gap="xsmall">
          <Heading level={2} id={tipo}>
            {titulos[tipo]}
          </Heading>
          <Text size="small" color="muted">
            {situacaoDe(rascunho, publicada)}
          </Text>
        </Stack>
        <Campos escrito={escrito} recusa={recusa} onChange={setEscrito} />
        <Cluster>
          <Button look="secondary" busy={busy} busyText="Salvando..." onClick={() => save(false)}>
            Salvar rascunho
          </Button>
          <Button onClick={() => setAsking(true)}>Publicar</Button>
        </Cluster>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => save(true)}
        title={`Publicar: ${titulos[tipo].toLowerCase()}`}
        confirmLabel="Publicar"
      >
        <Text>{aviso}</Text>
      </ConfirmDialog>
    </Card>
  )
}

const aviso =
  'Todas as pessoas, também você, terão de ler e aceitar esta versão na próxima visita. Uma versão publicada não muda mais.'

type Escrito = { texto: string; mudou: string }
type CamposProps = {
  escrito: Escrito
  recusa: ReturnType<typeof useSalvarDocumento>[2]
  onChange: (escrito: Escrito) => void
}

const Campos = ({ escrito, recusa, onChange }: CamposProps) => (
  <>
    {recusa?.mensagem ? (
      <Notice tone="danger" live>
        {recusa.mensagem}
      </Notice>
    ) : null}
    <Field label="Texto" error={recusa?.campos['texto']} hint="“## ” começa um título, e “- ” um item de lista.">
      {control => (
        <Textarea
          {...control}
          rows={16}
          value={escrito.texto}
          onChange={({ target }) => onChange({ ...escrito, texto: target.value })}
        />
      )}
    </Field>
    <Field label="O que mudou" error={recusa?.campos['mudou']} hint="Uma ou duas frases, para quem aceita de novo.">
      {control => (
        <TextInput
          {...control}
          value={escrito.mudou}
          onChange={({ target }) => onChange({ ...escrito, mudou: target.value })}
        />
      )}
    </Field>
  </>
)
