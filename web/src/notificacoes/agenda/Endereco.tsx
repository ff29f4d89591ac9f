import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'

/** Calendars that know the scheme subscribe to it. */
const toWebcal = (endereco: string): string => endereco.replace(/^https?:/, 'webcal:')

/** A new address, to copy or to open in a calendar. */
export const Endereco = ({ endereco }: { endereco: string }) => {
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(endereco)
      toastSuccess('Endereço copiado')
    } catch {
      toastError('Não foi possível copiar', 'Selecione o endereço e copie.')
    }
  }
  return (
    <Stack gap="small">
      <Field label="Endereço da sua agenda" hint="Copie agora: ele não é mostrado de novo.">
        {control => <TextInput {...control} value={endereco} readOnly />}
      </Field>
      <Cluster>
        <Button look="secondary" onClick={() => void handleCopy()}>
          Copiar
        </Button>
        <Button look="secondary" onClick={() => window.location.assign(toWebcal(endereco))}>
          Abrir no calendário
        </Button>
      </Cluster>
    </Stack>
  )
}
