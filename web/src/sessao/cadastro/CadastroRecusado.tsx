import { Notice } from '../../ui/state/Notice.tsx'

/** The refusal of a registration, in its form. */
export const CadastroRecusado = ({ mensagem }: { mensagem: string }) => (
  <Notice tone="danger" title="Erro ao realizar cadastro" live>
    {mensagem}
  </Notice>
)
