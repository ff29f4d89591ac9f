import { startTransition, useEffect, useOptimistic } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { lerSessao } from '../sessao/sessao.ts'

/** REST id of the person in `?userId=`; null for none, for what is no id, and for the reader themselves. */
export function readCom(params: URLSearchParams): string | null {
  const com = params.get('userId')
  return com && /^[1-9]\d{0,9}$/.test(com) && com !== lerSessao()?.codigo ? com : null
}

/**
 * Which conversation is open. `?userId=` opens one and is then removed from the URL (specification §2); its entry in
 * the browser's history remembers it, so that the way back and a reload open it again. `carregada` is what the route
 * loaded; `aberta` is already the next one while that loads.
 */
export function useAberta(carregada: string | null) {
  const { pathname, state } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [aberta, mostrar] = useOptimistic(carregada)
  const pedida = params.has('userId')
  const lembrada = readLembrada(state)
  useEffect(() => {
    if (pedida) void navigate(pathname, { replace: true, state: { com: carregada }, preventScrollReset: true })
    else if (lembrada && lembrada !== carregada) void navigate(`${pathname}?userId=${lembrada}`, { replace: true })
  }, [pedida, lembrada, carregada, pathname, navigate])
  const abrir = (com: string) =>
    startTransition(async () => {
      mostrar(com)
      await navigate(`${pathname}?userId=${com}`, { preventScrollReset: true })
    })
  return { aberta, abrir, fechar: () => void navigate(pathname) }
}

function readLembrada(state: unknown): string | null {
  const com = typeof state === 'object' && state && 'com' in state ? state.com : null
  return typeof com === 'string' ? com : null
}
