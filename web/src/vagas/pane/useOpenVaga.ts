/** The vaga beside the list, where there is room for both. The URL names one that was opened: `?vaga=12`. */
import type { KeyboardEvent, MouseEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

/** As `media.wide` of the theme. */
const hasRoom = () => window.matchMedia('screen and (min-width: 1440px)').matches

/** The REST id of the vaga that was opened, or else of the first of the list. Null for none, or without room. */
export function useOpenVaga(primeira: string | undefined): string | null {
  const [params] = useSearchParams()
  return hasRoom() ? (params.get('vaga') ?? primeira ?? null) : null
}

export type Press = MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>

/** Opens a vaga by a press on the free area of its row, or by the right arrow key in it. */
export function useOpenOnPress() {
  const [params, setParams] = useSearchParams()
  return (codigo: string, event: Press) => {
    if (!hasRoom() || isOther(event)) return
    const addTo = (current: URLSearchParams) => {
      current.set('vaga', codigo)
      return current
    }
    // Going back leads to the first one, however many were open.
    setParams(addTo, { replace: params.has('vaga'), preventScrollReset: true })
  }
}

/** Whether the press is for a link, a button, the browser, or to select text. */
const isOther = (event: Press): boolean =>
  'key' in event
    ? event.key !== 'ArrowRight' || event.altKey || event.metaKey
    : (event.target as Element).closest('a, button') !== null || window.getSelection()?.type === 'Range'
