import { Button } from './Button.tsx'
import { Notice } from '../state/Notice.tsx'

type Props = {
  /** The action that ends the draft: 'publicar', 'salvar'. */
  ate: string
  onDescartar: () => void
}

/** Says that a form was filled from a draft. */
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
    {`O rascunho fica só neste navegador, até você ${ate} ou sair da conta.`}
  </Notice>
)
