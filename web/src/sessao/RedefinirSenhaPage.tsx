import { KeyRound, MonitorSmartphone, ShieldCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { toastError } from '../ui/toast.ts'
import { Porta } from './Porta.tsx'
import { PortaLinks } from './PortaLinks.tsx'
import { RedefinirSenhaForm } from './RedefinirSenhaForm.tsx'

/** '/reset-password' (specification §2). */
export const RedefinirSenhaPage = () => {
  const [search] = useSearchParams()
  const token = search.get('token')?.trim() ?? ''
  useTokenObrigatorio(token)
  if (!token) return null
  return (
    <Porta
      title="Criar nova senha"
      lead="Escolha uma senha que você não usa em outro lugar."
      slogan="Quase lá: uma senha nova e tudo volta ao normal."
      points={[
        { icon: <KeyRound aria-hidden="true" />, text: 'Pelo menos 8 caracteres; mais longa é melhor' },
        { icon: <MonitorSmartphone aria-hidden="true" />, text: 'Você sai de todos os dispositivos' },
        { icon: <ShieldCheck aria-hidden="true" />, text: 'O link só vale uma vez' },
      ]}
    >
      <RedefinirSenhaForm token={token} to={paths.login()} />
      <PortaLinks links={[{ to: paths.login(), label: 'Voltar para o login' }]} />
    </Porta>
  )
}

/** Without a token there is nothing to do here (specification §4); said once, StrictMode included. */
function useTokenObrigatorio(token: string): void {
  const navigate = useNavigate()
  const said = useRef(false)
  useEffect(() => {
    if (token || said.current) return
    said.current = true
    toastError('Token inválido', 'Link de redefinição de senha inválido ou expirado.')
    void navigate(paths.login(), { replace: true })
  }, [token, navigate])
}
