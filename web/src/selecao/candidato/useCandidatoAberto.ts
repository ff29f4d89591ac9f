import { useSearchParams } from 'react-router-dom'

/** As `media.beside` of the theme. */
const hasRoom = () => window.matchMedia('screen and (min-width: 1100px)').matches

/** The candidate who is open beside the list, where there is room for both. The URL names it: `?candidato=37`. */
export function useCandidatoAberto() {
  const [params] = useSearchParams()
  const room = hasRoom()
  const pedido = params.get('candidato')
  /** The URL that opens a candidatura beside the list. */
  const linkTo = (codigo: string) => {
    const next = new URLSearchParams(params)
    next.set('candidato', codigo)
    return `?${next}`
  }
  return {
    /** REST id of the candidatura; null for none. */
    aberto: room ? pedido : null,
    /** The one that the URL names where there is no room for it. */
    semLugar: room ? null : pedido,
    linkTo: room ? linkTo : null,
  }
}
