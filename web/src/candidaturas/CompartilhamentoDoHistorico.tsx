import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Fieldset } from '../ui/form/Fieldset.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import type { CompartilhamentoDoHistorico_candidatura$key } from './__generated__/CompartilhamentoDoHistorico_candidatura.graphql.ts'
import { Consentimento } from './candidatura/Consentimento.tsx'
import { useCompartilharHistorico } from './useCompartilharHistorico.ts'

type Props = {
  /** Global id of the vaga. */
  vaga: string
  /** The title of the vaga. */
  titulo: string
  candidaturaRef: CompartilhamentoDoHistorico_candidatura$key
}

/** A checkbox to share the transcript with one candidatura; nothing if the upstream does not ask for consent. */
export const CompartilhamentoDoHistorico = ({ vaga, titulo, candidaturaRef }: Props) => {
  const { compartilhaHistorico } = useFragment(
    graphql`
      fragment CompartilhamentoDoHistorico_candidatura on Candidatura {
        compartilhaHistorico @catch(to: NULL)
      }
    `,
    candidaturaRef,
  )
  const [compartilhar, isSaving] = useCompartilharHistorico(vaga)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (compartilhaHistorico == null) return null
  const handleChange = async (next: boolean) => {
    if (isSaving) return
    setRefusal(null)
    setRefusal(await compartilhar(next))
  }
  return (
    <Fieldset legend={`Histórico na candidatura a ${titulo}`} legendHidden>
      <Consentimento checked={compartilhaHistorico} onChange={next => void handleChange(next)} />
      {refusal ? (
        <Notice tone="danger" title="A escolha não foi salva" live>
          {refusal}
        </Notice>
      ) : null}
    </Fieldset>
  )
}
