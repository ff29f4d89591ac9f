import { type ReactNode, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/form/Button.tsx'
import { Fieldset } from '../ui/form/Fieldset.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { Text } from '../ui/text/Text.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type { CompartilhamentoDoHistorico_candidatura$key } from './__generated__/CompartilhamentoDoHistorico_candidatura.graphql.ts'
import { isConcluida } from './candidatura/etapaDoAluno.ts'
import { Consentimento } from './candidatura/Consentimento.tsx'
import { useCompartilharHistorico } from './useCompartilharHistorico.ts'

type Props = {
  /** Global id of the vaga. */
  vaga: string
  /** The title of the vaga. */
  titulo: string
  candidaturaRef: CompartilhamentoDoHistorico_candidatura$key
}

/**
 * Whether the transcript is shared with one candidatura, and a checkbox to change it; nothing if the upstream does not ask
 * for consent, or once it is over and nothing is shared.
 */
export const CompartilhamentoDoHistorico = ({ vaga, titulo, candidaturaRef }: Props) => {
  const { etapa, compartilhaHistorico } = useFragment(
    graphql`
      fragment CompartilhamentoDoHistorico_candidatura on Candidatura {
        etapa
        compartilhaHistorico @catch(to: NULL)
      }
    `,
    candidaturaRef,
  )
  const [compartilhar, isSaving] = useCompartilharHistorico(vaga)
  const [refusal, setRefusal] = useState<string | null>(null)
  // What is shared can always be revoked.
  if (compartilhaHistorico == null || (!compartilhaHistorico && isConcluida(etapa))) return null
  const handleChange = async (next: boolean) => {
    if (isSaving) return
    setRefusal(null)
    setRefusal(await compartilhar(next))
  }
  return (
    <Stack gap="xsmall">
      <Linha compartilhado={compartilhaHistorico} titulo={titulo}>
        <Fieldset legend={`Histórico na candidatura a ${titulo}`} legendHidden>
          <Consentimento checked={compartilhaHistorico} onChange={next => void handleChange(next)} />
        </Fieldset>
      </Linha>
      {refusal ? (
        <Notice tone="danger" title="A escolha não foi salva" live>
          {refusal}
        </Notice>
      ) : null}
    </Stack>
  )
}

type LinhaProps = { compartilhado: boolean; titulo: string; children: ReactNode }

/** The choice in one line, and the checkbox on demand. */
const Linha = ({ compartilhado, titulo, children }: LinhaProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Cluster>
        <Text size="small" color="muted">{`Histórico compartilhado: ${compartilhado ? 'sim' : 'não'}`}</Text>
        <Button look="quiet" shape="compact" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          mudar
          <VisuallyHidden>{` se o histórico é compartilhado com ${titulo}`}</VisuallyHidden>
        </Button>
      </Cluster>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </>
  )
}
