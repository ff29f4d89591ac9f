import { type ComponentProps, useState } from 'react'
import { useRefusal } from '../../relay/useRefusal.ts'
import { newIdempotencyKey } from '../../relay/idempotencyKey.ts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { RascunhoRestaurado } from '../../ui/form/RascunhoRestaurado.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import {
  validate,
  blankValues,
  type Erros,
  type HorariosFormValues,
  rascunhoDosHorarios,
  toErros,
  toHorarios,
} from './horariosForm.ts'
import { useOferecerHorarios } from './useHorarios.ts'

type Props = {
  /** Global id. */
  vaga: string
  open: boolean
  titulo?: string
  onClose: () => void
  /** Takes the offer, in place of sending it. */
  onOferecer?: (values: HorariosFormValues) => void
}

/** Offers one or more consecutive horarios. The draft survives a reload until they are saved. */
export const OferecerDialog = ({ vaga, open, titulo = 'Oferecer horários', onClose, onOferecer }: Props) => {
  const { values, restaurado, update, descartar, erros, refusal, isSending, enviar } = useHorariosForm({
    vaga,
    onClose,
    onOferecer,
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void enviar()}
      title={titulo}
      confirmLabel="Oferecer"
      busy={isSending}
      busyText="Oferecendo..."
    >
      <Stack>
        {restaurado ? <RascunhoRestaurado ate="oferecer" onDescartar={descartar} /> : null}
        <Campo label="Dia" type="date" name="dia" {...{ values, erros, update }} />
        <Campo label="Hora" type="time" name="hora" hint="Horário de Brasília." {...{ values, erros, update }} />
        <Campo label="Minutos de cada um" inputMode="numeric" name="minutos" {...{ values, erros, update }} />
        <Campo
          label="Quantos em seguida"
          inputMode="numeric"
          name="quantos"
          hint="Cada um começa quando o anterior termina."
          {...{ values, erros, update }}
        />
        <Campo label="Local" optional name="local" {...{ values, erros, update }} />
        <Campo label="Link" optional type="url" name="link" {...{ values, erros, update }} />
        {refusal ? (
          <Notice tone="danger" live>
            {refusal}
          </Notice>
        ) : null}
      </Stack>
    </ConfirmDialog>
  )
}

/** The values and their draft. Each edit gets a new idempotency key. */
function useHorariosValues(vaga: string) {
  const [rascunho] = useState(() => rascunhoDosHorarios(vaga))
  const [values, setValues] = useState(() => rascunho.read() ?? blankValues)
  const [restaurado, setRestaurado] = useState(() => rascunho.read() !== null)
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const setAttempt = (next: HorariosFormValues) => {
    setValues(next)
    setIdempotencyKey(newIdempotencyKey())
  }
  const update = (change: Partial<HorariosFormValues>) => {
    const next = { ...values, ...change }
    setAttempt(next)
    rascunho.save(next)
  }
  /** Clears the draft and starts with these values. */
  const restart = (next: HorariosFormValues) => {
    setAttempt(next)
    rascunho.clear()
    setRestaurado(false)
  }
  return { values, restaurado, idempotencyKey, update, restart }
}

function useHorariosForm({ vaga, onClose, onOferecer }: Pick<Props, 'vaga' | 'onClose' | 'onOferecer'>) {
  const { values, restaurado, idempotencyKey, update, restart } = useHorariosValues(vaga)
  const [erros, setErros] = useState<Erros>({})
  const [refusal, setRefusal] = useRefusal<string>()
  const [oferecer, isSending] = useOferecerHorarios(vaga)
  const descartar = () => {
    restart(blankValues)
    setErros({})
  }
  const enviar = async () => {
    const wrong = validate(values, new Date())
    setErros(wrong)
    setRefusal(null)
    if (Object.keys(wrong).length > 0) return
    // Keep local and link, which are mostly the same for the next horarios.
    const next = { ...values, dia: '', hora: '', quantos: '1' }
    if (onOferecer) {
      restart(next)
      onOferecer(values)
      return onClose()
    }
    const horarios = toHorarios(values)
    const refused = await oferecer(horarios, idempotencyKey)
    if (refused) {
      setErros(toErros(refused.campos))
      return setRefusal(refused.mensagem)
    }
    restart(next)
    toastSuccess(horarios.length === 1 ? '1 horário oferecido' : `${horarios.length} horários oferecidos`)
    onClose()
  }
  return { values, restaurado, update, descartar, erros, refusal, isSending, enviar }
}

type CampoProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode'> & {
  label: string
  name: keyof HorariosFormValues
  hint?: string
  optional?: boolean
  values: HorariosFormValues
  erros: Erros
  update: (change: Partial<HorariosFormValues>) => void
}

const Campo = ({ label, name, hint, optional = false, values, erros, update, ...input }: CampoProps) => (
  <Field label={label} hint={hint} optional={optional} error={erros[name]}>
    {control => (
      <TextInput
        {...control}
        {...input}
        value={values[name]}
        onChange={event => update({ [name]: event.target.value })}
      />
    )}
  </Field>
)
