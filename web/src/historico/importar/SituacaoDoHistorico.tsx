import { Button } from '../../ui/form/Button.tsx'
import { Notice } from '../../ui/state/Notice.tsx'

type Props = {
  /** Whether a transcript was imported. */
  tem: boolean
  /** The import is shown in place of the transcript. */
  importando: boolean
  /** Shows the other of the two. */
  onAlternar: () => void
}

/** Whether a transcript was imported; if so, a button to import another, or to return to it. */
export const SituacaoDoHistorico = ({ tem, importando, onAlternar }: Props) =>
  tem ? (
    <Notice
      tone="success"
      dense
      title="Seu histórico acadêmico já foi importado"
      actions={
        <Button look="secondary" shape="compact" onClick={onAlternar}>
          {importando ? 'Ver histórico' : 'Importar PDF novo'}
        </Button>
      }
    >
      <p>Fechou mais um período? Importe o PDF novo: ele substitui o anterior.</p>
    </Notice>
  ) : (
    <Notice tone="warning" dense title="Seu histórico acadêmico ainda não foi importado">
      <p>Envie o PDF abaixo. Leva menos de um minuto.</p>
    </Notice>
  )
