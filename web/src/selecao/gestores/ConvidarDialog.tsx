import { useState } from 'react'
import { useRefusal } from '../../relay/useRefusal.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import { type Professor, useBuscaDeProfessores } from './useBuscaDeProfessores.ts'
import { useConvidarGestor } from './useConvidarGestor.ts'

type Props = {
  /** Global id. */
  vaga: string
  open: boolean
  onClose: () => void
}

/** Invites a professor, found by name or given by e-mail, to manage a vaga. The typed text stays until it is sent. */
export const ConvidarDialog = ({ vaga, open, onClose }: Props) => {
  const { texto, escrever, pessoa, escolher, visivel, setVisivel, erro, achados, busy, byEmail, confirmar } =
    useConviteForm(vaga, onClose)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void confirmar()}
      title="Convidar professor"
      confirmLabel={byEmail || pessoa ? 'Convidar' : 'Buscar'}
      busy={busy}
      busyText="Aguarde..."
    >
      <Stack>
        <Text>
          Quem aceitar vê os candidatos, muda etapas, edita a oportunidade e convida outras pessoas. Só quem a criou
          pode excluí-la.
        </Text>
        <Field label="Nome ou e-mail" error={erro ?? undefined}>
          {control => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={320}
              value={texto}
              onChange={event => escrever(event.target.value)}
            />
          )}
        </Field>
        <div role="status">{achados && !byEmail ? <Achados {...{ achados, pessoa, escolher }} /> : null}</div>
        <Checkbox
          label="Mostrar aos alunos"
          hint="Quem aceitar aparece na página da oportunidade."
          checked={visivel}
          onChange={event => setVisivel(event.target.checked)}
        />
      </Stack>
    </ConfirmDialog>
  )
}

type AchadosProps = { achados: readonly Professor[]; pessoa: string | null; escolher: (pessoa: string) => void }

const Achados = ({ achados, pessoa, escolher }: AchadosProps) =>
  achados.length === 0 ? (
    <Text color="muted">Nenhum professor encontrado. Você pode escrever o e-mail.</Text>
  ) : (
    <RadioGroup
      legend="Professores encontrados"
      name="professor"
      value={pessoa}
      options={achados.map(({ id, nome, departamento }) => ({ value: id, label: nome, hint: departamento }))}
      onChange={escolher}
    />
  )

const blankValues = { texto: '', pessoa: null as string | null, visivel: false }

function useConviteForm(vaga: string, onClose: () => void) {
  const [{ texto, pessoa, visivel }, setForm] = useState(blankValues)
  const [erro, setErro] = useRefusal<string>()
  const { achados, isSearching, buscar, esquecer } = useBuscaDeProfessores()
  const [convidar, isSending] = useConvidarGestor()
  const byEmail = texto.includes('@')
  const confirmar = async () => {
    if (!texto.trim()) return setErro('Escreva um nome ou um e-mail.')
    if (!byEmail && pessoa === null) return buscar(texto.trim(), setErro)
    const convidado = pessoa === null ? { email: texto.trim() } : { pessoa }
    const refusal = await convidar({ vaga, convidado, visivel })
    setErro(refusal)
    if (refusal) return
    setForm(blankValues)
    esquecer()
    onClose()
    if (byEmail) toastSuccess('Convite registrado', 'Se este e-mail for de um professor com conta, ele será avisado.')
    else toastSuccess('Convite enviado')
  }
  const escrever = (escrito: string) => {
    setForm({ texto: escrito, pessoa: null, visivel })
    setErro(null)
    esquecer()
  }
  return {
    texto,
    escrever,
    pessoa,
    escolher: (escolhida: string) => setForm({ texto, pessoa: escolhida, visivel }),
    visivel,
    setVisivel: (mostrado: boolean) => setForm({ texto, pessoa, visivel: mostrado }),
    erro,
    achados,
    busy: isSearching || isSending,
    byEmail,
    confirmar,
  }
}
