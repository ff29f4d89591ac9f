import { startTransition, useEffect, useOptimistic } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { readSessao } from '../sessao/sessao.ts'

/** The REST id of the person in `?userId=`; null if missing, invalid, or the reader's own. */
export function readCom(params: URLSearchParams): string | null {
  const com = params.get('userId')
  return com && /^[1-9]\d{0,9}$/.test(com) && com !== readSessao()?.codigo ? com : null
}

/**
 * The open conversation. `?userId=` opens one and is then removed from the URL (specification §2). The history entry
 * keeps it, so that going back and a reload open it again. `carregada` is the conversation that the route has loaded;
 * `aberta` is already the next one while it loads.
 */
export function useOpenConversa(carregada: string | null) {
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
