import { type FormEvent, useId, useState } from 'react'
import { etapas } from '../candidaturas/etapas.ts'
import { contarCandidatos } from '../minhasVagas/comunicado.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { RascunhoRestaurado } from '../ui/RascunhoRestaurado.tsx'
import { Select } from '../ui/Select.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Textarea } from '../ui/Textarea.tsx'
import { destinosDe, type EmSelecao, type Etapa, isDecisao } from './etapa.ts'
import type { Movimento } from './useMovimentos.ts'
import { maximoDaPalavra, usePalavra } from './usePalavra.ts'

/** The most that one request moves. */
const maximo = 500

type Props = {
  /** Global id. */
  vaga: string
  /** As their professor saw them when it was opened. */
  candidatos: readonly EmSelecao[]
  /** The stage that is chosen already. */
  inicial: Etapa | null
  onClose: () => void
  /** Resolves to what went wrong, or null. */
  onMover: (movimento: Movimento) => Promise<string | null>
}

/** Moves one or many: where to, what they are told, and whether a decision waits for its release. */
export const MoverDialog = ({ vaga, candidatos, inicial, onClose, onMover }: Props) => {
  const id = useId()
  const { para, escolher, palavra, escrever, restaurada, esquecer } = usePalavra(vaga, inicial)
  const [reter, setReter] = useState(true)
  const [busy, setBusy] = useState(false)
  const [tentou, setTentou] = useState(false)
  const [recusa, setRecusa] = useState<string | null>(null)
  const longa = palavra.trim().length > maximoDaPalavra
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setTentou(true)
    if (busy || para === null || longa || candidatos.length > maximo) return
    setBusy(true)
    const errado = await onMover({ candidatos, para, palavra, reter: reter && isDecisao(para) })
    setBusy(false)
    setRecusa(errado)
    if (errado) return
    esquecer()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Mover candidatos"
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" form={id} busy={busy} busyText="Movendo...">
            Mover {contarCandidatos(candidatos.length)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={event => void handleSubmit(event)}>
        <Stack>
          {candidatos.length > maximo ? (
            <Notice tone="warning">Mova no máximo {maximo} candidatos de cada vez.</Notice>
          ) : null}
          {restaurada ? <RascunhoRestaurado ate="mover" onDescartar={() => escrever('')} /> : null}
          <EtapaField
            opcoes={destinosDe(candidatos)}
            value={para}
            onChange={escolher}
            error={tentou && para === null ? 'Escolha a etapa' : undefined}
          />
          <Field
            label="Mensagem para os candidatos"
            optional
            hint={reter && para && isDecisao(para) ? 'Eles a recebem com o resultado.' : 'Vai com o aviso da mudança.'}
            counter={{ used: palavra.length, max: maximoDaPalavra }}
            error={tentou && longa ? `A mensagem tem no máximo ${maximoDaPalavra} caracteres` : undefined}
          >
            {control => (
              <Textarea
                {...control}
                rows={4}
                readOnly={busy}
                value={palavra}
                onChange={event => escrever(event.target.value)}
              />
            )}
          </Field>
          {para && isDecisao(para) ? (
            <Checkbox
              label="Reter até divulgar o resultado"
              hint="Até lá, os candidatos veem “Em análise”."
              checked={reter}
              onChange={event => setReter(event.target.checked)}
            />
          ) : null}
          {recusa ? (
            <Notice tone="danger" title="Erro ao mover" live>
              {recusa}
            </Notice>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  )
}

type EtapaFieldProps = {
  opcoes: readonly Etapa[]
  value: Etapa | null
  onChange: (etapa: Etapa) => void
  error: string | undefined
}

const EtapaField = ({ opcoes, value, onChange, error }: EtapaFieldProps) => (
  <Field label="Etapa" error={error}>
    {control => (
      <Select {...control} value={value ?? ''} onChange={event => onChange(event.target.value as Etapa)}>
        <option value="" disabled>
          Escolha a etapa
        </option>
        {opcoes.map(etapa => (
          <option key={etapa} value={etapa}>
            {etapas[etapa].label}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
