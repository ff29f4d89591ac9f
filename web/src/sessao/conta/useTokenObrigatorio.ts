import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { toastErrorAhead } from '../../ui/overlay/toast.ts'

/** Redirects to the login without a token (specification §4); one toast, in StrictMode too. */
export function useTokenObrigatorio(token: string, mensagem: string): void {
  const navigate = useNavigate()
  const said = useRef(false)
  useEffect(() => {
    if (token || said.current) return
    said.current = true
    toastErrorAhead('Token inválido', mensagem)
    void navigate(paths.login(), { replace: true })
  }, [token, mensagem, navigate])
}
