import { graphql, useFragment } from 'react-relay'
import { AtendimentoDaVaga } from '../requisitos/AtendimentoDaVaga.tsx'
import { RascunhoRestaurado } from '../ui/RascunhoRestaurado.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { Textarea } from '../ui/Textarea.tsx'
import type { CandidatarDialog_vaga$key } from './__generated__/CandidatarDialog_vaga.graphql.ts'
import { Consentimento } from './Consentimento.tsx'
import { campoDaCarta, type Recusa } from './useCandidatar.ts'
import { maximoDaCarta, useCandidaturaForm } from './useCandidaturaForm.ts'

type Props = {
  vagaRef: CandidatarDialog_vaga$key
  /** The upstream asks for the consent to share the transcript. */
  pedeConsentimento: boolean
  open: boolean
  onClose: () => void
  /** The reader had applied before; the dialog has closed. */
  onAlready: (mensagem: string) => void
}

/** The dialog of applying, with the optional letter. */
export const CandidatarDialog = ({ vagaRef, pedeConsentimento, open, onClose, onAlready }: Props) => {
  const vaga = useFragment(
    graphql`
      fragment CandidatarDialog_vaga on Vaga @throwOnFieldError {
        id
        titulo
        ...AtendimentoDaVaga_vaga
      }
    `,
    vagaRef,
  )
  const form = useCandidaturaForm(vaga.id, { onClose, onAlready })
  const { carta, restaurada, escrever, compartilhar, consentir, enviar, recusa, isSending } = form
  const actions = (
    <>
      <Button look="secondary" onClick={onClose}>
        Voltar
      </Button>
      <Button busy={isSending} busyText="Enviando..." onClick={enviar}>
        Enviar candidatura
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title="Candidatar-se" actions={actions}>
      <Stack>
        <Text color="muted">{vaga.titulo ?? 'Título não especificado'}</Text>
        <AtendimentoDaVaga vagaRef={vaga} />
        {restaurada ? <RascunhoRestaurado ate="enviar" onDescartar={() => escrever('')} /> : null}
        <Carta value={carta} onChange={escrever} recusa={recusa} />
        {pedeConsentimento ? <Consentimento checked={compartilhar} onChange={consentir} /> : null}
      </Stack>
    </Dialog>
  )
}

type CartaProps = { value: string; onChange: (text: string) => void; recusa: Recusa | null }

const Carta = ({ value, onChange, recusa }: CartaProps) => {
  const ofField = recusa?.campo === campoDaCarta
  return (
    <>
      <Field
        label="Carta de motivação"
        optional
        hint="Conte por que esta oportunidade é para você."
        counter={{ used: value.length, max: maximoDaCarta }}
        error={ofField ? recusa.mensagem : undefined}
      >
        {control => <Textarea {...control} rows={8} value={value} onChange={event => onChange(event.target.value)} />}
      </Field>
      {recusa && !ofField ? (
        <Notice tone="danger" live>
          {recusa.mensagem}
        </Notice>
      ) : null}
    </>
  )
}
