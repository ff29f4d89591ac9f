import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Takes the reader to the first field that is drawn as wrong, in the order of the page, after each submission and
 * each refusal that is told of.
 */
export function useFocarErro(submitCount: number): [ref: RefObject<HTMLFormElement | null>, onRecusada: () => void] {
  const ref = useRef<HTMLFormElement>(null)
  const [recusas, setRecusas] = useState(0)
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, recusas])
  return [ref, () => setRecusas(count => count + 1)]
}
