import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  /** Until when it is kept: 'publicar', 'salvar'. */
  ate: string
  onDescartar: () => void
}

/** Says that a form began with the draft that was left. */
export const RascunhoRestaurado = ({ ate, onDescartar }: Props) => (
  <Notice
    tone="info"
    title="Continuamos de onde você parou"
    actions={
      <Button look="secondary" shape="compact" onClick={onDescartar}>
        Descartar rascunho
      </Button>
    }
  >
    O rascunho fica só neste navegador, até você {ate} ou sair da conta.
  </Notice>
)
