import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Elements that handle Escape themselves. */
const usesEscape = 'input, textarea, select, dialog, header, [role=menu]'

type Options = {
  /** The search parameter that names what is open. */
  name: string
  /** Selector of the list. */
  list: string
  /** Selector of the link of the open row, within the list. */
  link: string
}

/** Closes what is open beside a list, also by Escape. The focus returns to its row, or to the list. */
export function useClosePane({ name, list, link }: Options): () => void {
  const [, setParams] = useSearchParams()
  const fechar = () => {
    const element = document.querySelector<HTMLElement>(list)
    ;(element?.querySelector<HTMLElement>(link) ?? element)?.focus()
    const without = (params: URLSearchParams) => {
      params.delete(name)
      return params
    }
    setParams(without, { replace: true, preventScrollReset: true })
  }
  const handleKey = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !(target as Element).closest(usesEscape)) fechar()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return fechar
}
