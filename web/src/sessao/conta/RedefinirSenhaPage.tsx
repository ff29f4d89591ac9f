import KeyRound from 'lucide-react/icons/key-round'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { dicaDeSenha } from '../senhaMinima.ts'
import { linkToInicio, linkToLogin, VisitorLayout } from '../VisitorLayout.tsx'
import { RedefinirSenhaForm } from './RedefinirSenhaForm.tsx'
import { useTokenObrigatorio } from './useTokenObrigatorio.ts'

/** '/reset-password' (specification §2). */
export const RedefinirSenhaPage = () => {
  const [search] = useSearchParams()
  const token = search.get('token')?.trim() ?? ''
  const { hash } = useLocation()
  useTokenObrigatorio(token, 'Link de redefinição de senha inválido ou expirado.')
  return (
    <VisitorLayout
      title="Criar nova senha"
      lead="Escolha uma senha que você não usa em outro lugar."
      slogan="Quase lá: uma senha nova e tudo volta ao normal."
      points={[
        { icon: KeyRound, text: `${dicaDeSenha()}; mais longa é melhor` },
        { icon: MonitorSmartphone, text: 'Você sai de todos os dispositivos' },
        { icon: ShieldCheck, text: 'O link só vale uma vez' },
      ]}
      links={[linkToLogin]}
      outros={[linkToInicio]}
    >
      <RedefinirSenhaForm token={token} conta={readConta(hash)} to={paths.login()} />
    </VisitorLayout>
  )
}

/** The address of the account, which the mail's link has in its fragment; null if it has none. */
const readConta = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('conta')
