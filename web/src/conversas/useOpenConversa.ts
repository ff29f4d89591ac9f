import { startTransition, useEffect, useOptimistic } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Sobre } from '../paths.ts'
import { readSessao } from '../sessao/sessao.ts'

/** The REST id of the person in `?userId=`; null if missing, invalid, or the reader's own. */
export function readCom(params: URLSearchParams): string | null {
  const com = params.get('userId')
  return com && /^[1-9]\d{0,9}$/.test(com) && com !== readSessao()?.codigo ? com : null
}

/**
 * The open conversation. `?userId=` opens one and is then removed from the URL (specification §2). The history entry
 * keeps it, so that going back and a reload open it again. `carregada` is the conversation that the route has loaded;
 * `aberta` is already the next one while it loads. `sobre` is the vaga from which the reader came.
 */
export function useOpenConversa(carregada: string | null) {
  const { pathname, state } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [aberta, mostrar] = useOptimistic(carregada)
  const pedida = params.has('userId')
  const lembrada = readLembrada(state)
  const sobre = readSobre(state)
  useEffect(() => {
    if (pedida)
      void navigate(pathname, {
        replace: true,
        state: { ...keepSobre(state), ...(carregada && { com: carregada, endereco: addressOf(pathname, carregada) }) },
        preventScrollReset: true,
      })
    else if (lembrada && lembrada !== carregada)
      void navigate(addressOf(pathname, lembrada), { replace: true, state: keepSobre(state) })
  }, [pedida, lembrada, carregada, pathname, state, navigate])
  const abrir = (com: string) =>
    startTransition(async () => {
      mostrar(com)
      await navigate(addressOf(pathname, com), { preventScrollReset: true })
    })
  return { aberta, sobre, abrir, fechar: () => void navigate(pathname) }
}

const addressOf = (pathname: string, com: string) => `${pathname}?userId=${com}`

function readLembrada(state: unknown): string | null {
  const com = typeof state === 'object' && state && 'com' in state ? state.com : null
  return typeof com === 'string' ? com : null
}

/** From the history entry, which may be of another version of this page. */
function readSobre(state: unknown): Sobre | null {
  const sobre: unknown = typeof state === 'object' && state && 'sobre' in state ? state.sobre : null
  if (typeof sobre !== 'object' || !sobre) return null
  const { codigo, titulo }: { codigo?: unknown; titulo?: unknown } = sobre
  return typeof codigo === 'string' && typeof titulo === 'string' ? { codigo, titulo } : null
}

const keepSobre = (state: unknown) => {
  const sobre = readSobre(state)
  return sobre ? { sobre } : {}
}
