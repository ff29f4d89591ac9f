import { useId, useState } from 'react'
import { countOfCandidatos } from '../comunicado/comunicado.ts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { AvaliacaoDeVarias } from './useAvaliarVarias.ts'

type Props = {
  total: number
  /** The etiquetas used on the vaga. */
  sugestoes: readonly string[]
  onClose: () => void
  onAvaliar: (avaliacao: AvaliacaoDeVarias) => void
}

/** One nota or one more etiqueta for all selected candidates. */
export const AvaliarVariasDialog = ({ total, sugestoes, onClose, onAvaliar }: Props) => {
  const [nota, setNota] = useState('')
  const [etiqueta, setEtiqueta] = useState('')
  const [erro, setErro] = useState<string>()
  const confirmar = () => {
    const nova = etiqueta.trim().replaceAll(/\s+/g, ' ')
    if (!nota && !nova) return setErro('Escolha a nota ou escreva a etiqueta')
    onAvaliar({ nota: nota ? Number(nota) : null, etiqueta: nova || null })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirmar}
      title={`Avaliar ${countOfCandidatos(total)}`}
      confirmLabel="Avaliar"
    >
      <Stack>
        <NotaField nota={nota} onNota={setNota} erro={erro} />
        <EtiquetaField etiqueta={etiqueta} onEtiqueta={setEtiqueta} sugestoes={sugestoes} />
      </Stack>
    </ConfirmDialog>
  )
}

type NotaProps = { nota: string; onNota: (nota: string) => void; erro: string | undefined }

const NotaField = ({ nota, onNota, erro }: NotaProps) => (
  <Field label="Nota" error={erro}>
    {control => (
      <Select {...control} value={nota} onChange={event => onNota(event.target.value)}>
        <option value="">Manter a nota de cada um</option>
        {['5', '4', '3', '2', '1'].map(valor => (
          <option key={valor} value={valor}>{`${valor} de 5`}</option>
        ))}
      </Select>
    )}
  </Field>
)

type EtiquetaProps = Pick<Props, 'sugestoes'> & { etiqueta: string; onEtiqueta: (etiqueta: string) => void }

const EtiquetaField = ({ etiqueta, onEtiqueta, sugestoes }: EtiquetaProps) => {
  const id = useId()
  return (
    <>
      <Field label="Mais uma etiqueta" optional hint="Só quem gere a vaga vê. As que cada um já tem ficam.">
        {control => (
          <TextInput
            {...control}
            list={id}
            autoComplete="off"
            maxLength={30}
            value={etiqueta}
            onChange={event => onEtiqueta(event.target.value)}
          />
        )}
      </Field>
      <datalist id={id}>
        {sugestoes.map(sugestao => (
          <option key={sugestao}>{sugestao}</option>
        ))}
      </datalist>
    </>
  )
}
