import { Notice } from '../ui/Notice.tsx'

/** Why there is no account yet; the form stays as it is. */
export const CadastroRecusado = ({ mensagem }: { mensagem: string }) => (
  <Notice tone="danger" title="Erro ao realizar cadastro" live>
    {mensagem}
  </Notice>
)
