import { RascunhoRestaurado } from '../ui/RascunhoRestaurado.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { VagaFormValues } from './vagaForm.ts'

type Props = {
  /** The form is a draft that was left. */
  restaurado: boolean
  onDescartar: () => void
  /** Codigo of the vaga that was to be copied, and what came of it. */
  de: string | null
  copia: VagaFormValues | null
}

/** Says where a form comes from that is not blank. */
export const InicioDoForm = ({ restaurado, onDescartar, de, copia }: Props) => {
  if (restaurado) {
    return <RascunhoRestaurado ate="publicar" onDescartar={onDescartar} />
  }
  if (copia) {
    return (
      <Notice tone="info" title={`Cópia de “${copia.titulo}”`}>
        Confira o prazo e os dados antes de publicar.
      </Notice>
    )
  }
  return de ? <Notice tone="warning" title="A oportunidade que você quis duplicar não foi encontrada" /> : null
}
