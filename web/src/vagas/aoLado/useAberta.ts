/** The vaga that is open beside the list, where there is room for both. The URL names it: `?vaga=12`. */
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** As `media.wide` of the theme. */
const hasRoom = () => window.matchMedia('screen and (min-width: 1440px)').matches

/** Its REST id; null for none. */
export function useAberta(): string | null {
  const [params] = useSearchParams()
  return hasRoom() ? params.get('vaga') : null
}

export type Press = MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>

/** Opens a vaga by a press on the free area of its row, or by the right arrow key in it. */
export function useAbrir(aberta: string | null) {
  const [, setParams] = useSearchParams()
  const hold = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    hold.current?.()
    hold.current = undefined
  }, [aberta])
  return (codigo: string, event: Press) => {
    if (!hasRoom() || isOther(event)) return
    const row = event.currentTarget
    const { top } = row.getBoundingClientRect()
    // The rows above change their height.
    hold.current = () => window.scrollBy(0, row.getBoundingClientRect().top - top)
    const addTo = (params: URLSearchParams) => {
      params.set('vaga', codigo)
      return params
    }
    // Going back closes it, however many were open.
    setParams(addTo, { replace: aberta !== null, preventScrollReset: true })
  }
}

/** Whether the press is for a link, a button, the browser, or to select text. */
const isOther = (event: Press): boolean =>
  'key' in event
    ? event.key !== 'ArrowRight' || event.altKey || event.metaKey
    : (event.target as Element).closest('a, button') !== null || window.getSelection()?.type === 'Range'
